// @vitest-environment node
// Where chances, bars and names are drawn.
import { describe, expect, it } from "vitest";
import { bandOf, barsOf, endsOf, type Frame, lineOf, plotOf, tickStep } from "./graph";
import { report, seatReport } from "./testing/reports";

const FRAME: Frame = { width: 500, height: 300, left: 90, right: 110, isSmall: false };
const plot = plotOf(10, FRAME);

it("moves go from the left edge to the right, chances from the floor to the top", () => {
  expect([plot.x(0), plot.x(10)]).toEqual([90, 390]);
  expect(plot.y(1)).toBeLessThan(plot.y(0.5));
  expect(plot.y(0)).toBeLessThan(plot.decisionsAt);
});

it("a line goes through every look, a band around it there and back", () => {
  const { chance } = seatReport();
  expect(lineOf(plot, chance).match(/[ML]/g)).toHaveLength(chance.length);
  expect(bandOf(plot, chance).match(/[ML]/g)).toHaveLength(2 * chance.length);
  expect(bandOf(plot, chance.slice(0, 1))).toBe("");
});

describe("bars", () => {
  const { decisions, luck } = barsOf(plot, report().seats[0]!, FRAME);

  it("have one scale for decisions and luck", () => {
    expect(luck[1]!.height / decisions[0]!.height).toBeCloseTo(2);
  });

  it("hang where something was lost, and stand where it was gained", () => {
    expect(decisions[0]!.y).toBe(plot.decisionsAt);
    expect(luck[0]!.y + luck[0]!.height).toBeCloseTo(plot.luckAt);
    expect(luck[1]!.y).toBe(plot.luckAt);
  });

  it("stand at their move, the deal at the beginning, and stay above the figures", () => {
    expect(decisions.map(({ move }) => move)).toEqual([3]);
    expect(luck.map(({ move }) => move)).toEqual([0, 8]);
    expect(luck[1]!.y + luck[1]!.height).toBeLessThan(plot.foot - 12);
  });
});

it("names at the ends keep apart, and none is below the floor", () => {
  const tied = report({ seats: [0, 1, 2].map((seat) => seatReport({ seat, chance: [{ ...seatReport().chance[0]!, chance: 0 }] })) });
  const ends = endsOf(plot, tied);
  expect(ends.map(({ y }) => y)).toEqual(ends.map(({ y }) => y).toSorted((one, other) => one - other));
  expect(ends[1]!.y - ends[0]!.y).toBeGreaterThanOrEqual(20);
  expect(ends[2]!.y).toBe(plot.y(0));
});

it("figures below are round, and no more than there is room for", () => {
  expect(tickStep(63, 10)).toBe(10);
  expect(tickStep(310, 10)).toBe(50);
  expect(tickStep(7, 10)).toBe(1);
});
