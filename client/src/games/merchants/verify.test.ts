// @vitest-environment node
// Records of merchants are true, and what its own events say cannot be changed unnoticed.
import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { drawn, faultOf, type Forgery, forged, read, records, run, swapped, withoutLines } from "@/platform/verify/testing/forging";

/** The first recorded game of merchants in which a lot was drawn between two. */
const merchants = (): string =>
  records
    .filter((name) => /^merchants-\d-usual/.test(name))
    .map(read)
    .find((one) => /"between":\[\d,\d\]/.test(one)) ?? "";

it("counts every card and every lot between equals", async () => {
  const { steps } = await run(merchants());
  expect(drawn(steps, "top")).toBe(84);
  expect(drawn(steps, "tie")).toBe(merchants().match(/"between":\[\d/g)?.length);
});

const other = (seat: string): number => (Number(seat) + 1) % 3;
const FORGERIES: readonly Forgery[] = [
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

it.each(FORGERIES)("fails when %s was changed and sealed anew", async (_, kind, change) => {
  expect((await faultOf(await forged(merchants(), change))).kind).toBe(kind);
});

const live = readFileSync(new URL("./testing/live.mokum", import.meta.url), "utf8");

it("of a game on the clock is true, and every lot is decided again", async () => {
  const { steps, whole, ended } = await run(live);
  expect([whole, ended, drawn(steps, "lot")]).toEqual([true, true, live.match(/"lot":\{/g)?.length]);
});

const LIVE_FORGERIES: readonly Forgery[] = [
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

/** Of the first seats between which a lot was drawn, another that won it. */
function otherOfEquals(body: string): string {
  return body.replace(
    /"Pressed","seat":(\d)(,"needle":\d+,"between":\[)(\d),(\d)\]/,
    (_, seat: string, between: string, one: string, two: string) => `"Pressed","seat":${seat === one ? two : one}${between}${one},${two}]`,
  );
}
