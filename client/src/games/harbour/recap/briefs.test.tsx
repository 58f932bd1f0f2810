// What is told again at a table of harbour: steps are one part, prices belong to what they bought, and it reads in three languages.
import { renderToStaticMarkup } from "react-dom/server";
import { IntlProvider } from "react-intl";
import { describe, expect, it } from "vitest";
import type { Brief } from "@/platform/game";
import type { Event } from "@/wire/harbour";
import { playersOf } from "../testing/moments";
import enGame from "../words/en";
import frGame from "../words/fr";
import nlGame from "../words/nl";
import { briefs } from "./briefs";
import { recap } from "./index";
import en from "./words/en.json";
import fr from "./words/fr.json";
import nl from "./words/nl.json";

const WORDS = { en: { ...enGame, ...en }, fr: { ...frGame, ...fr }, nl: { ...nlGame, ...nl } };
const players = playersOf(4);

function text(part: Brief, language: keyof typeof WORDS): string {
  const faults: string[] = [];
  const drawn = renderToStaticMarkup(
    <IntlProvider locale={language} messages={WORDS[language]} onError={(error) => faults.push(error.message)}>
      {part.short}
    </IntlProvider>,
  );
  expect(faults).toEqual([]);
  return drawn;
}

const row = (seq: number, seat: number, ...events: Event[]) => ({ seq, seat, events, isFromLot: false });
const paid = (seat: number, ...cubes: number[]): Event => ({ type: "CubesPaid.2", seat, cubes });

describe("parts of a turn", () => {
  it("a way of several steps is one part, at its end, with all that it cost", () => {
    const [only, ...rest] = briefs(
      [
        row(1, 1, paid(1, 1, 0, 0, 0, 0, 0), { type: "BargeMoved", seat: 1, space: 27, steps: 1 }),
        row(2, 1, paid(1, 0, 1, 0, 0, 0, 0), { type: "BargeMoved", seat: 1, space: 5, steps: 1 }),
      ],
      players,
    );
    expect(rest).toEqual([]);
    expect(only).toMatchObject({ seq: 2, seat: 1, place: "space 5" });
    expect(only && text(only, "en").match(/hb-cube-(black|brown)/g)).toEqual(["hb-cube-black", "hb-cube-brown"]);
  });

  it("a penalty is a loss only where somebody else's row brought it", () => {
    const token: Event = { type: "TokenTaken", seat: 0, count: 1 };
    expect(briefs([row(1, 2, token)], players)[0]?.isLoss).toBe(true);
    expect(briefs([row(1, 0, token)], players)[0]?.isLoss).toBeUndefined();
  });

  it("what ends a turn or turns a rose is left to the log", () => {
    expect(briefs([row(1, 1, { type: "PoolEmptied.2", seat: 1, kept: [0, 0, 0, 0, 0, 0] }, { type: "RosesTurned" })], players)).toEqual([]);
  });

  it("is told in three languages", () => {
    const stored = briefs([row(1, 1, { type: "GoodStored", seat: 1, good: 2 })], players)[0];
    if (!stored) throw new Error("It is told.");
    expect(text(stored, "en")).toContain("stored");
    expect(text(stored, "fr")).toContain("entreposé");
    expect(text(stored, "nl")).toContain("opgeslagen");
  });

  it("points at things and pieces of the board", () => {
    expect(recap.spotOf("block 5")).toBe('#board [data-thing="block 5"]');
    expect(recap.spotOf("barge 1")).toBe('#board [data-piece="barge 1"]');
    expect(recap.spotOf("building")).toBe('#board [data-piece="building"]');
  });
});
