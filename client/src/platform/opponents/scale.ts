// One scale for all ratings, so that a look tells who is stronger.
import type { GameCard, OpponentCard } from "@/wire/http";

export interface Scale {
  low: number;
  high: number;
}

export interface Measured extends OpponentCard {
  rating: number;
  doubt: number;
}

/** Was this opponent measured in games? */
export const isMeasured = (card: OpponentCard | undefined): card is Measured => typeof card?.rating === "number";

const STEP = 100;

/** From below the weakest to above the strongest of all games, in whole hundreds; null where nobody was measured. */
export function scaleOf(games: readonly GameCard[]): Scale | null {
  const all = games.flatMap(({ opponents }) => opponents.filter(isMeasured));
  if (all.length === 0) return null;
  const ends = all.flatMap(({ rating, doubt }) => [rating - doubt, rating + doubt]);
  return { low: Math.floor(Math.min(...ends) / STEP - 1) * STEP, high: Math.ceil(Math.max(...ends) / STEP + 1) * STEP };
}

/** Where a rating is on the scale, in percent. */
export const placeOf = ({ low, high }: Scale, rating: number): number => (100 * (rating - low)) / (high - low);

/** Where the own mark is: players may be weaker or stronger than all bots, and are then drawn at the end. */
export const markOf = (scale: Scale, rating: number): number => Math.min(100, Math.max(0, placeOf(scale, rating)));
