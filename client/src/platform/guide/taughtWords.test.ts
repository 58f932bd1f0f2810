// A taught game is read aloud in less than five minutes, in every language.
import { describe, expect, it } from "vitest";

/** As a person reads to a child. */
const WORDS_A_MINUTE = 150;
const MINUTES = 5;

const files = import.meta.glob<{ default: Record<string, string> }>("../../games/*/taught/words/*.json", { eager: true });

/** What stands in braces is a symbol with a word, such as a card. */
const wordsIn = (message: string): number =>
  message
    .replaceAll(/<[^>]*>/g, "")
    .replaceAll(/\{[^}]*\}/g, "symbol")
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

describe.each(Object.entries(files))("%s", (path, { default: words }) => {
  it("takes less than five minutes", () => {
    const count = Object.values(words).reduce((sum, message) => sum + wordsIn(message), 0);
    expect(count).toBeGreaterThan(100);
    expect(count).toBeLessThan(WORDS_A_MINUTE * MINUTES);
  });
  it("says one thing at a time", () => {
    const long = Object.entries(words).filter(([, message]) => wordsIn(message) > 34);
    expect(long).toEqual([]);
    expect(path).toMatch(/(en|fr|nl)\.json$/);
  });
});

it("is there in three languages for each game that is taught", () => {
  const games = new Set(Object.keys(files).map((path) => path.split("/")[3]));
  expect(Object.keys(files).length).toBe(3 * games.size);
});
