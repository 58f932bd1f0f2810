// @vitest-environment node
// The rule of each question, where help opens: the right one, and one that every book tells.
import { expect, it } from "vitest";
import { PASSING, RULES, askedRule } from "./askedRule";
import en from "./rules/en";
import fr from "./rules/fr";
import nl from "./rules/nl";
import { movesAt, viewAt } from "./testing/moments";

it.each(Object.entries({ en, fr, nl }))("stands in the book in %s", (_language, book) => {
  const told = book.chapters.flatMap(({ paragraphs }) => paragraphs.flatMap(({ rules }) => rules));
  expect([...Object.values(RULES), PASSING].filter((rule) => !told.includes(rule))).toEqual([]);
});

const at = (name: Parameters<typeof viewAt>[0], moves = movesAt(name)) => askedRule(viewAt(name), 0, moves);

it("is that of the decision", () => {
  expect([at("first"), at("turn"), at("second"), at("last")]).toEqual(["ROU-012", "ROU-020", "ROU-030", "ROU-020"]);
  expect(at("turn", ["pass"])).toBe("ROU-021");
});

it("is none for another seat, and after the game", () => {
  expect(askedRule(viewAt("turn"), 1, [])).toBeNull();
  expect(at("over")).toBeNull();
});
