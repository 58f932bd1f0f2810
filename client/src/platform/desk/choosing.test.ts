// What was chosen at the desk: what is possible and missing, and the decision that comes of it.
import { describe, expect, it } from "vitest";
import { type Choice, choiceFor, decisionOf, lackOf, possible, rejection } from "./choosing";
import { daysOf } from "./saying";
import { card, file, line, NOON, RUBEN } from "./testing/cases";

const chosen = (change: Partial<Choice>): Choice => ({ ...choiceFor(file()), ...change });

describe("as a case is opened", () => {
  it("nothing is chosen, and the lines that were complained of would be hidden", () => {
    const choice = choiceFor(file());
    expect([...choice.acts]).toEqual([]);
    expect([...choice.lines]).toEqual([2]);
  });

  it("lines that are hidden already are left alone", () => {
    const gone = { ...line(2, RUBEN, "bah", [1]), hidden: true };
    expect(choiceFor(file({ lines: [gone] })).lines.size).toBe(0);
    expect(possible(file({ lines: [gone] })).has("hide")).toBe(false);
  });

  it("a table that is over, or none, is not closed", () => {
    const { table } = file();
    expect(possible(file()).has("close")).toBe(true);
    expect(possible(file({ table: table && { ...table, status: "over" } })).has("close")).toBe(false);
    expect(possible(file({ table: null })).has("close")).toBe(false);
  });
});

describe("what is missing", () => {
  it.each([
    [{}, "choice"],
    [{ acts: new Set(["hide"] as const) }, null],
    [{ acts: new Set(["hide"] as const), lines: new Set<number>() }, "lines"],
    [{ acts: new Set(["mute"] as const) }, "reason"],
    [{ acts: new Set(["mute"] as const), reason: "  " }, "reason"],
    [{ acts: new Set(["mute"] as const), reason: "rude" }, null],
    [{ acts: new Set(["mute"] as const), reason: "rude", days: 366 }, "days"],
    [{ acts: new Set(["ban"] as const), reason: "rude", days: 366 }, null],
    [{ acts: new Set(["ban"] as const), reason: "rude", days: Number.NaN }, "days"],
    [{ acts: new Set(["hide", "close"] as const) }, "reason"],
  ] as const)("of %j is %s", (change, lack) => {
    expect(lackOf(file(), chosen(change))).toBe(lack);
  });

  it("of an answer is what becomes of it, and the reason", () => {
    const appeal = file({ card: card({ reason: "appeal" }) });
    expect(lackOf(appeal, chosen({}))).toBe("choice");
    expect(lackOf(appeal, chosen({ answer: "lift" }))).toBe("reason");
    expect(lackOf(appeal, chosen({ answer: "lift", reason: "It was a joke." }))).toBeNull();
  });
});

describe("the decision", () => {
  it("has each measure once, in their order", () => {
    const acts = new Set(["ban", "hide", "mute", "name", "close"] as const);
    expect(decisionOf(file(), chosen({ acts, lines: new Set([3, 2]), days: 7, reason: " rude ", tell: false }))).toEqual({
      verdict: "act",
      reason: "rude",
      tell: false,
      measures: [{ type: "hide", lines: [2, 3] }, { type: "mute", days: 7 }, { type: "close" }, { type: "name" }, { type: "ban", days: 7 }],
    });
  });

  it("of an answer has no measures, nor has a rejection", () => {
    const appeal = file({ card: card({ reason: "appeal" }) });
    expect(decisionOf(appeal, chosen({ answer: "keep", reason: "It stays." }))).toMatchObject({ verdict: "keep", measures: [] });
    expect(rejection(chosen({ acts: new Set(["ban"] as const) }))).toMatchObject({ verdict: "reject", measures: [] });
  });
});

it("only a mute and a ban last for days", () => {
  const kept = { id: 1, case: 7, reason: "", by: null, begun_at: NOON, ends_at: NOON + 7 * 86_400_000, in_force: true };
  const days = (["hide", "mute", "close", "name", "ban"] as const).map((kind) => daysOf({ ...kept, kind }));
  expect(days).toEqual([null, 7, null, null, 7]);
});
