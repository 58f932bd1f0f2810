// What a link is good for, as the table stands: a seat, a look, a replay, or nothing any more.
import type { Sight } from "@/wire/table";

export type Offer = "seat" | "account" | "full" | "practice" | "found" | "begun" | "over";

/** What whoever comes by the link of a table can do there. `hasAccount`: they may sit at rated tables. */
export function offerOf(sight: Sight, hasAccount: boolean): Offer {
  if (sight.phase === "over") return "over";
  if (sight.phase !== "open") return "begun";
  if (sight.practice) return "practice";
  if (sight.comes_by > 0) return "found";
  if (freeAt(sight).length === 0) return "full";
  return sight.rated && !hasAccount ? "account" : "seat";
}

/** The seats where nobody sits and that are kept for nobody. */
export function freeAt(sight: Sight): number[] {
  return sight.seats.flatMap((seat, index) => (seat.player === "" && seat.bot === "" ? [index] : []));
}
