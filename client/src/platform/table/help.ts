// Help opens at the rule of what one is asked, and at the beginning while nothing is.
import type { GameClient } from "@/platform/game";
import type { Sight } from "@/wire/table";
import { type Open, useTableState } from "./state";

/** Where the rules open at a table that stands so. */
export async function helpAt(game: GameClient, { view, viewer, moves, phase }: Sight): Promise<Open> {
  const rule = phase === "playing" && viewer >= 0 ? await game.askedRule?.(view, viewer, moves) : null;
  return rule ? { what: "rules", rule } : { what: "rules" };
}

/** Opens the rules where they help now. */
export function useHelp(): () => void {
  const { game, sight, open } = useTableState();
  return () =>
    void helpAt(game, sight)
      .catch(() => ({ what: "rules" }) as const)
      .then(open);
}
