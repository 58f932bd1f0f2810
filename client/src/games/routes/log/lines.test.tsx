// The log: every kind of event has its words in every language, rows read as sentences, and joined contracts are told.
import { renderToStaticMarkup } from "react-dom/server";
import { IntlProvider } from "react-intl";
import { describe, expect, it } from "vitest";
import type { LogLine } from "@/platform/game";
import type { Event } from "@/wire/routes";
import { players, rows } from "../testing/moments";
import en from "../words/en.json";
import fr from "../words/fr.json";
import nl from "../words/nl.json";
import { joinedBy } from "./joining";
import { lines } from "./lines";
import { join } from "./pairs";

const WORDS = { en, fr, nl };

function text(line: LogLine, language: keyof typeof WORDS = "en"): string {
  const faults: string[] = [];
  const drawn = renderToStaticMarkup(
    <IntlProvider locale={language} messages={WORDS[language]} onError={(error) => faults.push(error.message)}>
      {line.text}
    </IntlProvider>,
  );
  expect(faults).toEqual([]);
  const spoken = drawn.replaceAll(/<span[^>]*aria-label="([^"]*)"[^>]*>/g, "[$1]");
  return spoken.replaceAll(/<[^>]*>/g, "").replaceAll("&#x27;", "’");
}

const told = (...events: Event[]): string[] => lines(events, players, 0).map((line) => text(line));

/** One of each kind, as their own seat or others see it. */
const KINDS: { [Kind in Event["type"]]: Extract<Event, { type: Kind }> } = {
  FirstPlayerChosen: { type: "FirstPlayerChosen", seat: 1 },
  DiscardsShuffled: { type: "DiscardsShuffled", order: [1, 2, 3] },
  ContractsShuffled: { type: "ContractsShuffled", order: [1, 2] },
  CardDealt: { type: "CardDealt", seat: 0, card: 2 },
  CardDrawn: { type: "CardDrawn", seat: 0, card: 0 },
  CardTaken: { type: "CardTaken", seat: 1, slot: 2, card: 4 },
  MarketFilled: { type: "MarketFilled", slot: 2, card: 5 },
  MarketSwept: { type: "MarketSwept", cards: [0, 0, 0, 1, 2] },
  RouteClaimed: { type: "RouteClaimed", seat: 1, route: 33, colour: 3, coloured: 2, wilds: 1, points: 4 },
  TradeCardTaken: { type: "TradeCardTaken", seat: 1 },
  ContractsDealt: { type: "ContractsDealt", seat: 0, contracts: [10, 15] },
  FirstChoiceBegan: { type: "FirstChoiceBegan" },
  FirstContractsChosen: { type: "FirstContractsChosen", seat: 0, kept: [10] },
  FirstChoiceEnded: { type: "FirstChoiceEnded" },
  ContractsDrawn: { type: "ContractsDrawn", seat: 0, contracts: [10, 15] },
  ContractsKept: { type: "ContractsKept", seat: 0, kept: [10], returned: [15] },
  TurnPassed: { type: "TurnPassed", seat: 2 },
  LastRoundBegan: { type: "LastRoundBegan", seat: 1, turns: 3 },
  TurnBegan: { type: "TurnBegan", seat: 1, turns_left: -1 },
  GameEnded: { type: "GameEnded", why: "ROU-060", contracts: [] },
  PileShuffled: { type: "PileShuffled", cards: 1 },
  ContractPileShuffled: { type: "ContractPileShuffled" },
  UnseenCardDealt: { type: "UnseenCardDealt", seat: 1 },
  UnseenCardDrawn: { type: "UnseenCardDrawn", seat: 1 },
  UnseenContractsDealt: { type: "UnseenContractsDealt", seat: 1, count: 2 },
  FirstChoiceMade: { type: "FirstChoiceMade", seat: 1 },
  UnseenContractsDrawn: { type: "UnseenContractsDrawn", seat: 1, count: 2 },
  UnseenContractsKept: { type: "UnseenContractsKept", seat: 1, kept: 1, returned: 1 },
};
/** Told by the line of what they belong to. */
const SILENT: ReadonlySet<string> = new Set(["UnseenCardDealt", "UnseenContractsDealt", "TradeCardTaken", "TurnBegan"]);

describe("a line of the log", () => {
  it.each(Object.values(KINDS).map((event) => [event.type, event] as const))("tells %s in three languages", (kind, event) => {
    const made = lines([event], players, 0);
    if (SILENT.has(kind)) return expect(made).toEqual([]);
    expect(made.length).toBeGreaterThan(0);
    for (const line of made) {
      const said = (["en", "fr", "nl"] as const).map((language) => text(line, language));
      for (const sentence of said) expect(sentence.length).toBeGreaterThan(5);
      expect(new Set(said).size).toBe(3);
    }
    return undefined;
  });

  it("says a claim with its cards, its points and its place", () => {
    const [line] = lines([KINDS.RouteClaimed, KINDS.TradeCardTaken], players, 0);
    if (!line) throw new Error("A claim has a line.");
    expect(text(line)).toBe("Noor claims Dam – Oost-Indisch Huis with [green card][green card][wild] and takes a trade card");
    expect(line).toMatchObject({ seat: 1, gain: "+4", place: "route:33" });
  });

  it("says you to oneself", () => {
    expect(told({ ...KINDS.RouteClaimed, seat: 0, coloured: 3, wilds: 0 })).toEqual([
      "You claim Dam – Oost-Indisch Huis with [green card][green card][green card]",
    ]);
  });

  it("leaves out what only fills a taken card's slot, and tells a new market", () => {
    expect(told(KINDS.CardTaken, KINDS.MarketFilled)).toEqual(["Noor takes [black card] from the market"]);
    const filled = [0, 1, 2, 3, 4].map((slot): Event => ({ type: "MarketFilled", slot, card: slot + 1 }));
    expect(told(KINDS.CardTaken, KINDS.MarketFilled, KINDS.MarketSwept, ...filled)).toEqual([
      "Noor takes [black card] from the market",
      "3 wilds lie open: the market is swept [wild][wild][wild][pink card][blue card]",
      "New in the market [pink card][blue card][green card][black card][red card]",
    ]);
  });

  it("puts both dealt cards on one line that only its seat sees", () => {
    const made = lines([KINDS.CardDealt, { type: "CardDealt", seat: 0, card: 5 }], players, 0);
    expect(made.map((line) => text(line))).toEqual(["You are dealt [blue card][red card]"]);
    expect(made[0]?.own).toBe(true);
  });
});

