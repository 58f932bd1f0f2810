// @vitest-environment node
// Records of routes are true, and what its own events say cannot be changed unnoticed.
import { expect, it } from "vitest";
import { drawn, faultOf, type Forgery, forged, read, run, swapped, withoutLines } from "@/platform/verify/testing/forging";

it("counts every card that came off a pile", async () => {
  const { steps } = await run(read("routes-3.mokum"));
  const came = read("routes-3.mokum").match(/"type":"(CardDealt|CardDrawn|MarketFilled|ContractsDealt|ContractsDrawn)"/g);
  expect(drawn(steps, "top")).toBe(came?.length);
});

/** Another first player. */
function otherFirst(body: string): string {
  return body.replace(/"FirstPlayerChosen","seat":(\d)/, (_, seat: string) => `"FirstPlayerChosen","seat":${1 - Number(seat)}`);
}

const FORGERIES: readonly Forgery[] = [
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
  [
    "an event without its card",
    "events",
    (body) => body.replace('"CardDealt","seat"', '"CardDealt","seta"').replace(/("seta":\d),"card"/, '$1,"crad"'),
  ],
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
    (body) => body.replace(/("move":"draw.*"TurnBegan","seat":)(\d)/, (_, before: string, seat: string) => `${before}${1 - Number(seat)}`),
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

it.each(FORGERIES)("fails when %s was changed and sealed anew", async (_, kind, change) => {
  expect((await faultOf(await forged(read("routes-2.mokum"), change))).kind).toBe(kind);
});
