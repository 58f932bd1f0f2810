// Who finds a seat, who is missing, and who has to go when another game is chosen.
import { describe, expect, it } from "vitest";
import type { GameCard } from "@/wire/http";
import { partyOf, seatedAt, toggled } from "./party";
import { isMeasured, placeOf, scaleOf } from "./scale";

const game = (seats: number[], opponents: GameCard["opponents"] = []): GameCard => ({
  slug: "pebbles",
  plays: "Pebbles",
  seats,
  minutes_each: 10,
  rules_version: 1,
  options: {},
  bots: [],
  opponents,
});

describe("a party", () => {
  it("asks somebody and sends them away again", () => {
    expect(toggled([], "regular", game([2, 3]))).toEqual(["regular"]);
    expect(toggled(["regular", "expert"], "regular", game([2, 3]))).toEqual(["expert"]);
  });

  it("has no seat for one more at a full table", () => {
    expect(partyOf(["regular", "expert"], game([2, 3])).room).toBe(0);
    expect(toggled(["regular", "expert"], "casual", game([2, 3]))).toEqual(["regular", "expert"]);
  });

  it("says how many must still be asked, and whether one can play alone", () => {
    expect(partyOf([], game([3, 4, 5])).lacks).toBe(2);
    expect(partyOf(["casual"], game([3, 4, 5])).lacks).toBe(1);
    expect(partyOf([], game([1, 2]))).toMatchObject({ lacks: 0, isAlone: true });
  });

  it("keeps those who find a seat where another game is played", () => {
    expect(seatedAt(["casual", "strong", "expert"], game([2, 3]))).toEqual(["casual", "strong"]);
  });
});

describe("the scale", () => {
  it("holds everybody who was measured, and nobody else", () => {
    const told = [
      { level: "casual", rating: 1010, doubt: 30 },
      { level: "expert", rating: null, doubt: null },
    ];
    const scale = scaleOf([game([2], told)]);
    expect(scale).toEqual({ low: 800, high: 1200 });
    expect(scale && placeOf(scale, 1000)).toBe(50);
    expect(told.filter(isMeasured)).toHaveLength(1);
    expect(scaleOf([game([2])])).toBeNull();
  });
});
