// The photo window: how close two presses may be so that no clock can tell which was first (`docs/fairness.md`).
const [LEAST, MOST] = [15, 40];

/** In milliseconds, from how badly the two presses are known together. */
export function photoWindow(doubt: number): number {
  return Math.max(LEAST, Math.min(doubt, MOST));
}
