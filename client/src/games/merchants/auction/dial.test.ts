// The face of the clock, and the two kinds of rounds on it.
import { describe, expect, it } from "vitest";
import { angleOf, apart, needleAt } from "./dial";
import { isDoubled, leftAt, opens, pricesOf } from "./round";
import { lotSight } from "./testing/rounds";

describe("a round", () => {
  it.each(["single", "double"] as const)("costs at each step what the house says (%s)", (kind) => {
    const { prices } = lotSight(kind);
    expect(isDoubled(prices.length)).toBe(kind === "double");
    expect(pricesOf(kind === "double")).toEqual(prices);
  });

  it("leaves what the house says of each limit, and nothing where none can be paid", () => {
    const left = [40, 30, 20];
    expect([16, 15, 14, 13, 0].map((step) => leftAt(left, false, step))).toEqual([40, 30, 20, null, null]);
    expect([10, 9, 1, 0].map((step) => leftAt([30, 10], true, step))).toEqual([30, 10, null, null]);
  });

  it("opens only before the first mark of a normal one", () => {
    expect([opens(false, 0), opens(false, 1), opens(true, 0)]).toEqual([true, false, false]);
  });
});

describe("the dial", () => {
  it("goes around once, without a jump between steps", () => {
    for (let step = 0; step < 16; step++) expect(needleAt(step, 1)).toBeCloseTo(angleOf(step + 1));
    expect(angleOf(0)).toBe(0);
    expect(needleAt(16, 1)).toBeLessThan(360);
  });

  it("moves pins apart only as far as they need", () => {
    expect(apart([10, 50], 8)).toEqual([10, 50]);
    expect(apart([12, 10], 8)).toEqual([15, 7]);
    const three = apart([10, 10, 10], 8);
    expect(three[1]! - three[0]!).toBeGreaterThan(7.9);
    expect(three[2]! - three[1]!).toBeGreaterThan(7.9);
  });
});
