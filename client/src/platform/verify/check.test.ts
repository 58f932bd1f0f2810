// @vitest-environment node
// Whole records of the house are found true, and no bit of them can be changed unnoticed.
import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { check, type DrawKind, Fault, type FaultKind, type Known, type KnownCourse, type Step, type Verdict } from "./check";
import { findDraws } from "./games";
import { type RecordedEvent, type RecordedMove, sealOf, splitSeal } from "./record";

const FOLDER = new URL("../../../../tests/record/golden/", import.meta.url);
const records = readdirSync(FOLDER).filter((name) => name.endsWith(".mokum"));

function read(name: string): string {
  return readFileSync(new URL(name, FOLDER), "utf8");
}

async function run(text: string, known?: Known): Promise<{ steps: Step[] } & Verdict> {
  const steps: Step[] = [];
  const checking = check(text, findDraws, known);
  for (;;) {
    const next = await checking.next();
    if (next.done) return { steps, ...next.value };
    steps.push(next.value);
  }
}

function drawn(steps: readonly Step[], kind: DrawKind): number {
  return steps.filter((step) => step.kind === "draw" && step.draw.kind === kind).length;
}

async function faultOf(text: string, known?: Known): Promise<Fault> {
  try {
    await run(text, known);
  } catch (error) {
    if (error instanceof Fault) return error;
    throw error;
  }
  throw new Error("It was found true.");
}

/** The text with another body and a seal that fits it: what a forger would hand out. */
async function forged(text: string, change: (body: string) => string): Promise<string> {
  const body = change(splitSeal(text)?.body ?? "");
  expect(body).not.toBe(splitSeal(text)?.body);
  return `${body}Seal: ${await sealOf(body)}\n`;
}

/** The digit of a hexadecimal field with its lowest bit the other way round. */
function flipped(body: string, field: string, at = 0): string {
  return body.replace(new RegExp(`("${field}":\\[?(?:"[0-9a-f]+",)*?")([0-9a-f]+)`), (_, before: string, hex: string) => {
    const digit = (Number.parseInt(hex.charAt(at), 16) ^ 1).toString(16);
    return `${before}${hex.slice(0, at)}${digit}${hex.slice(at + 1)}`;
  });
}