describe("a joined contract", () => {
  const kept: Event = { type: "ContractsKept", seat: 0, kept: [10], returned: [] };
  const claim = (route: number, seat = 0): Event => ({ type: "RouteClaimed", seat, route, colour: 1, coloured: 1, wilds: 0, points: 1 });

  it("is told with the claim that joins it, to its seat alone", () => {
    const before = [kept, claim(14), claim(10)];
    const made = lines([claim(42)], players, 0, before);
    expect(made.at(-1)).toMatchObject({ own: true, seat: 0 });
    expect(made.at(-1) && text(made.at(-1) as LogLine)).toBe("Dam – Montelbaanstoren is completed. Only you see this.");
    expect(lines([claim(42)], players, -1, before)).toHaveLength(1);
  });

  it("is told by name where nobody is oneself, as in a replay", () => {
    const named = players.map((player) => ({ ...player, isMe: false }));
    const made = lines([claim(42)], named, 0, [kept, claim(14), claim(10)]).map((line) => text(line));
    expect(made).toEqual([
      "Saskia claims Montelbaanstoren – Waag with [pink card]",
      "Saskia: Dam – Montelbaanstoren is completed. The others don’t see this.",
    ]);
  });

  it("is not told twice, nor for somebody else's route", () => {
    expect(joinedBy([claim(33)], [kept, claim(14), claim(10), claim(42)], 0)).toEqual([]);
    expect(joinedBy([claim(42, 1)], [kept, claim(14), claim(10)], 0)).toEqual([]);
  });

  it("is told when it was joined before it was kept", () => {
    expect(joinedBy([kept], [claim(14), claim(10), claim(42)], 0)).toEqual([10]);
  });
});

describe("two cards of one turn", () => {
  const { CardTaken: taken, UnseenCardDrawn: unseen, MarketFilled: filled, MarketSwept: swept } = KINDS;
  const own = { type: "CardTaken", seat: 0, slot: 1, card: 3 } as const;
  const both = (one: Event[], two: Event[], language: keyof typeof WORDS = "en") => {
    const made = join(one, two, players);
    return made && made.map((line) => text(line, language)).join(". ");
  };

  it("make one sentence", () => {
    expect(both([taken, filled], [unseen, KINDS.TurnBegan])).toBe("Noor takes [black card] and one unseen card");
    expect(both([unseen], [taken, filled])).toBe("Noor takes [black card] and one unseen card");
    expect(both([taken, filled], [taken, filled])).toBe("Noor takes [black card][black card] from the market");
    expect(both([unseen], [unseen])).toBe("Noor draws two unseen cards");
    expect(both([own], [KINDS.CardDrawn])).toBe("You take [green card] and draw [wild] unseen");
    expect(both([KINDS.CardDrawn], [KINDS.CardDrawn])).toBe("You draw [wild][wild] unseen");
  });

  it("leave nothing out that the second brought about", () => {
    expect(both([unseen], [unseen, KINDS.GameEnded])).toBe("Noor draws two unseen cards. The game is over. All contracts are laid open");
    expect(both([unseen], [taken, filled, swept])).toContain("the market is swept");
  });

  it("make one in every language", () => {
    for (const pair of [
      [taken, unseen],
      [unseen, unseen],
      [own, KINDS.CardDrawn],
    ] as [Event, Event][]) {
      expect(new Set((["en", "fr", "nl"] as const).map((language) => both([pair[0]], [pair[1]], language))).size).toBe(3);
    }
  });

  it("stay apart where more is to be told, or they are of two players", () => {
    expect(both([taken, filled, swept], [unseen])).toBeNull();
    expect(both([unseen, { type: "PileShuffled", cards: 4 }], [unseen])).toBeNull();
    expect(both([unseen, filled], [unseen])).toBeNull();
    expect(both([unseen], [{ type: "PileShuffled", cards: 4 }, unseen])).toBeNull();
    expect(both([unseen], [own])).toBeNull();
    expect(both([unseen], [KINDS.RouteClaimed])).toBeNull();
  });
});

describe("a whole game", () => {
  it("reads in every language, and every row of it says something", () => {
    let before: Event[] = [];
    for (const row of rows) {
      const made = lines(row, players, 0, before);
      expect(made.length).toBeGreaterThan(0);
      for (const line of made)
        for (const language of ["en", "fr", "nl"] as const) expect(text(line, language)).not.toMatch(/undefined|\{|\}/);
      before = [...before, ...row];
    }
  });
});
