// The two kinds of rounds as steps of a falling price (MER-133): step 0 is the run-in before the first mark.
import { AUCTION } from "../map";

const SINGLE_LIMITS: readonly number[] = AUCTION.sealed.single_limits;
const DOUBLE_LIMITS: readonly number[] = AUCTION.sealed.double_limits;
/** In the run-in a normal round is opened; in a doubled one it already costs the first mark. */
const SINGLE_PRICES: readonly number[] = [AUCTION.first_mark, ...AUCTION.marks];
const DOUBLE_PRICES: readonly number[] = [...DOUBLE_LIMITS.slice(-1), ...DOUBLE_LIMITS.toReversed()];
export const DOUBLE_STEPS = DOUBLE_PRICES.length;
/** What the opener pays where nobody offers more (MER-108). */
export const OPENING_PRICE = AUCTION.double_default_price;

export const isDoubled = (steps: number): boolean => steps === DOUBLE_STEPS;
export const pricesOf = (isDouble: boolean): readonly number[] => (isDouble ? DOUBLE_PRICES : SINGLE_PRICES);

/** A press before the first mark of a normal round opens a doubled one (MER-106). */
export const opens = (isDouble: boolean, step: number): boolean => !isDouble && step === 0;

/** What a press at a step pays; for an opening the least that it may come to. */
export const priceOf = (isDouble: boolean, step: number): number => pricesOf(isDouble)[step] ?? 0;

/** What would be left of one's money after a press at a step; null where one cannot pay. `left` is told by limit, the lowest first. */
export function leftAt(left: readonly number[], isDouble: boolean, step: number): number | null {
  return left[(isDouble ? DOUBLE_LIMITS : SINGLE_LIMITS).indexOf(priceOf(isDouble, step))] ?? null;
}
