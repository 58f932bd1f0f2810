// Whether the last move can be taken back, and if not, why: said by the button itself.
import type { Sight } from "@/wire/table";

export type Undo = { can: "own" | "ask"; why: string } | { can: "no"; why: string };

/** The message that tells what the button does or why it does nothing. */
const WHY = {
  own: "table.undo.own",
  ask: "table.undo.ask",
  practice: "table.undo.practice",
  watching: "table.undo.watching",
  over: "table.undo.over",
  standIn: "table.undo.standIn",
  early: "table.undo.early",
} as const;

/** What the server says of a move that stands. */
const STANDS: Readonly<Record<string, string>> = {
  light: "table.undo.light",
  away: "table.undo.away",
  asked: "table.undo.asked",
  lot: "table.undo.lot",
  rated: "table.undo.rated",
};

export function undoOf(sight: Sight): Undo {
  if (sight.take_back === "own") return { can: "own", why: sight.practice ? WHY.practice : WHY.own };
  if (sight.take_back === "ask") return { can: "ask", why: WHY.ask };
  const seat = sight.seats[sight.viewer];
  if (!seat) return { can: "no", why: WHY.watching };
  if (sight.phase === "over") return { can: "no", why: WHY.over };
  if (seat.stand_in !== "") return { can: "no", why: WHY.standIn };
  return { can: "no", why: STANDS[sight.take_back_why] ?? WHY.early };
}
