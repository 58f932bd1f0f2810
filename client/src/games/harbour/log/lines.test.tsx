// Every event that happened in real games is told in three languages, with what it cost and brought.
import { cleanup, render } from "@testing-library/react";
import { IntlProvider } from "react-intl";
import { afterEach, describe, expect, it } from "vitest";
import { playersOf, rows } from "../testing/moments";
import { LANGUAGES, type Language, WORDS } from "../testing/words";
import { lines } from "./lines";
import type { Event } from "@/wire/harbour";

afterEach(cleanup);

function told(events: readonly Event[], seats: number, language: Language = "en"): string[] {
  const faults: string[] = [];
  const page = render(
    <IntlProvider
      locale={language === "en" ? "en-GB" : language}
      messages={WORDS[language]}
      onError={(error) => faults.push(error.message)}
    >
      {lines(events, playersOf(seats), 0).map((line, at) => (
        <p key={at}>
          {line.text} {line.gain}
        </p>
      ))}
    </IntlProvider>,
  );
  expect(faults).toEqual([]);
  const words = [...page.container.querySelectorAll("p")].map((line) => line.textContent?.trim() ?? "");
  cleanup();
  return words;
}

describe("the log", () => {
  it.each(LANGUAGES)("tells all that happens (%s)", (language) => {
    for (const { seats, events } of rows) {
      for (const words of told(events, seats, language)) expect(words).toMatch(/\p{L}{2}/u);
    }
  });

  it("puts a price and a gain with what they are for", () => {
    const bought: Event[] = [
      { type: "CubesPaid.2", seat: 0, cubes: [0, 0, 0, 2, 0, 0] },
      { type: "BlockTaken", side: 0, block: 0, bought: true },
      { type: "GoodSold", side: 0, good: 0 },
      { type: "FlorinsGained", side: 0, florins: 2 },
    ];
    const [first = "", second = ""] = told(bought, 2);
    expect(first).toMatch(/^You buy Plantage 1.*paid: 2 pink/);
    expect(second).toMatch(/black market.*\+2/);
  });

  it("tells a pawn's way once, with the points of the bridges", () => {
    const moved: Event[] = [
      { type: "PawnMoved", side: 1, space: 4, on_top: -1 },
      { type: "PointsScored", side: 1, points: 2, tally: 0 },
      { type: "PawnMoved", side: 1, space: 5, on_top: -1 },
    ];
    expect(told(moved, 2)).toEqual(["Noor moves to 5 on the Amstel +2"]);
  });

  it("says when TOM uses the market, which no event names", () => {
    const tom: Event[] = [
      { type: "FlorinsPaid", side: 1, florins: 1 },
      { type: "PointsScored", side: 1, points: 3, tally: 6 },
    ];
    expect(told(tom, 1)[0]).toMatch(/^TOM uses the market tile.*\+3$/);
  });
});
