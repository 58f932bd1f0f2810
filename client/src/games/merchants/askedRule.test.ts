// @vitest-environment node
// The rule of each question, where help opens: the right one, and one that every book tells.
import { expect, it } from "vitest";
import { PRESSING, RULES, askedRule } from "./askedRule";
import en from "./rules/en";
import fr from "./rules/fr";
import nl from "./rules/nl";
import { MOMENTS, movesAt, viewAt } from "./testing/moments";

it.each(Object.entries({ en, fr, nl }))("stands in the book in %s", (_language, book) => {
  const told = book.chapters.flatMap(({ paragraphs }) => paragraphs.flatMap(({ rules }) => rules));
  expect([...Object.values(RULES), ...Object.values(PRESSING)].filter((rule) => !told.includes(rule))).toEqual([]);
});

it.each(MOMENTS.filter((name) => name !== "Over"))("is there for %s", (name) => {
  expect(askedRule(viewAt(name), 0, movesAt(name))).toBe(new Map(Object.entries(RULES)).get(name));
});

it("is that of pressing where lots are on the clock", () => {
  expect(askedRule(viewAt("SingleLimit"), 0, [])).toBe("MER-103");
  expect(askedRule(viewAt("DoubleLimit"), 0, [])).toBe("MER-106");
});

it("is none for another seat, and after the game", () => {
  expect(askedRule(viewAt("Ship"), 1, [])).toBeNull();
  expect(askedRule(viewAt("Over"), 0, [])).toBeNull();
});
