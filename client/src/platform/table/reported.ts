// Of whom one may complain at a table: the people who sit there, but oneself.
import { useTableState } from "./state";

export interface Reported {
  ref: string;
  name: string;
}

export function useReported(): readonly Reported[] {
  const { players, myself } = useTableState();
  if (myself === "") return [];
  return players
    .filter(({ sight }) => sight.bot === "" && sight.player !== "" && sight.player !== myself)
    .map(({ sight, name }) => ({ ref: sight.player, name }));
}
