// Who was asked to a table, and what comes of it: how many seats there are, who is missing, whether the game can begin.
import type { GameCard } from "@/wire/http";
import type { Level } from "./people";

export interface Party {
  /** All seats, one's own included. */
  seats: number;
  /** How many more could be asked. */
  room: number;
  /** How many must be asked before the game can begin. */
  lacks: number;
  isAlone: boolean;
}

export function partyOf(asked: readonly Level[], game: GameCard): Party {
  const seats = asked.length + 1;
  return {
    seats,
    room: Math.max(...game.seats) - seats,
    lacks: Math.max(0, Math.min(...game.seats) - seats),
    isAlone: seats === 1,
  };
}

/** Asks somebody, or sends them away; a full table stays as it is. */
export function toggled(asked: readonly Level[], level: Level, game: GameCard): readonly Level[] {
  if (asked.includes(level)) return asked.filter((one) => one !== level);
  return partyOf(asked, game).room > 0 ? [...asked, level] : asked;
}

/** Those who still find a seat where another game is played. */
export const seatedAt = (asked: readonly Level[], game: GameCard): readonly Level[] => asked.slice(0, Math.max(...game.seats) - 1);
