// How far the game is, for the head of the page.
import type { Progress } from "@/platform/game";
import type { View } from "@/wire/routes";
import { FEW_CARTS } from "./map";

/** Where the viewer's own turn of the last round is; everybody has one. A spectator has none. */
function lastTurnOf({ viewer, public: { seats, waiting, turns_left: turns } }: View): "now" | "ahead" | "over" | "none" {
  if (viewer < 0) return "none";
  const until = (viewer - (waiting[0] ?? viewer) + seats) % seats;
  if (until === 0) return "now";
  return until < turns ? "ahead" : "over";
}

export function progress(view: View): Progress | null {
  const { asked, turns_left: turns, carts } = view.public;
  if (asked === "nothing") return null;
  if (asked === "first contracts") return { id: "routes.progress.first", values: {} };
  if (turns > 0) return { id: "routes.progress.last", values: { turns, mine: lastTurnOf(view) } };
  return { id: "routes.progress.carts", short: "routes.progress.short", values: { carts: Math.min(...carts) - FEW_CARTS } };
}
