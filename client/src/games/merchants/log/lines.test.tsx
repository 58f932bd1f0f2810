// Every event of a whole game has its line, in three languages, without a hole in any of them.
import { cleanup, render } from "@testing-library/react";
import { IntlProvider } from "react-intl";
import { afterEach, describe, expect, it } from "vitest";
import type { Event } from "@/wire/merchants";
import { players, rows } from "../testing/moments";
import en from "../words/en.json";
import fr from "../words/fr.json";
import nl from "../words/nl.json";
import { lines } from "./lines";

const WORDS = { en, fr, nl };

function told(events: readonly Event[], language: keyof typeof WORDS): { texts: string[]; faults: string[] } {
  const faults: string[] = [];
  const page = render(
    <IntlProvider
      locale={language === "en" ? "en-GB" : language}
      messages={WORDS[language]}
      onError={(error) => faults.push(error.message)}
    >
      {lines(events, players).map((line, at) => (
        <p key={at}>
          {line.text} {line.gain}
        </p>
      ))}
    </IntlProvider>,
  );
  const texts = [...page.container.querySelectorAll("p")].map((each) => each.textContent ?? "");
  page.unmount();
  return { texts, faults };
}

afterEach(cleanup);

describe("the log of a whole game", () => {
  it("is told in every language", () => {
    for (const language of ["en", "fr", "nl"] as const) {
      const { texts, faults } = told(rows.flat(), language);
      expect(faults).toEqual([]);
      expect(texts.length).toBeGreaterThan(rows.length / 2);
      for (const text of texts) expect(text).not.toMatch(/[{}]|undefined|merchants\./);
    }
  }, 20_000);

  it("tells a colony and the good that it advances in one line", () => {
    const index = rows.findIndex((row) => row.some((event, at) => event.type === "ColonyFounded" && row[at + 1]?.type === "GoodMoved"));
    const { texts } = told(rows[index] ?? [], "en");
    const founded = texts.filter((text) => /colony: /.test(text));
    expect(founded).toHaveLength(1);
    expect(founded[0]).toMatch(/→ \d/);
    expect(texts.filter((text) => / moves? /.test(text))).toEqual([]);
  });

  it("says what a scoring paid, and points at its year", () => {
    const index = rows.findIndex((row) => row.some((event) => event.type === "AreaScored"));
    const scored = lines(rows[index] ?? [], players).find((line) => line.place?.startsWith("square:"));
    expect(scored?.seat).toBe(-1);
    expect(told(rows[index] ?? [], "en").texts.join()).toMatch(/scored: .* \d+/);
  });

  it("shows nobody's price before it counts", () => {
    for (const row of rows) {
      for (const line of lines(row, players)) if (line.own) expect(line.seat).toBe(0);
    }
  });
});
