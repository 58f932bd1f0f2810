// How far the game is, for the head of the page.
import type { Progress } from "@/platform/game";
import type { View } from "@/wire/harbour";
import { ROUNDS } from "./map";

export function progress(view: View): Progress | null {
  if (view.why_ended !== "") return null;
  if (view.round < 1) return { id: "harbour.progress.setup", values: {} };
  return { id: "harbour.progress.round", short: "harbour.progress.short", values: { round: view.round, rounds: ROUNDS } };
}
