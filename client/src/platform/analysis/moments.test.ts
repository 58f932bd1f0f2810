// @vitest-environment node
// Which moments are shown, where chances turn, and how one goes from moment to moment.
import { describe, expect, it } from "vitest";
import { chanceAt, costliest, decisionAt, markAt, marksOf, nextMark, turningPoint } from "./moments";
import { report, seatReport } from "./testing/reports";

describe("moments", () => {
  it("are those of the seat in order of play, with its turning point", () => {
    expect(marksOf(report(), 0).map(({ kind, move }) => [kind, move])).toEqual([
      ["slip", 3],
      ["turn", 6],
      ["luck", 8],
    ]);
    expect(marksOf(report(), null)).toHaveLength(4);
  });

  it("are walked one by one, and no further than the last", () => {
    const marks = marksOf(report(), 0);
    expect(nextMark(marks, 0, 1)?.move).toBe(3);
    expect(nextMark(marks, 5, -1)?.move).toBe(3);
    expect(nextMark(marks, 8, 1)).toBeNull();
  });

  it("name a slip before luck at the same move, and the costliest of all", () => {
    const both = report({ moments: [...report().moments, { ...report().moments[1]!, move: 3, points: 3 }] });
    const marks = marksOf(both, 0);
    expect(markAt(marks, 3)?.kind).toBe("slip");
    expect(costliest(marksOf(report(), null))?.seat).toBe(0);
    expect(costliest([])).toBeNull();
  });
});

describe("a turning point", () => {
  it("is where the chance changed most, and says since when", () => {
    expect(turningPoint(seatReport(), 10)).toMatchObject({ move: 6, since: 4, worth: expect.closeTo(0.3) });
  });

  it("is none where the bands meet, where little changed, or where only the end decides", () => {
    const { chance } = seatReport();
    const unsure = chance.map((one) => ({ ...one, low: 0, high: 1 }));
    expect(turningPoint(seatReport({ chance: unsure }), 10)).toBeNull();
    expect(turningPoint(seatReport({ chance: [chance[0]!, chance[1]!] }), 10)).toBeNull();
    expect(turningPoint(seatReport({ chance: [chance[0]!, chance[3]!] }), 10)).toBeNull();
  });
});

it("chances between two looks lie on the line from one to the other", () => {
  const { chance } = seatReport();
  expect(chanceAt(chance, 5)).toBeCloseTo(0.6);
  expect(chanceAt(chance, 10)).toBe(1);
  expect(chanceAt([], 3)).toBeNull();
});

it("finds the decision of a move, whoever made it", () => {
  expect(decisionAt(report(), 3)).toMatchObject({ played: "one", better: "two" });
  expect(decisionAt(report(), 4)).toBeNull();
});
