// Whether the last move can be taken back, and if not, why: said by the button itself.
import type { Sight } from "@/wire/table";

export type Undo = { can: "own" | "ask"; why: string } | { can: "no"; why: string };

/** The message that tells what the button does or why it does nothing. */
const WHY = {
  own: "table.undo.own",
  ask: "table.undo.ask",
  asked: "table.undo.asked",
  watching: "table.undo.watching",
  over: "table.undo.over",
  standIn: "table.undo.standIn",
  early: "table.undo.early",
} as const;

export function undoOf(sight: Sight): Undo {
  if (sight.take_back === "own" || (sight.take_back === "ask" && !isCompany(sight))) return { can: "own", why: WHY.own };
  if (sight.take_back === "ask") return { can: "ask", why: WHY.ask };
  const seat = sight.seats[sight.viewer];
  if (!seat) return { can: "no", why: WHY.watching };
  if (sight.phase === "over") return { can: "no", why: WHY.over };
  if (seat.stand_in !== "") return { can: "no", why: WHY.standIn };
  return { can: "no", why: sight.take_back_wish ? WHY.asked : WHY.early };
}

/** Whether another person plays: among bots nobody has to be asked. */
function isCompany({ seats, viewer }: Sight): boolean {
  return seats.some((seat, index) => index !== viewer && seat.player !== "" && seat.stand_in === "");
}
