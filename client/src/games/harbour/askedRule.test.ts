// @vitest-environment node
// The rule of each question, where help opens: the right one, and one that every book tells.
import { expect, it } from "vitest";
import { PAID_FOR, RULES, askedRule } from "./askedRule";
import en from "./rules/en";
import fr from "./rules/fr";
import nl from "./rules/nl";
import { type Name, viewAt } from "./testing/moments";

it.each(Object.entries({ en, fr, nl }))("stands in the book in %s", (_language, book) => {
  const told = book.chapters.flatMap(({ paragraphs }) => paragraphs.flatMap(({ rules }) => rules));
  expect([...Object.values(RULES), ...Object.values(PAID_FOR)].filter((rule) => !told.includes(rule))).toEqual([]);
});

it.each<[Name, string]>([
  ["offer", "HAR-061"],
  ["dice", "HAR-073"],
  ["first", "HAR-085"],
  ["sailing", "HAR-085"],
  ["paying", "HAR-145"],
  ["delivering", "HAR-085"],
  ["docker", "HAR-085"],
  ["crowded", "HAR-085"],
  ["bailiff", "HAR-297"],
  ["dealer", "HAR-310"],
  ["solo", "HAR-085"],
])("at %s is %s", (name, rule) => {
  expect(askedRule(viewAt(name), 0)).toBe(rule);
});

it("is none for another seat, and after the game", () => {
  expect(askedRule(viewAt("first"), 1)).toBeNull();
  expect([askedRule(viewAt("end"), 0), askedRule(viewAt("soloEnd"), 0)]).toEqual([null, null]);
});
