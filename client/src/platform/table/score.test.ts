// The score sheet: lines of a kind come together whichever rule gave them, and the sums are right.
import { expect, it } from "vitest";
import type { Outcome } from "@/wire/table";
import { countedTo, sheetOf } from "./score";

const line = (rule: string, points: number) => ({ rule, key: "x", points, values: {} });
const outcome: Outcome = {
  why: "A-9",
  sheets: [
    [line("A-1", 4), line("A-1", 7), line("A-2", -5), line("A-3", 8)],
    [line("A-1", 2), line("A-4", 0)],
  ],
  ranks: [1, 2],
  others: [],
};
const words = (rule: string) => ({ "A-1": "ways", "A-2": "tasks", "A-3": "goods", "A-4": "goods" })[rule] ?? rule;

it("puts lines of one kind together and adds them up by seat", () => {
  const sheet = sheetOf(outcome, words);
  expect(sheet.kinds.map(({ words: kind, rules, sums }) => [kind, rules, sums])).toEqual([
    ["ways", ["A-1"], [11, 2]],
    ["tasks", ["A-2"], [-5, 0]],
    ["goods", ["A-3", "A-4"], [8, 0]],
  ]);
  expect(sheet.totals).toEqual([14, 2]);
});

it("counts up kind by kind", () => {
  const sheet = sheetOf(outcome, words);
  expect([0, 1, 2, 3].map((kinds) => countedTo(sheet, kinds))).toEqual([
    [0, 0],
    [11, 2],
    [6, 2],
    [14, 2],
  ]);
});

it("keeps a kind that the first seat does not have in its place", () => {
  const late = {
    ...outcome,
    sheets: [
      [line("A-1", 4), line("A-3", 8)],
      [line("A-1", 2), line("A-2", -5), line("A-3", 1)],
    ],
  };
  expect(sheetOf(late, words).kinds.map(({ words: kind }) => kind)).toEqual(["ways", "tasks", "goods"]);
});
