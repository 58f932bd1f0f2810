// How figures of a career are said and drawn: one decimal where they are small, a true minus, and a line at nothing.
import type { IntlShape } from "react-intl";
import { sayPoints } from "@/kit/points";

/** Figures of this size are whole. */
const LARGE = 100;

/** How many decimals figures have that are read beside each other. */
export const decimalsOf = (figures: readonly (number | null)[]): number =>
  figures.some((figure) => Math.abs(figure ?? 0) >= LARGE) ? 0 : 1;

export function sayFigure(intl: IntlShape, figure: number, decimals: number): string {
  // What is rounded to nothing is not less than nothing.
  const said = intl.formatNumber(figure, {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
    signDisplay: "negative",
  });
  return said.replace("-", "−");
}

/** "+13", "−8" or "±0". */
export const sayChange = (intl: IntlShape, change: number): string => (change === 0 ? "±0" : sayPoints(intl, change, "exceptZero"));

export const sayShare = (intl: IntlShape, share: number): string =>
  intl.formatNumber(share, { style: "percent", maximumFractionDigits: 0 });

/** Where values are on a line from the least to the most, in percent; it reaches to nothing at least. */
export function scaleOf(values: readonly (number | null)[]): (value: number) => number {
  const known = values.filter((value) => value !== null);
  const least = Math.min(0, ...known);
  const most = Math.max(0, ...known);
  return (value) => (most > least ? (100 * (value - least)) / (most - least) : 0);
}

export const sumOf = (counts: readonly number[]): number => counts.reduce((sum, count) => sum + count, 0);
