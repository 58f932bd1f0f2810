// @vitest-environment node
// The three books tell the same rules, cards and tiles, all of them and each once, with symbols that exist.
import { readFileSync, readdirSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { pieces } from "@/platform/rules/markup";
import en from "./en";
import fr from "./fr";
import nl from "./nl";
import { ruleWords } from "./refusals";
import { SYMBOLS } from "./RuleSymbol";

const at = (path: string) => new URL(`../../../../../${path}`, import.meta.url);
const read = (path: string) => readFileSync(at(path), "utf8");
/** Where the server declares which rules refuse a move. */
const declared = (folder: string) => readdirSync(at(folder)).flatMap((file) => (file.endsWith(".py") ? [read(`${folder}/${file}`)] : []));
const idsIn = (page: string, pattern: RegExp) => [...page.matchAll(pattern)].map((line) => line[1] ?? "");
const rules = [
  ...idsIn(read("docs/rules/harbour.md"), /^- (HAR-\d+) /gm),
  ...idsIn(read("docs/rules/harbour-cards.md"), /^(?:- |\| )(HAR-[CEHMT]\d+) /gm),
];
const books = { en, fr, nl };

const idsOf = (book: typeof en) => book.chapters.map(({ paragraphs }) => paragraphs.map((paragraph) => paragraph.rules));
const textsOf = (book: typeof en) => book.chapters.flatMap(({ paragraphs }) => paragraphs.map((paragraph) => paragraph.text));
const symbolsOf = (text: string) =>
  pieces(text)
    .filter((piece) => piece.kind === "symbol")
    .map((piece) => piece.text);

describe.each(Object.entries(books))("the book in %s", (_language, book) => {
  it("tells every rule, card and tile of the pages, and each once", () => {
    expect(rules.length).toBeGreaterThan(490);
    expect(idsOf(book).flat(2).toSorted()).toEqual(rules.toSorted());
  });
  it("tells the same rules in the same places as the English one", () => {
    expect(idsOf(book)).toEqual(idsOf(en));
  });
  it("has the same symbols in each paragraph, and only such that exist", () => {
    expect(textsOf(book).map((text) => symbolsOf(text).toSorted())).toEqual(textsOf(en).map((text) => symbolsOf(text).toSorted()));
    expect(
      textsOf(book)
        .flatMap(symbolsOf)
        .filter((name) => !SYMBOLS.includes(name)),
    ).toEqual([]);
  });
  it("has the same figures in each paragraph as the English one", () => {
    const figures = (text: string) => (text.match(/\d+/g) ?? []).toSorted();
    expect(textsOf(book).map(figures)).toEqual(textsOf(en).map(figures));
  });
  it("names every card in the paragraph that tells of it", () => {
    const paragraphs = book.chapters.flatMap((chapter) => chapter.paragraphs);
    const isNamed = ({ text }: { text: string }, number: number) =>
      text.includes(String(number).padStart(3, "0")) ||
      [...text.matchAll(/(\d{3})\*? (?:to|à|tot en met) \*?(\d{3})/g)].some(
        ([, first, last]) => Number(first) <= number && number <= Number(last),
      );
    const lost = paragraphs.flatMap((paragraph) =>
      paragraph.rules.filter((rule) => rule.startsWith("HAR-C") && !isNamed(paragraph, Number(rule.slice(5)))),
    );
    expect(lost).toEqual([]);
  });
  it("leaves no mark of the markup behind and has no straight quotes", () => {
    const words = textsOf(book).flatMap((text) =>
      pieces(text)
        .filter((piece) => piece.kind !== "symbol")
        .map((piece) => piece.text),
    );
    expect(words.filter((text) => /[{}*'"]/.test(text))).toEqual([]);
  });
});

describe("the French book", () => {
  it("has spaces that do not break before double signs", () => {
    expect(textsOf(fr).filter((text) => / [;:!?»]|« /.test(text))).toEqual([]);
  });
});

describe("refusals", () => {
  it("have words for every rule that the house can name", () => {
    const sources = [read("src/mokum/games/harbour/rules/refusals.py"), ...declared("src/mokum/games/harbour/rules/decisions")];
    const named = idsIn(sources.join("\n"), /"(HAR-\d+)"/g);
    expect(named.length).toBeGreaterThan(50);
    expect([...named, "HAR-270", "HAR-341"].filter((rule) => ruleWords(rule) === null)).toEqual([]);
  });
});
