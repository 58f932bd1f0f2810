// Which games can be played at this server.
import { plainCard } from "@/platform/plain/card";
import type { GameCard } from "@/wire/http";
import { CARDS } from "./cards";
import type { Card } from "./cards/card";

export interface Offer {
  card: Card;
  /** What the server says of it; null where it cannot be played yet. */
  game: GameCard | null;
}

/** Every game that hangs at the front, with what the server offers of it; behind them the games that have no picture. */
export function offersOf(games: readonly GameCard[] | null): Offer[] {
  const drawn = CARDS.map((card) => ({ card, game: games?.find((game) => game.slug === card.slug) ?? null }));
  const others = (games ?? []).filter((game) => !CARDS.some((card) => card.slug === game.slug));
  return [...drawn, ...others.map((game) => ({ card: plainCard(game), game }))];
}

/** The game that begins when somebody only wants to play. */
export const firstOffered = (offers: readonly Offer[]): GameCard | null => offers.find((offer) => offer.game)?.game ?? null;
