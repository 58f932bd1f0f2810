// Every line of a finished game stands on the score sheet in the reader's words.
import { cleanup, render } from "@testing-library/react";
import { IntlProvider } from "react-intl";
import { afterEach, describe, expect, it } from "vitest";
import { optionWords } from "./options";
import { gained, scoreLine, scoreWords } from "./scoring";
import { rows, viewAt } from "./testing/moments";
import { LANGUAGES, WORDS } from "./testing/words";

afterEach(cleanup);

const finals = [...viewAt("end").final, ...viewAt("soloEnd").final];

describe("the score sheet", () => {
  it.each(LANGUAGES)("names every kind of points (%s)", (language) => {
    const rules = [
      "HAR-050",
      "HAR-052",
      "HAR-153",
      "HAR-160",
      "HAR-161",
      "HAR-163",
      "HAR-180",
      "HAR-220",
      "HAR-250",
      "HAR-292",
      ...finals.map(([, line]) => line.rule),
    ];
    for (const rule of rules) expect(WORDS[language]).toHaveProperty([scoreWords(rule)]);
  });

  it("says each line in other words than the server's own where the language is another", () => {
    for (const [, line] of finals) {
      const page = render(
        <IntlProvider locale="nl" messages={WORDS.nl}>
          <p>{scoreLine(line)}</p>
        </IntlProvider>,
      );
      const words = page.container.textContent ?? "";
      expect(words).toMatch(/\p{L}/u);
      expect(words).not.toMatch(/\b(card|group of|arms in|things left|tokens?|task)\b/);
      cleanup();
    }
  });

  it("counts what seats got, while they played and at the end", () => {
    const points = rows.flatMap(({ events }) => gained(events));
    expect(points.length).toBeGreaterThan(0);
    expect(points.every(({ points: got }) => got !== 0)).toBe(true);
  });
});

describe("what a table chose", () => {
  it("is said in one sentence each, and nothing where all is as usual", () => {
    expect(optionWords({})).toEqual([]);
    const said = optionWords({ short: true, extensions: [1, 2, 4], tasks: "two open", house_cards: true });
    expect(said.map(({ id }) => id.split(".").at(-1))).toEqual(["short", "figures", "tasks", "tiles", "houseCards"]);
  });
});
