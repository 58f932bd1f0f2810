// Every move of the rules belongs to something that a hand can touch.
import { describe, expect, it } from "vitest";
import notations from "./testing/notations.json";
import { keyOf, readMove, sortMoves, thingOf, thingsOf } from "./things";

const PLAIN = [
  "end",
  "river",
  "market",
  "on",
  "stop",
  "yes",
  "no",
  "store",
  "sell florins",
  "sell cube",
  "sell both",
  "take none",
  "draw artisan",
  "draw building",
  "shift none",
  "keep none",
  "return none",
  "return stop",
  "return one",
  "return two",
];

describe("the notation of moves", () => {
  it("is understood whole: each move names a thing, or is a word by itself", () => {
    const words = notations.map(readMove).filter(({ number }) => number < 0);
    expect(words.map(({ move }) => move)).toEqual(PLAIN);
  });

  it("is touched at a thing that is found again by its key", () => {
    for (const move of notations) {
      for (const thing of thingsOf(readMove(move))) expect(thingOf(keyOf(thing)), move).toEqual(thing);
    }
  });

  it("keeps the ways to do something with one thing together", () => {
    const offered = sortMoves(["buy p1", "buy with florins p1", "step w08", "shift pink lower", "shift pink higher", "end"]);
    expect(offered.get("block 0")?.map(({ verb }) => verb)).toEqual(["buy", "buy with florins"]);
    expect(offered.get("die 3")?.length).toBe(2);
    expect(offered.get("word end")?.length).toBe(1);
  });
});
