// The two kinds of rounds as steps of a falling price (MER-133): step 0 is the run-in before the first mark.

const FIRST = 200;
const SINGLE_STEPS = 17;
export const DOUBLE_STEPS = 11;
/** What the opener pays where nobody offers more (MER-108). */
export const OPENING_PRICE = 200;

export const isDoubled = (steps: number): boolean => steps === DOUBLE_STEPS;
export const stepsOf = (isDouble: boolean): number => (isDouble ? DOUBLE_STEPS : SINGLE_STEPS);

/** A press before the first mark of a normal round opens a doubled one (MER-106). */
export const opens = (isDouble: boolean, step: number): boolean => !isDouble && step === 0;

/** What a press at a step pays; for an opening the least that it may come to. */
export function priceOf(isDouble: boolean, step: number): number {
  return (FIRST - 10 * (Math.max(1, step) - 1)) * (isDouble ? 2 : 1);
}
