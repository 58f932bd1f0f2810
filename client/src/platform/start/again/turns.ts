// One's turns as they lie on the quay: the least time left first.
import type { TableCard } from "@/wire/http";
import type { Hall } from "../hall";
import { progressOf } from "../progress";

export interface Turn {
  card: TableCard;
  /** Milliseconds; null without a clock. */
  left: number | null;
}

/** Places on the quay. */
export const PLACES = 3;

/** All tables where it is one's turn, in the order in which they should be played. */
export function turnsIn({ mine, sights }: Pick<Hall, "mine" | "sights">, now: number): Turn[] {
  const found = (mine ?? []).flatMap((card): Turn[] => {
    const standing = progressOf(card, sights[card.table], now);
    return standing.kind === "yours" ? [{ card, left: standing.left }] : [];
  });
  return found.sort((one, other) => (one.left ?? Infinity) - (other.left ?? Infinity) || one.card.updated_at - other.card.updated_at);
}

/** Those that have a place: all of them, or so many that the last place says how many more there are. */
export const shownOf = (turns: readonly Turn[]): readonly Turn[] => (turns.length > PLACES ? turns.slice(0, PLACES - 1) : turns);

/** How many running tables wait for somebody else. */
export function withOthers({ mine, sights }: Pick<Hall, "mine" | "sights">, now: number): number {
  return (mine ?? []).filter((card) => progressOf(card, sights[card.table], now).kind === "theirs").length;
}

/** The part of a day: its greeting. */
export function greetingOf(hour: number): "morning" | "afternoon" | "evening" {
  if (hour >= 5 && hour < 12) return "morning";
  return hour >= 12 && hour < 18 ? "afternoon" : "evening";
}
