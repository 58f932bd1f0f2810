// How figures of an analysis are said: with one decimal where they are small, and a true minus.
import type { IntlShape } from "react-intl";

const trueMinus = (text: string) => text.replace("-", "−");

/** Large sums are whole. */
const LARGE = 100;

const digits = (points: number) => (Math.abs(points) >= LARGE ? 0 : 1);

/** Points that were gained or lost. */
export function sayChange(intl: IntlShape, points: number): string {
  const places = digits(points);
  return trueMinus(intl.formatNumber(points, { minimumFractionDigits: places, maximumFractionDigits: places, signDisplay: "exceptZero" }));
}

/** How far a figure may be off. */
export function sayDoubt(intl: IntlShape, doubt: number): string {
  const places = digits(doubt);
  return intl.formatNumber(doubt, { minimumFractionDigits: places, maximumFractionDigits: places });
}

/** So many points, or whatever the game counts. */
export function sayPoints(intl: IntlShape, unit: string | undefined, points: number): string {
  return intl.formatMessage({ id: unit ?? "table.points" }, { points: Math.round(points * 10 ** digits(points)) / 10 ** digits(points) });
}

export function sayShare(intl: IntlShape, share: number): string {
  return intl.formatNumber(share, { style: "percent", maximumFractionDigits: 0 });
}

export function sayShareChange(intl: IntlShape, share: number): string {
  return trueMinus(intl.formatNumber(share, { style: "percent", maximumFractionDigits: 0, signDisplay: "always" }));
}
