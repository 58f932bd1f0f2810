// How far the game is, for the head of the page: the year, and which of the lots is sold next.
import type { Progress } from "@/platform/game";
import type { View } from "@/wire/merchants";
import { shortYear, turnsOf } from "./map";

export function progress(view: View): Progress | null {
  if (view.agenda.length === 0) return null;
  const values = { year: shortYear(view.square), lot: view.turn, lots: turnsOf(view.seats) };
  return { id: "merchants.progress", short: "merchants.progress.short", values };
}
