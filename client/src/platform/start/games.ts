// Which games can be played at a table in this browser, at this house.
import { playable } from "@/platform/games";
import type { GameCard } from "@/wire/house";
import { CARDS } from "./cards";
import type { Card } from "./cards/card";

export interface Offer {
  card: Card;
  /** What the house says of it; null where it cannot be played yet. */
  game: GameCard | null;
}

/** Every game that hangs at the front, with what the house offers of it. */
export function offersOf(games: readonly GameCard[] | null): Offer[] {
  return CARDS.map((card) => ({
    card,
    game: (playable.includes(card.slug) && games?.find((game) => game.slug === card.slug)) || null,
  }));
}

/** The game that begins when somebody only wants to play. */
export const firstOffered = (offers: readonly Offer[]): GameCard | null => offers.find((offer) => offer.game)?.game ?? null;
