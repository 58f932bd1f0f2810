// In which order the seats play, and where each of them is in it.
import type { View } from "@/wire/harbour";

export type Turn = "done" | "now" | "next" | "later" | "";

/** What is still to come lies in the agenda, the nearest on top. */
export function turnsOf({ order, waiting, agenda, seats }: View): readonly { seat: number; turn: Turn }[] {
  const coming = agenda.toReversed().flatMap((step) => (step.type === "BeginTurn" ? [step.who] : step.seats));
  const later = [...new Set(coming)].filter((seat) => !waiting.includes(seat));
  const turnOf = (seat: number): Turn => {
    if (waiting.includes(seat)) return "now";
    if (waiting.length === 0) return "";
    const at = later.indexOf(seat);
    return at === 0 ? "next" : at > 0 ? "later" : "done";
  };
  const all = order.length > 0 ? order : Array.from({ length: seats }, (_, seat) => seat);
  return all.map((seat) => ({ seat, turn: turnOf(seat) }));
}
