// Moves as they are read: every notation of every decision, each at the spot where a hand reaches for it.
import { describe, expect, it } from "vitest";
import { COLONIES, HOUSES } from "./map";
import { canBecome, goodsMove, readMove, sortMoves } from "./moves";
import { MOMENTS, movesAt } from "./testing/moments";

describe("the notation", () => {
  it("is read for every move of every decision, and names things that are there", () => {
    for (const moment of MOMENTS) {
      for (const text of movesAt(moment)) {
        const move = readMove(text);
        expect(move, text).not.toBeNull();
        for (const value of Object.values(move ?? {})) if (typeof value === "number") expect(value, text).toBeGreaterThanOrEqual(0);
      }
    }
    expect(readMove("found am07")).toMatchObject({ kind: "found", site: COLONIES.findIndex(({ id }) => id === "AM07") });
    expect(readMove("remove nz03")).toMatchObject({ kind: "demolish", site: HOUSES.findIndex(({ id }) => id === "NZ03") });
    expect(readMove("remove fe01")).toMatchObject({ kind: "abandon" });
    expect(readMove("juggle 3")).toBeNull();
  });

  it("has a spot for each site, disc and good, and none twice", () => {
    for (const moment of MOMENTS) {
      const placed = movesAt(moment).filter((text) => /^(cover|advance|back|found|build|remove) /.test(text));
      expect(sortMoves(movesAt(moment)).bySpot.size).toBe(placed.length);
    }
  });
});

describe("three goods", () => {
  const ways = sortMoves(movesAt("ChooseGoods")).goods;

  it("are sixteen combinations, written in the order of the goods", () => {
    expect(ways).toHaveLength(16);
    for (const goods of ways) expect(movesAt("ChooseGoods")).toContain(goodsMove(goods.toReversed()));
  });

  it("are never all the same", () => {
    expect(canBecome([2, 2], ways)).toBe(true);
    expect(canBecome([2, 2, 2], ways)).toBe(false);
    expect(canBecome([2, 2, 0], ways)).toBe(true);
  });
});
