// @vitest-environment node
// Records of harbour are true, and what its own events say cannot be changed unnoticed.
import { expect, it } from "vitest";
import { drawn, faultOf, type Forgery, forged, read, run, withoutLines } from "@/platform/verify/testing/forging";

it("counts every roll of the dice", async () => {
  const { steps } = await run(read("harbour-2-usual.mokum"));
  expect(drawn(steps, "dice")).toBe(12);
  const changed = (body: string) =>
    body.replace(/"DiceRolled","faces":\[(\d)/, (_, face: string) => `"DiceRolled","faces":[${7 - Number(face)}`);
  expect((await faultOf(await forged(read("harbour-2-usual.mokum"), changed))).kind).toBe("dice");
});

const FORGERIES: readonly Forgery[] = [
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

it.each(FORGERIES)("fails when %s was changed and sealed anew", async (_, kind, change) => {
  expect((await faultOf(await forged(read("harbour-2-usual.mokum"), change))).kind).toBe(kind);
});