describe("a record", () => {
  it.each(records)("%s is found true", async (name) => {
    const { steps, whole, ended } = await run(read(name));
    const kinds = steps.map((step) => step.kind);
    expect(kinds.slice(0, 3)).toEqual(["seal", "log", "promise"]);
    expect(kinds).toContain("seed");
    expect([whole, ended]).toEqual([true, true]);
    expect(drawn(steps, "shuffle")).toBeGreaterThan(0);
  });

  it("counts every roll of the dice of harbour", async () => {
    const { steps } = await run(read("harbour-2-usual.mokum"));
    expect(drawn(steps, "dice")).toBe(12);
    const changed = (body: string) =>
      body.replace(/"DiceRolled","faces":\[(\d)/, (_, face: string) => `"DiceRolled","faces":[${7 - Number(face)}`);
    expect((await faultOf(await forged(read("harbour-2-usual.mokum"), changed))).kind).toBe("dice");
  });

  it("counts every card that came off a pile of routes", async () => {
    const { steps } = await run(read("routes-3.mokum"));
    const came = read("routes-3.mokum").match(/"type":"(CardDealt|CardDrawn|MarketFilled|ContractsDealt|ContractsDrawn)"/g);
    expect(drawn(steps, "top")).toBe(came?.length);
  });

  it("fails at the seal when one bit of the text is flipped", async () => {
    const text = read("routes-2.mokum");
    for (const at of [0, 100, Math.floor(text.length / 2), text.length - 80]) {
      const other = String.fromCharCode(text.charCodeAt(at) ^ 1);
      expect((await faultOf(text.slice(0, at) + other + text.slice(at + 1))).kind, String(at)).toBe("seal");
    }
    const last = text.length - 2;
    const seal = text.slice(0, last) + (text.charAt(last) === "0" ? "1" : "0") + "\n";
    expect((await faultOf(seal)).kind).toBe("seal");
  });

  const FORGERIES: readonly [string, FaultKind, (body: string) => string][] = [
    ["the seed of the house", "promise", (body) => flipped(body, "server_seed", 17)],
    ["the promise", "promise", (body) => flipped(body, "commitment")],
    ["a part", "part", (body) => flipped(body, "contributions", 3)],
    ["the hash of a part", "part", (body) => flipped(body, "hashes", 9)],
    ["the table", "promise", (body) => body.replace(/"table":"./, '"table":"?')],
    ["who begins", "first", otherFirst],
    ["two cards of the pile", "shuffle", (body) => swapped(body, "DiscardsShuffled")],
    ["two contracts", "shuffle", (body) => swapped(body, "ContractsShuffled")],
    [
      "a card that was drawn",
      "top",
      (body) =>
        body.replace(
          /"CardDrawn","seat":(\d),"card":(\d)/,
          (_, seat: string, card: string) => `"CardDrawn","seat":${seat},"card":${(Number(card) + 1) % 7}`,
        ),
    ],
    ["a length of a part", "partForm", (body) => body.replace(/"contributions":\["../, '"contributions":["')],
    [
      "an event without its card",
      "events",
      (body) => body.replace('"CardDealt","seat"', '"CardDealt","seta"').replace(/("seta":\d),"card"/, '$1,"crad"'),
    ],
    ["the log itself", "log", (body) => body.replace('"format":1', '"format":2')],
    ["who begins, as if the host had named them", "course", (body) => otherFirst(body).replace('"first":-1', '"first":0')],
    ["that somebody was drawn to begin", "events", (body) => otherFirst(body).replace('"FirstPlayerChosen"', '"FirstPlayerNamed"')],
    ["who begins, by another event of the game", "course", (body) => otherFirst(body).replace('"FirstPlayerChosen"', '"TurnPassed"')],
    ["who begins, a second time", "course", (body) => body.replace(/\{"type":"FirstPlayerChosen","seat":\d\},/, "$&$&")],
    [
      "whose card of the market it is",
      "course",
      (body) => body.replace(/"CardTaken","seat":(\d)/, (_, seat: string) => `"CardTaken","seat":${1 - Number(seat)}`),
    ],
    [
      "which card lay in the market",
      "course",
      (body) =>
        body.replace(
          /("CardTaken","seat":\d,"slot":\d,"card":)(\d)/,
          (_, before: string, card: string) => `${before}${(Number(card) + 1) % 7}`,
        ),
    ],
    [
      "where a card is turned up",
      "course",
      (body) =>
        body.replace(
          /(.*"CardTaken".*"MarketFilled","slot":)(\d)/,
          (_, before: string, slot: string) => `${before}${(Number(slot) + 1) % 5}`,
        ),
    ],
    [
      "whose turn it is",
      "course",
      (body) =>
        body.replace(/("move":"draw.*"TurnBegan","seat":)(\d)/, (_, before: string, seat: string) => `${before}${1 - Number(seat)}`),
    ],
    [
      "who moves",
      "course",
      (body) => body.replace(/\{"seat":(\d),"move":"claim/, (_, seat: string) => `{"seat":${1 - Number(seat)},"move":"claim`),
    ],
    ["what was paid", "course", (body) => body.replace(/("RouteClaimed".*?"coloured":)(\d)/, "$19")],
    [
      "that the market was swept",
      "course",
      (body) => body.replace(/\{"type":"MarketSwept","cards":\[[0-9,]+\]\},(\{"type":"MarketFilled","slot":\d,"card":\d\},)+/, ""),
    ],
    ["a contract that was returned", "course", (body) => body.replace(/("ContractsKept".*?"returned":\[)(\d+)/, "$17")],
    ["a contract at the end", "course", (body) => body.replace(/("GameEnded".*?"contracts":\[\[)(\d+)/, "$13")],
    [
      "a shuffle that came too early",
      "course",
      (body) => body.replace(/("move":"draw deck","events":\[)/, '$1{"type":"DiscardsShuffled","order":[]},'),
    ],
    ["a move out of the middle", "course", (body) => withoutLines(body, 20, 1)],
    ["the last ten moves", "end", (body) => withoutLines(body, -11, 10)],
  ];

  const HARBOUR_FORGERIES: readonly [string, FaultKind, (body: string) => string][] = [
    ["a tile of the market", "top", (body) => body.replace(/"TileTurned","tile":\d+/, '"TileTurned","tile":99')],
    ["a card of the offer", "top", (body) => body.replace(/("CardsRevealed","cards":\[)\d+/, "$199")],
    [
      "whose card it is",
      "course",
      (body) => body.replace(/"CardTaken","seat":(\d)/, (_, seat: string) => `"CardTaken","seat":${1 - Number(seat)}`),
    ],
    ["a card that was not on offer", "course", (body) => body.replace(/("CardTaken","seat":\d,"card":)\d+/, "$11")],
    ["that the dice were rolled", "course", (body) => body.replace(/\{"type":"DiceRolled","faces":\[[0-9,]+\]\},/, "")],
    ["a pile that was shuffled", "course", (body) => body.replace(/\{"type":"PileShuffled","kind":"plan","order":\[[0-9,]+\]\},/, "")],
    ["an event of another game", "events", (body) => body.replace('"RosesTurned"', '"RouteClaimed"')],
    ["the last ten moves", "end", (body) => withoutLines(body, -11, 10)],
  ];

  it.each(HARBOUR_FORGERIES)("of harbour fails when %s was changed and sealed anew", async (_, kind, change) => {
    expect((await faultOf(await forged(read("harbour-2-usual.mokum"), change))).kind).toBe(kind);
  });

  /** The first recorded game of merchants in which a lot was drawn between two. */
  const merchants = (): string =>
    records
      .filter((name) => /^merchants-\d-usual/.test(name))
      .map(read)
      .find((one) => /"between":\[\d,\d\]/.test(one)) ?? "";

  it("counts every card of merchants and every lot between equals", async () => {
    const { steps } = await run(merchants());
    expect(drawn(steps, "top")).toBe(84);
    expect(drawn(steps, "tie")).toBe(merchants().match(/"between":\[\d/g)?.length);
  });

  const other = (seat: string): number => (Number(seat) + 1) % 3;
  const MERCHANTS_FORGERIES: readonly [string, FaultKind, (body: string) => string][] = [
    [
      "who begins",
      "first",
      (body) => body.replace(/"FirstPlayerChosen","seat":(\d)/, (_, seat: string) => `"FirstPlayerChosen","seat":${other(seat)}`),
    ],
    ["two cards of the deck", "shuffle", (body) => swapped(body, "DeckShuffled")],
    ["a card that was drawn", "top", (body) => body.replace(/("CardDrawn","seat":\d,"card":)\d+/, "$199")],
    ["who was drawn of equals", "tie", otherOfEquals],
    ["between whom it was drawn", "course", (body) => body.replace(/"between":\[\d,\d\]/, '"between":[]')],
    ["what was sealed", "course", (body) => body.replace(/("LimitSealed","seat":\d,"limit":)(\d+)/, "$150")],
    [
      "what was wished and sealed",
      "course",
      (body) => body.replace(/"limit (\d+)"(.*?"LimitSealed","seat":\d,"limit":)\1/, '"limit 210"$2210'),
    ],
    [
      "that somebody sealed a limit",
      "course",
      (body) => body.replace(/\{"seat":\d,"move":"limit \d+","events":\[\{"type":"LimitSealed","seat":\d,"limit":\d+\}\]\}\n/, ""),
    ],
    ["the number of a round", "course", (body) => body.replace('"RoundBegan","lot":2', '"RoundBegan","lot":3')],
    ["who bought", "course", (body) => body.replace(/"CardBought","seat":(\d)/, (_, seat: string) => `"CardBought","seat":${other(seat)}`)],
    ["that somebody paid", "course", (body) => body.replace(/\{"type":"CardBought","seat":\d,"card":\d+,"price":\d+\},/, "")],
    ["on which disc a card was put", "course", (body) => body.replace('"move":"cover clock"', '"move":"cover mayor"')],
    ["that a year passed", "course", (body) => body.replace(/\{"type":"MarkerMoved","square":1\},/, "")],
    [
      "who is mayor",
      "course",
      (body) =>
        body.replace(
          /("TurnBegan","seat":)(\d)(,"turn":2)/,
          (_, before: string, seat: string, after: string) => `${before}${other(seat)}${after}`,
        ),
    ],
    ["where a house stood from the start", "course", (body) => body.replace(/("StartTaken","seat":\d,"house":)\d+/, "$139")],
    ["a second shuffle", "course", (body) => body.replace(/\{"type":"DeckShuffled".*?\},/, "$&$&")],
    ["an event of another game", "events", (body) => body.replace('"GoodMoved"', '"RouteClaimed"')],
    ["a move out of the middle", "course", (body) => withoutLines(body, 20, 1)],
    ["the last ten moves", "end", (body) => withoutLines(body, -11, 10)],
  ];

  it.each(MERCHANTS_FORGERIES)("of merchants fails when %s was changed and sealed anew", async (_, kind, change) => {
    expect((await faultOf(await forged(merchants(), change))).kind).toBe(kind);
  });

  const live = readFileSync(new URL("../../games/merchants/testing/live.mokum", import.meta.url), "utf8");

  it("of a game on the clock is true, and every lot is decided again", async () => {
    const { steps, whole, ended } = await run(live);
    expect([whole, ended, drawn(steps, "lot")]).toEqual([true, true, live.match(/"lot":\{/g)?.length]);
  });

  const LIVE_FORGERIES: readonly [string, FaultKind, (body: string) => string][] = [
    [
      "who pressed",
      "lot",
      (body) =>
        body.replace(/("presses":\[\{"type":"\w+","seat":)(\d)/, (_, before: string, seat: string) => `${before}${(Number(seat) + 1) % 4}`),
    ],
    [
      "when the lot opened",
      "lot",
      (body) => body.replace(/("terms":\{"opens":)(\d+)/, (_, before: string, opens: string) => `${before}${Number(opens) + 5000}`),
    ],
    [
      "who was first",
      "lot",
      (body) =>
        body.replace(
          /("resolution":\{"step":\d+,"first":\[)(\d)\]/,
          (_, before: string, seat: string) => `${before}${(Number(seat) + 1) % 4}]`,
        ),
    ],
    [
      "how a press was judged",
      "course",
      (body) => body.replace(/("doubt_ms":)(\d+)/, (_, before: string, doubt: string) => `${before}${Number(doubt) + 1}`),
    ],
    ["the number of a lot", "course", (body) => body.replace('"lot":{"number":2', '"lot":{"number":3')],
    [
      "a move that the lot came to",
      "course",
      (body) =>
        body.replace(
          /"move":"pass","events":\[\{"type":"LimitSealed","seat":(\d),"limit":0\}/,
          '"move":"limit 50","events":[{"type":"LimitSealed","seat":$1,"limit":50}',
        ),
    ],
    ["the terms of a lot", "events", (body) => body.replace('"mode":"photo"', '"mode":"film"')],
  ];

  it.each(LIVE_FORGERIES)("of a game on the clock fails when %s was changed and sealed anew", async (_, kind, change) => {
    expect((await faultOf(await forged(live, change))).kind).toBe(kind);
  });

  it.each(FORGERIES)("fails when %s was changed and sealed anew", async (_, kind, change) => {
    expect((await faultOf(await forged(read("routes-2.mokum"), change))).kind).toBe(kind);
  });

  const text = read("routes-2.mokum");
  const log = (text.split("== The log ==\n")[1] ?? "")
    .split("\n")
    .slice(0, -2)
    .map((line): unknown => JSON.parse(line));
  const [head, setup, ...moves] = log as unknown as [
    { table: string; commitment: string; contributions: string[] },
    RecordedEvent[],
    ...RecordedMove[],
  ];
  const course: KnownCourse = { setup, moves, ended: true };
  const known: Known = {
    table: head.table,
    commitment: head.commitment,
    since: "sitting",
    options: { first: -1 },
    names: ["Anna", "Bert"],
    course,
  };

  it("is true to all that this browser knows", async () => {
    const { steps, since, ended } = await run(text, known);
    expect([since, ended]).toEqual(["sitting", true]);
    expect(steps.slice(2, 4)).toEqual([{ kind: "shown", since: "sitting" }, { kind: "rows" }]);
    expect((await run(text, { table: head.table, commitment: head.commitment })).since).toBe("now");
  });

  const OTHERS: readonly [string, FaultKind, Partial<Known>][] = [
    ["table", "shown", { table: "elsewhere" }],
    ["promise", "shown", { commitment: "00" }],
    ["first player by the options", "options", { options: { first: 0 } }],
    ["name", "names", { names: ["Anna", "Bart"] }],
    ["number of seats", "names", { names: ["Anna", "Bert", "Cleo"] }],
    ["setup", "rows", { course: { ...course, setup: [] } }],
    ["move", "rows", { course: { ...course, moves: moves.map((each, at) => (at === 4 ? { ...each, move: "draw 2" } : each)) } }],
    [
      "event",
      "rows",
      {
        course: {
          ...course,
          moves: moves.map((each, at) => (at === 3 ? { ...each, events: [{ ...each.events[0], card: 6 }, each.events[1]] } : each)),
        },
      },
    ],
    ["number of moves", "rows", { course: { ...course, moves: moves.slice(0, -1) } }],
    ["number of moves that stand", "end", { course: { ...course, moves: [...moves, ...moves.slice(-1)] } }],
    ["end", "end", { course: { ...course, ended: false } }],
  ];

  it.each(OTHERS)("fails where this browser knows of another %s", async (_, kind, other) => {
    expect((await faultOf(text, { ...known, ...other })).kind).toBe(kind);
  });

  it("may hold what was hidden from whoever looked on, but not of another seat", async () => {
    const hidden = (seat: number) =>
      moves.map((each, at) => (at === 0 ? { seat: 0, move: null, events: [{ type: "FirstChoiceMade", seat }] } : each));
    expect((await run(text, { ...known, course: { ...course, moves: hidden(0) } })).whole).toBe(true);
    expect((await faultOf(text, { ...known, course: { ...course, moves: hidden(1) } })).details).toMatchObject({ move: 1 });
  });

  it("that was cut short is unfinished, and found out where this browser knows how it went on", async () => {
    const cut = await forged(text, (body) =>
      withoutLines(body, -11, 10).replace(/(== The end ==\n)[^\n]+/, "$1The game was not played to its end."),
    );
    expect(await run(cut)).toMatchObject({ whole: true, ended: false });
    expect((await faultOf(cut, known)).kind).toBe("end");
    expect(await run(cut, { ...known, course: { ...course, moves: moves.slice(0, -10), ended: false } })).toMatchObject({ ended: false });
  });

  it("holds the very part that this browser drew, or is not true", async () => {
    const own = (part: string) => ({ table: head.table, commitment: head.commitment, own: { seat: 1, part } });
    const honest: Step[] = [];
    for await (const step of check(text, findDraws, own(head.contributions[1] ?? ""))) honest.push(step);
    expect(honest.filter((step) => step.kind === "part").map((step) => step.own)).toEqual([false, true]);
    const other = async () => {
      for await (const step of check(text, findDraws, own("00".repeat(16)))) expect(step.kind).not.toBe("seed");
    };
    await expect(other()).rejects.toMatchObject({ kind: "own" });
  });

  it("without a check of its game is only checked as far as the deal", async () => {
    const checking = check(read("routes-2.mokum"), () => Promise.resolve(null));
    let next = await checking.next();
    while (!next.done) next = await checking.next();
    expect(next.value).toMatchObject({ whole: false });
  });
});

/** Another first player. */
function otherFirst(body: string): string {
  return body.replace(/"FirstPlayerChosen","seat":(\d)/, (_, seat: string) => `"FirstPlayerChosen","seat":${1 - Number(seat)}`);
}

/** Of the first seats between which a lot was drawn, another that won it. */
function otherOfEquals(body: string): string {
  return body.replace(
    /"Pressed","seat":(\d)(,"needle":\d+,"between":\[)(\d),(\d)\]/,
    (_, seat: string, between: string, one: string, two: string) => `"Pressed","seat":${seat === one ? two : one}${between}${one},${two}]`,
  );
}

/** The text without some lines of its log; from its end where `from` is negative. */
function withoutLines(body: string, from: number, count: number): string {
  const [story, log] = body.split("== The log ==\n") as [string, string];
  return `${story}== The log ==\n${log.split("\n").toSpliced(from, count).join("\n")}`;
}

/** The first two different neighbours of an order, the other way round. */
function swapped(body: string, event: string): string {
  return body.replace(new RegExp(`("${event}","order":\\[)([^\\]]+)`), (_, before: string, order: string) => {
    const cards = order.split(",");
    const at = cards.findIndex((card, index) => index > 0 && card !== cards[index - 1]);
    [cards[at - 1], cards[at]] = [cards[at] as string, cards[at - 1] as string];
    return before + cards.join(",");
  });
}
