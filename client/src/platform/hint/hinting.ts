// Whether a hint lies open, and whether one can be had at this table.
import { create } from "zustand";
import { type TableState, useTableState } from "@/platform/table/state";

/** The table whose hint lies open, and the moves that were offered then: others may act meanwhile. */
export const useHinting = create<{ table: string; offer: string }>(() => ({ table: "", offer: "" }));

export function closeHint(): void {
  useHinting.setState({ table: "", offer: "" });
}

/** Where all others are bots of the server nobody is hurt by it, unless the game is rated. */
export function canHint({ game, me, players, sight }: Pick<TableState, "game" | "me" | "players" | "sight">): boolean {
  const isAmongBots = players.every(({ isMe, sight: seat }) => isMe || seat.player === "");
  return Boolean(game.Hint) && me !== null && isAmongBots && !sight.rated && sight.phase === "playing" && sight.lot === null;
}

/** Opens the hint for the question of this moment, or closes it; null where there are none. */
export function useHintKey(): { isOpen: boolean; isAsked: boolean; toggle: () => void } | null {
  const state = useTableState();
  const { table, offer } = useHinting();
  if (!canHint(state)) return null;
  const { sight } = state;
  const isAsked = sight.moves.length > 0;
  const offered = sight.moves.join("|");
  const isOpen = isAsked && table === sight.table && offer === offered;
  const toggle = () => {
    if (isOpen) closeHint();
    else if (isAsked) useHinting.setState({ table: sight.table, offer: offered });
  };
  return { isOpen, isAsked, toggle };
}
