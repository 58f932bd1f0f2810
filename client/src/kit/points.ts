// Points as they are printed: what is lost has a true minus, as wide as the plus.
import type { IntlShape } from "react-intl";

export function sayPoints(intl: IntlShape, points: number, sign: "negative" | "exceptZero" = "negative"): string {
  return intl.formatNumber(points, { signDisplay: sign }).replace("-", "−");
}
