// How far the game is, for the head of the page.
import type { Progress } from "@/platform/game";
import type { View } from "@/wire/routes";
import { FEW_CARTS } from "./map";

export function progress(view: View): Progress | null {
  const { asked, turns_left: turns, carts } = view.public;
  if (asked === "nothing") return null;
  if (asked === "first contracts") return { id: "routes.progress.first", values: {} };
  if (turns > 0) return { id: "routes.progress.last", values: { turns } };
  return { id: "routes.progress.carts", short: "routes.progress.short", values: { carts: Math.min(...carts) - FEW_CARTS } };
}
