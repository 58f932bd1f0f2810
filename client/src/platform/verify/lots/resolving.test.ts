// @vitest-environment node
// Lots are decided here as the server decides them (tests/record/test_browser_lots.py writes the vectors), in whatever order presses come.
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { resolve } from "./resolving";
import type { Press, Resolution, Terms } from "./terms";

interface Vector {
  number: number;
  terms: Terms;
  presses: Press[];
  resolution: Resolution;
}

const vectors = JSON.parse(readFileSync(new URL("vectors.json", import.meta.url), "utf8")) as Vector[];

describe("a lot", () => {
  it("ends as the server says", () => {
    for (const { number, terms, presses, resolution } of vectors) expect(resolve(terms, presses), `lot ${number}`).toEqual(resolution);
  });
  it("ends the same in another order, and with presses told twice", () => {
    for (const { number, terms, presses, resolution } of vectors)
      expect(resolve(terms, [...presses.toReversed(), ...presses]), `lot ${number}`).toEqual(resolution);
  });
  it("is shown in all its ways", () => {
    const flags = new Set(vectors.flatMap(({ resolution }) => resolution.judged.flatMap((verdict) => verdict.flags)));
    expect([...flags].toSorted()).toEqual(["again", "clamped", "false_start", "late", "out_of_range", "out_of_step", "unmeasured"]);
    for (const mode of ["photo", "draw"]) {
      const firsts = vectors.filter(({ terms }) => terms.mode === mode).map(({ resolution }) => resolution.first.length);
      expect(firsts).toEqual(expect.arrayContaining([0, 1, 2]));
    }
  });
});
