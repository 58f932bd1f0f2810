// What the hint of a game is made of, and what its moves are told with after a game.
import type { LoadWords } from "@/platform/words";

/** How a game names its legal moves, and takes one in hand as a first touch does. */
export interface MovesInHand {
  say: (move: string) => string;
  /** The move that is in hand, or null. */
  chosen: string | null;
  choose: (move: string) => void;
}

/** By source of points: the message that names it. */
export type Sources = Readonly<Record<string, string>>;

/** How a game tells of moves: `words` are for what a table does not have at first. */
export interface MovesTold {
  useMoves: () => MovesInHand;
  /** What the game calls where points come from. */
  sources: Sources;
  words?: LoadWords;
}
