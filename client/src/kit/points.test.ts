import { createIntl } from "react-intl";
import { expect, test } from "vitest";
import { sayPoints } from "./points";

test.each(["en", "fr", "nl"])("a loss has a true minus in %s, and nothing has no sign", (locale) => {
  const intl = createIntl({ locale });
  expect(sayPoints(intl, -80)).toBe("−80");
  expect(sayPoints(intl, 0, "exceptZero")).toBe("0");
  expect(sayPoints(intl, 12, "exceptZero")).toBe("+12");
  expect(sayPoints(intl, 12)).toBe("12");
});
