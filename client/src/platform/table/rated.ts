// Who may sit down at a rated table: players with an account, since a guest's rating would be lost with the browser.
import { useMe } from "@/platform/me";
import { useTableState } from "./state";

/** Whether whoever looks on can have no seat here, because it is rated. */
export function useMayNotSit(): boolean {
  const { sight, me } = useTableState();
  const isGuest = useMe()?.kind === "guest";
  return sight.rated && isGuest && me === null;
}
