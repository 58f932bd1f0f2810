// Moves as they are read and sorted: notation, ways to pay, what a touch in the hand changes, closed twins.
import { describe, expect, it } from "vitest";
import { CARDS, ROUTES, route } from "./map";
import { DECK, drawMove, keepMove, paidCards, payWith, plainClaim, readMove, sortMoves } from "./moves";
import { movesAt, viewAt } from "./testing/moments";

describe("the notation", () => {
  it("is read for every kind of move", () => {
    expect(readMove("draw deck")).toEqual({ kind: "draw", move: "draw deck", slot: DECK });
    expect(readMove("draw 3")).toMatchObject({ kind: "draw", slot: 2 });
    expect(readMove("claim 34 green2 wild1")).toMatchObject({ kind: "claim", route: 33, colour: 3, coloured: 2, wilds: 1 });
    expect(readMove("claim 9 wild1")).toMatchObject({ colour: 0, coloured: 0, wilds: 1 });
    expect(readMove("keep 11")).toMatchObject({ kind: "keep", contract: 10 });
    expect(readMove("keep both")).toMatchObject({ kind: "both" });
    expect(readMove("contracts")).toMatchObject({ kind: "contracts" });
    expect(readMove("pass")).toMatchObject({ kind: "pass" });
    expect(readMove("juggle 3")).toBeNull();
  });

  it("is written as it is read", () => {
    expect(drawMove(DECK)).toBe("draw deck");
    expect(drawMove(0)).toBe("draw 1");
    expect(keepMove(10)).toBe("keep 11");
    for (const one of ROUTES) expect(readMove(plainClaim(one.index))).toMatchObject({ route: one.index, coloured: one.length });
  });
});

describe("ways to pay", () => {
  const view = viewAt("turn");
  const offered = sortMoves(movesAt("turn"), view.hand);

  it("are grouped by route, and each is a legal move", () => {
    const moves = new Set(movesAt("turn"));
    expect(offered.claims.size).toBeGreaterThan(10);
    for (const [index, ways] of offered.claims) {
      for (const way of ways) {
        expect(moves.has(way.move)).toBe(true);
        expect(way.route).toBe(index);
        expect(paidCards(way)).toHaveLength(route(index).length);
      }
    }
    const claims = movesAt("turn").filter((move) => move.startsWith("claim"));
    expect([...offered.claims.values()].flat()).toHaveLength(claims.length);
  });

  it("suggest fewest wilds first, then the colour of which most is left", () => {
    for (const ways of offered.claims.values()) {
      const wilds = ways.map((way) => way.wilds);
      expect(wilds).toEqual(wilds.toSorted((one, other) => one - other));
    }
    const hand = [1, 0, 2, 4, 0, 0, 0];
    const { claims } = sortMoves(["claim 10 blue2", "claim 10 green2", "claim 10 blue1 wild1"], hand);
    expect(claims.get(9)?.map((way) => way.move)).toEqual(["claim 10 green2", "claim 10 blue2", "claim 10 blue1 wild1"]);
  });

  it("follow the cards that are touched in the hand", () => {
    const { claims } = sortMoves(["claim 10 blue2", "claim 10 green2", "claim 10 green1 wild1", "claim 10 wild2"], [2, 0, 2, 2, 0, 0, 0]);
    const ways = claims.get(9) ?? [];
    const first = ways[0];
    if (!first) throw new Error("There is a way to pay.");
    expect(first.move).toBe("claim 10 blue2");
    const green = payWith(ways, first, CARDS.indexOf("green"));
    expect(green?.move).toBe("claim 10 green2");
    expect(green && payWith(ways, green, CARDS.indexOf("green"))?.move).toBe("claim 10 green1 wild1");
    expect(payWith(ways, first, 0)?.move).toBe("claim 10 green1 wild1");
    expect(payWith(ways, first, CARDS.indexOf("red"))).toBeNull();
  });
});
