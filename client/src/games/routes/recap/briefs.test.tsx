// What is told again at a table of routes: a claim with its cards, and two cards of one turn in one part; in three languages.
import { renderToStaticMarkup } from "react-dom/server";
import { IntlProvider } from "react-intl";
import { describe, expect, it } from "vitest";
import type { Brief } from "@/platform/game";
import type { Event } from "@/wire/routes";
import { players, rows } from "../testing/moments";
import enGame from "../words/en.json";
import frGame from "../words/fr.json";
import nlGame from "../words/nl.json";
import { briefs } from "./briefs";
import { recap } from "./index";
import en from "./words/en.json";
import fr from "./words/fr.json";
import nl from "./words/nl.json";

const WORDS = { en: { ...enGame, ...en }, fr: { ...frGame, ...fr }, nl: { ...nlGame, ...nl } };

function text({ short, text: sentence }: Brief, language: keyof typeof WORDS = "en"): string {
  const faults: string[] = [];
  const drawn = renderToStaticMarkup(
    <IntlProvider locale={language} messages={WORDS[language]} onError={(error) => faults.push(error.message)}>
      {short} | {sentence}
    </IntlProvider>,
  );
  expect(faults).toEqual([]);
  return drawn.replaceAll(/<span[^>]*aria-label="([^"]*)"[^>]*>/g, "[$1]").replaceAll(/<[^>]*>/g, "");
}

const row = (seq: number, seat: number, ...events: Event[]) => ({ seq, seat, events, isFromLot: false });
const taken = (seat: number, card: number): Event => ({ type: "CardTaken", seat, slot: 1, card });

describe("parts of a turn", () => {
  it("a claim has its route, its cards and its place", () => {
    const claim: Event = { type: "RouteClaimed", seat: 1, route: 33, colour: 3, coloured: 2, wilds: 1, points: 4 };
    const [part, ...rest] = briefs([row(5, 1, claim)], players);
    expect(rest).toEqual([]);
    expect(part).toMatchObject({ seq: 5, seat: 1, place: "route:33" });
    expect(part && text(part)).toContain("Dam – Oost-Indisch Huis [green card][green card][wild]");
    expect(recap.spotOf("route:33")).toBe('#board [data-route="33"]');
    expect(recap.spotOf("pile")).toBe('[data-routes-at="pile-draw"]');
  });

  it("two cards of one turn are one part; those of two players are two", () => {
    const one = briefs([row(1, 1, taken(1, 4)), row(2, 1, { type: "UnseenCardDrawn", seat: 1 })], players);
    expect(one.map((part) => text(part))).toEqual(["[black card] + 1 unseen | Noor takes [black card] and one unseen card"]);
    expect(briefs([row(1, 1, taken(1, 4)), row(2, 2, taken(2, 5))], players)).toHaveLength(2);
  });

  it("the first contracts of everybody are no news, later ones are", () => {
    const kept: Event = { type: "UnseenContractsKept", seat: 1, kept: 1, returned: 1 };
    expect(briefs([row(1, 2, { type: "FirstChoiceEnded" }, kept)], players)).toEqual([]);
    expect(briefs([row(1, 1, kept)], players)).toHaveLength(1);
  });

  it("a whole game reads in every language", () => {
    const told = briefs(
      rows.map((events, seq) => row(seq, 1, ...events)),
      players,
    );
    expect(told.length).toBeGreaterThan(20);
    for (const part of told)
      for (const language of ["en", "fr", "nl"] as const) expect(text(part, language)).not.toMatch(/undefined|\{|\}/);
  });
});
