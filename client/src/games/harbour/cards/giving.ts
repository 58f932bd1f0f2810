// What a card would give if it were used now, as the server says it.
import type { Facts, Gift } from "@/wire/harbour";
import { cardFace } from "./printed";

/** Of a card of one's own, or one that can be taken; null for cards that answer to something else, and for spectators. */
export function giftOf(card: number, { facts, seat }: { facts: Facts; seat: number }): Gift | null {
  return seat < 0 ? null : (facts.cards?.[card] ?? cardFace(card).gives ?? null);
}

export function isNothing(gift: Gift): boolean {
  return Object.values(gift).every((part) => part === 0 || part === false);
}
