// Every card and tile has its whole sentence in three languages, and a face of symbols that all exist.
import { readFileSync } from "node:fs";
import { createIntl } from "react-intl";
import { describe, expect, it } from "vitest";
import { CARDS, MARKET_TILES, TASK_TILES } from "@/wire/harbour-cards";
import en from "../words/cards/en.json";
import fr from "../words/cards/fr.json";
import nl from "../words/cards/nl.json";
import { lineOf } from "./Chip";
import { fieldsOf } from "./fields";
import { type Glyph } from "./glyphs";
import { cardFace, counted, folding } from "./printed";
import { ruleOf } from "./rule";
import { sayCard, sayCardName, sayCost, sayMarketTile, sayTask } from "./sentences";

const faults: string[] = [];
const intlIn = (locale: string, messages: Record<string, string>) =>
  createIntl({ locale, messages, onError: (error) => faults.push(error.message) });
const LANGUAGES = { en: intlIn("en", en), fr: intlIn("fr", fr), nl: intlIn("nl", nl) };
const numbers = CARDS.map((card) => card.number);

describe("names", () => {
  it.each(Object.entries(LANGUAGES))("fold into words of fourteen letters at most in %s", (_, intl) => {
    const words = numbers.flatMap((card) => folding(sayCardName(intl, card)).split(/[\s\u00AD]/u));
    expect(words.filter((word) => word.length > 14)).toEqual([]);
  });
});

describe("sentences", () => {
  it.each(Object.entries(LANGUAGES))("are whole in %s", (_, intl) => {
    const said = [
      ...numbers.flatMap((card) => [sayCard(intl, card), `${sayCardName(intl, card)}.`, `${sayCost(intl, card)}.`]),
      ...MARKET_TILES.map((tile) => sayMarketTile(intl, tile.number)),
      ...TASK_TILES.flatMap((task) => [2, 3, 4].map((seats) => sayTask(intl, task.number, seats))),
    ];
    expect(faults).toEqual([]);
    for (const one of said) expect(one).toMatch(/^[\p{Lu}\d’].*\.$/u);
    expect(said.join(" ")).not.toMatch(/undefined|NaN|harbour\.|[{}]|\.\./);
  });

  it("of different effects differ, and of equal ones are the same", () => {
    const byEffect = new Map<string, Set<string>>();
    for (const card of numbers) {
      const effect = JSON.stringify(cardFace(card).effect) + String(cardFace(card).timing === "permanent");
      byEffect.set(effect, (byEffect.get(effect) ?? new Set()).add(sayCard(LANGUAGES.en, card)));
    }
    for (const said of byEffect.values()) expect(said.size).toBe(1);
    expect(new Set([...byEffect.values()].flatMap((said) => [...said])).size).toBe(byEffect.size);
  });

  it("say what the rulebook's own examples say", () => {
    expect(sayCard(LANGUAGES.en, 1)).toBe("If you have used a Plantage plan this turn: 1 orange cube.");
    expect(sayCard(LANGUAGES.en, 22)).toBe("Pay 1 florin: 3 free barge steps this turn.");
    expect(sayCard(LANGUAGES.en, 67)).toBe("3 points; 8 with the Zuiderkerk or the Westerkerk; 15 with both.");
    expect(sayCard(LANGUAGES.fr, 112)).toBe("Payez 1 ressource rose\u00a0: 1 florin et 1 point.");
    expect(sayCard(LANGUAGES.nl, 32)).toBe("Betaal 3 grondstoffen naar keuze: 1 gulden. Zo vaak als je wilt.");
  });
});

describe("rules", () => {
  const rules = readFileSync("../docs/rules/harbour.md", "utf8");

  it.each(numbers)("%i names the rule that tells how it works", (card) => {
    expect(rules).toContain(`- ${ruleOf(card)} `);
  });
});

describe("faces", () => {
  const sprite = readFileSync("src/games/harbour/symbols/symbols.svg", "utf8");
  const art = readFileSync("src/games/harbour/cards/art.svg", "utf8");
  const isDrawn = ({ symbol }: Glyph) => symbol === "" || sprite.includes(`id="hb-${symbol}"`);

  it.each(numbers)("%i is made of symbols of the one set", (card) => {
    const { effect, kind, type, cost } = cardFace(card);
    const glyphs = [...fieldsOf(effect).flatMap((field) => field.glyphs), ...lineOf(card)];
    expect(glyphs.filter((glyph) => !isDrawn(glyph))).toEqual([]);
    expect(glyphs.length).toBeGreaterThan(0);
    expect(counted(cost).reduce((sum, count) => sum + count)).toBeGreaterThan(0);
    if (kind === "building") expect(art).toContain(`id="hb-art-${type}"`);
  });
});
