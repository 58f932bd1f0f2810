// Where each card lies, as far as everybody sees it. What is in a pile and what was never dealt is one and the same: not seen yet.
import { CARDS } from "@/wire/harbour-cards";
import type { View } from "@/wire/harbour";

/** The last card that every game has; house cards are numbered from the next one on. */
const LAST_PRINTED = 132;
/** The number of the extension that adds house cards (HAR-019). */
const HOUSE_CARDS = 5;

export interface Place {
  at: "rack" | "active" | "offer" | "discards" | "unseen";
  /** Whose rack or whose active card it is; -1 for nobody's. */
  seat: number;
}

const UNSEEN: Place = { at: "unseen", seat: -1 };

/** The cards that this game is played with. */
export function cardsOf(view: View): readonly number[] {
  const hasHouseCards = view.extensions.includes(HOUSE_CARDS);
  return CARDS.map((card) => card.number).filter((card) => card <= LAST_PRINTED || hasHouseCards);
}

/** By card: where it lies. */
export function placesOf(view: View): ReadonlyMap<number, Place> {
  const found = new Map<number, Place>(cardsOf(view).map((card) => [card, UNSEEN]));
  for (const card of view.discards) found.set(card, { at: "discards", seat: -1 });
  for (const card of view.offer) found.set(card, { at: "offer", seat: -1 });
  view.at.forEach(({ rack, tableau }, seat) => {
    for (const card of rack) found.set(card, { at: "rack", seat });
    for (const card of tableau) found.set(card, { at: "active", seat });
  });
  return found;
}

/** Parts of the table that can be asked for; one's own cards are at the table, too. */
export const WHERES = ["mine", "table", "discards", "unseen"] as const;
export type Where = (typeof WHERES)[number];

export function liesIn(place: Place, where: Where, seat: number): boolean {
  switch (where) {
    case "mine":
      return seat >= 0 && place.seat === seat;
    case "table":
      return place.at === "rack" || place.at === "active" || place.at === "offer";
    default:
      return place.at === where;
  }
}
