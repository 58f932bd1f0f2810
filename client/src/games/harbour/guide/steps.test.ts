// The guide says the right thing at the right moment, and once.
import { describe, expect, it } from "vitest";
import { lessonFor } from "@/platform/guide/course";
import type { SeatView, View } from "@/wire/harbour";
import en from "../rules/en";
import { LESSONS, type Situation } from "./steps";

type Asked = View["agenda"][number];

const MINE = { tokens: 0, hold: [0, 0] as readonly number[] } as SeatView;

/** As much of a view as the guide looks at. */
function at(type: Asked["type"] | null, moves: readonly string[] = [], more: Partial<View> = {}): Situation {
  const asked = { type, seats: [0] } as unknown as Asked;
  const view = { round: 3, waiting: type ? [0] : [], agenda: type ? [asked] : [], at: [MINE, MINE], why_ended: "", ...more };
  return { view: view as unknown as View, moves, seat: 0, deal: "" } as unknown as Situation;
}

const stepAt = (situation: Situation, ...seen: string[]) => lessonFor(LESSONS, situation, seen)?.step ?? null;

describe("the guide of harbour", () => {
  it.each<[Asked["type"], string]>([
    ["StartCard", "startCard"],
    ["StartCube", "startCube"],
    ["TakeCard", "card"],
    ["ChooseDie", "dice"],
    ["PlaceGood", "good"],
    ["KeepCube", "keep"],
  ])("explains %s when it is asked", (type, step) => {
    expect(stepAt(at(type))).toBe(step);
    expect(stepAt(at(type), step)).toBeNull();
  });
  it("is silent while somebody else decides", () => {
    expect(stepAt(at("TakeCard", [], { waiting: [1] }))).toBeNull();
  });
  it("tells what can be done once the turn itself is understood", () => {
    expect(stepAt(at("Act", ["end", "buy h3"]))).toBe("turn");
    expect(stepAt(at("Act", ["end", "buy h3"]), "turn")).toBe("block");
    expect(stepAt(at("Act", ["end", "use 12", "activate 7"]), "turn")).toBe("activate");
    expect(stepAt(at("Act", ["end", "use 12"]), "turn", "activate")).toBe("use");
    expect(stepAt(at("Act", ["end", "market"]), "turn")).toBe("market");
    expect(stepAt(at("Act", ["end"]), "turn")).toBeNull();
  });
  it("tells of sailing only with something aboard", () => {
    const sailing = (hold: readonly number[]) => at("Act", ["end", "step w4"], { at: [{ ...MINE, hold }, MINE] });
    expect(stepAt(sailing([0, 0]), "turn", "load")).toBeNull();
    expect(stepAt(sailing([0, 1]), "turn", "load")).toBe("sail");
  });
  it("speaks of penalties, of the last rounds and of the end when they come", () => {
    expect(stepAt(at(null, [], { at: [{ ...MINE, tokens: 1 }, MINE] }))).toBe("penalty");
    expect(stepAt(at(null, [], { round: 11 }))).toBe("late");
    expect(stepAt(at(null, [], { round: 12, why_ended: "HAR-270" }))).toBe("over");
  });
  it("leads to rules that are in the book", () => {
    const told = en.chapters.flatMap(({ paragraphs }) => paragraphs.flatMap(({ rules }) => rules));
    expect(LESSONS.map(({ rule }) => rule).filter((rule) => !told.includes(rule))).toEqual([]);
  });
});
