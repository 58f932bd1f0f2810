// What is told again at a table of merchants: tiles, goods and money, losses first of all; in three languages.
import { renderToStaticMarkup } from "react-dom/server";
import { IntlProvider } from "react-intl";
import { describe, expect, it } from "vitest";
import type { Brief } from "@/platform/game";
import type { Event } from "@/wire/merchants";
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

describe("parts of a turn", () => {
  it("a house has its name and its place", () => {
    const [part, ...rest] = briefs([row(5, 1, { type: "HouseBuilt", seat: 1, site: 5, free: false })], players);
    expect(rest).toEqual([]);
    expect(part).toMatchObject({ seq: 5, seat: 1, place: "house:5" });
    expect(recap.spotOf("house:5")).toBe('[data-spot="house:5"]');
  });

  it("goods that move together are one part", () => {
    const moved = (good: number, space: number): Event => ({ type: "GoodMoved", seat: 2, good, space });
    const told = briefs([row(1, 2, moved(0, 1), moved(0, 2), moved(3, 1))], players);
    expect(told).toHaveLength(1);
    expect(told[0] && text(told[0])).toContain("→ 2→ 1 |");
  });

  it("what somebody loses by another's row is a loss, and so is a loan that is forced", () => {
    const lost: Event = { type: "HouseRemoved", seat: 0, site: 5 };
    expect(briefs([row(1, 2, lost)], players)[0]?.isLoss).toBe(true);
    expect(briefs([row(1, 0, lost)], players)[0]?.isLoss).toBeUndefined();
    expect(briefs([row(1, 0, { type: "LoanTaken", seat: 0, forced: true })], players)[0]?.isLoss).toBe(true);
  });

  it("everybody who is paid in a scoring has a part of it", () => {
    const scored = rows.flat().find((event) => event.type === "AreaScored" && event.payments.length > 1);
    if (scored?.type !== "AreaScored") throw new Error("A game has scorings.");
    const seats = briefs([row(1, 1, scored)], players).map(({ seat }) => seat);
    expect(new Set(seats)).toEqual(new Set(scored.payments.map(([seat]) => seat)));
    expect(new Set(seats).size).toBe(seats.length);
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
