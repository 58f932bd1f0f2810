// @vitest-environment node
// Which steps are asked for, and in which order.
import { describe, expect, it } from "vitest";
import type { Shown } from "@/wire/table";
import { beginning, EMPTY_REEL, neverBegan, type Reel, type ReplayStep, readEyes, splice, wanted } from "./steps";

const NOTHING: Shown = { type: "DealCalled" };

function step(version: number, view: unknown = {}): ReplayStep {
  return { version, at: version, what: NOTHING, phase: "playing", awaited: [], view };
}

function page(from: number, to: number, total: number, view: unknown = {}): { version: number; steps: ReplayStep[] } {
  return { version: total, steps: Array.from({ length: to - from + 1 }, (_, index) => step(from + index, view)) };
}

/** Asks until everything is there; says from where each time. */
function asks(at: number, total: number, size: number): number[] {
  const asked: number[] = [];
  let reel: Reel = EMPTY_REEL;
  for (let from = wanted(reel, at, size); from !== null; from = wanted(reel, at, size)) {
    asked.push(from);
    reel = splice(reel, page(from, Math.min(from + size - 1, total), total));
    expect(asked.length).toBeLessThan(50);
  }
  expect(reel.steps.size).toBe(total);
  return asked;
}

describe("the steps of a replay", () => {
  it("are asked for where one looks, then ahead, then behind", () => {
    expect(asks(120, 230, 50)).toEqual([101, 151, 201, 51, 1]);
  });

  it("are asked for from the start when the address says nothing", () => {
    expect(asks(0, 120, 50)).toEqual([1, 51, 101]);
  });

  it("are found when the address says too much", () => {
    expect(asks(999, 60, 50)).toEqual([951, 51, 1]);
  });

  it("are asked for once in a short game", () => {
    expect(asks(7, 30, 50)).toEqual([1]);
  });
});

describe("the beginning", () => {
  it("is the first step with something to see", () => {
    const reel = splice(splice(EMPTY_REEL, page(1, 4, 8, null)), page(5, 8, 8));
    expect(beginning(reel)).toBe(5);
    expect(neverBegan(reel)).toBe(false);
  });

  it("is not known before everything up to it is", () => {
    expect(beginning(splice(EMPTY_REEL, page(5, 8, 8)))).toBeNull();
  });

  it("never comes at a table that was closed before the game", () => {
    expect(neverBegan(splice(EMPTY_REEL, page(1, 3, 3, null)))).toBe(true);
    expect(neverBegan(EMPTY_REEL)).toBe(false);
  });
});

describe("eyes", () => {
  it("are read from the address", () => {
    expect(["all", "-1", "0", "2"].map((text) => readEyes(text, 3, 1))).toEqual(["all", -1, 0, 2]);
  });

  it("are the usual ones where the address makes no sense", () => {
    expect(["", "3", "-2", "x", "1.5"].map((text) => readEyes(text, 3, 1))).toEqual([1, 1, 1, 1, 1]);
  });
});
