// How far the game is, for the head of the page.
import type { Progress } from "@/platform/game";
import type { Facts, View } from "@/wire/routes";

export function progress(view: View, facts: Facts): Progress | null {
  const { asked, turns_left: turns } = view.public;
  if (asked === "nothing") return null;
  if (asked === "first contracts") return { id: "routes.progress.first", values: {} };
  if (turns > 0) return { id: "routes.progress.last", short: "routes.progress.last.short", values: { turns, mine: facts.last_turn } };
  return { id: "routes.progress.carts", short: "routes.progress.short", values: { carts: Math.min(...facts.carts_to_last_round) } };
}
