// Sealed limits: the prices among one's legal moves, from the lowest to opening (MER-141, MER-143).

export interface Limit {
  move: string;
  /** Null for opening a doubled round. */
  price: number | null;
}

export interface Limits {
  /** The lowest first; opening stands above all prices. */
  limits: readonly Limit[];
  canPass: boolean;
}

/** What a view says where no limit is sealed, and the limits that are no price. */
export const NO_LIMIT = -1;
export const PASS = 0;
export const OPEN = 250;

/** The limits among legal moves; null where none is asked for. */
export function limitsAmong(moves: readonly string[]): Limits | null {
  const prices = moves.flatMap((move) => (move.startsWith("limit ") ? [Number(move.slice("limit ".length))] : []));
  const limits: Limit[] = prices.toSorted((one, other) => one - other).map((price) => ({ move: `limit ${price}`, price }));
  if (moves.includes("open")) limits.push({ move: "open", price: null });
  const canPass = moves.includes("pass");
  return limits.length > 0 || canPass ? { limits, canPass } : null;
}

/** One's doubled prices in case of an opening, the moves that seal them by who opens (MER-144). */
export interface AheadMoves {
  opener: readonly string[];
  other: readonly string[];
}

export function aheadAmong(moves: readonly string[]): AheadMoves {
  const of = (who: keyof AheadMoves) => moves.filter((move) => move.startsWith(`ahead ${who} `));
  return { opener: of("opener"), other: of("other") };
}

/** The price in a move that seals ahead, or PASS. */
export function aheadPrice(move: string): number {
  return Number(move.split(" ")[2]) || PASS;
}
