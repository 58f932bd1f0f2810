// The search finds words without accents, marks them where they stand, and knows which paragraph tells a rule.
import { describe, expect, it } from "vitest";
import type { RulesBook } from "@/platform/game";
import { pieces, plain } from "./markup";
import { cuts, fold, search, tellingOf, wanted } from "./search";

const book: RulesBook = {
  title: "Un jeu",
  chapters: [
    { title: "Les égalités", paragraphs: [{ rules: ["ABC-001"], text: "Tous les *ex æquo* {trade}, reçoivent un bonus." }] },
    {
      title: "La pioche",
      paragraphs: [
        { rules: ["ABC-002", "ABC-003"], text: "Un joker {wild} visible." },
        { rules: [], text: "Rien d’autre." },
      ],
    },
  ],
};

describe("the markup", () => {
  it("is cut into words, stressed words and symbols", () => {
    expect(pieces("One *big* {cart}.")).toEqual([
      { kind: "words", text: "One " },
      { kind: "stressed", text: "big" },
      { kind: "words", text: " " },
      { kind: "symbol", text: "cart" },
      { kind: "words", text: "." },
    ]);
  });
  it("leaves plain words", () => {
    expect(plain("Tous les *ex æquo* {trade}, ici.")).toBe("Tous les ex æquo, ici.");
  });
});

describe("the search", () => {
  it("knows no accents, no capitals and no ligatures", () => {
    expect(fold("Égalité, ŒUVRE, d’ĳs")).toBe("egalite, oeuvre, d'ijs");
  });
  it("shows everything while nothing is asked", () => {
    expect(search(book, wanted("  "))).toEqual([[0], [0, 1]]);
  });
  it("wants every word, in the text, the title or the ids", () => {
    expect(search(book, wanted("egalites BONUS"))).toEqual([[0], []]);
    expect(search(book, wanted("pioche joker"))).toEqual([[], [0]]);
    expect(search(book, wanted("abc-003"))).toEqual([[], [0]]);
    expect(search(book, wanted("joker bonus"))).toEqual([[], []]);
    expect(search(book, wanted("d'autre"))).toEqual([[], [1]]);
  });
  it("does not find the names of symbols", () => {
    expect(search(book, wanted("wild")).flat()).toEqual([]);
  });
  it("marks hits in the text as it is written", () => {
    expect(cuts("Les ex æquo !", wanted("aequo"))).toEqual([
      { text: "Les ex ", isHit: false },
      { text: "æquo", isHit: true },
      { text: " !", isHit: false },
    ]);
    expect(cuts("Égalité", wanted("egal lit"))).toEqual([
      { text: "Égalit", isHit: true },
      { text: "é", isHit: false },
    ]);
    expect(cuts("nothing", [])).toEqual([{ text: "nothing", isHit: false }]);
  });
});

describe("a rule", () => {
  it("is told by one paragraph", () => {
    expect(tellingOf(book, "abc-003")).toEqual({ chapter: 1, paragraph: 0 });
    expect(tellingOf(book, "ABC-009")).toBeNull();
    expect(tellingOf(book, "")).toBeNull();
  });
});
