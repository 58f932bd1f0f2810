// A berth that is touched is sailed to: the shortest way, each step paid for, and only as far as the server says.
import { describe, expect, it } from "vitest";
import type { Facts } from "@/wire/harbour";
import { chooseThing, movesOf, payWith } from "./choice";
import { NEIGHBOURS, SPACES, total } from "./map";
import { prices, wayTo } from "./sailing";
import { next } from "./sending";
import { propsAt } from "./testing/moments";
import { sortMoves } from "./things";

const { view, facts, moves } = propsAt("sailing");
const offered = sortMoves(moves);
const here = view.at[0]?.barge ?? -1;
const reach = total(view.at[0]?.pool ?? []);
const far = SPACES.find(({ index }) => wayTo(here, index).length === 3)?.index ?? -1;
const withFares = (...fares: number[]): Facts => ({ ...facts, turn: { ...facts.turn, fares } });

describe("sailing", () => {
  it("finds the shortest way over neighbouring spaces", () => {
    const way = wayTo(here, far);
    [here, ...way].slice(1).forEach((space, at) => expect(NEIGHBOURS[[here, ...way][at] ?? -1]).toContain(space));
    expect(way.at(-1)).toBe(far);
  });

  it("prices every berth in reach, and no other", () => {
    const found = prices(offered, view, facts, 0);
    for (const { index } of SPACES) {
      const steps = wayTo(here, index).length;
      expect(found.get(index)).toBe(steps > 0 && steps <= reach ? steps : undefined);
    }
    expect(prices(sortMoves(["end"]), view, facts, 0).size).toBe(0);
  });

  it("takes a cube in hand for each step", () => {
    const chosen = chooseThing({ kind: "space", space: far }, offered, view, facts, 0);
    expect(chosen?.cubes.length).toBe(3);
    const sent = chosen ? movesOf(chosen) : [];
    expect(sent.map((move) => move.split(" ")[0])).toEqual(["step", "step", "step", "pay", "pay", "pay"]);
  });

  it("takes as many cubes in hand as the server asks for that many steps", () => {
    const chosen = chooseThing({ kind: "space", space: far }, offered, view, withFares(0, 0, 0, 1), 0);
    expect(chosen?.cubes.length).toBe(1);
    expect(prices(offered, view, withFares(0, 1, 1, 2), 0).get(far)).toBe(2);
    expect(chooseThing({ kind: "space", space: far }, offered, view, withFares(0, 1), 0)).toBeNull();
  });

  it("pays with another cube when it is touched, as long as there is one", () => {
    const chosen = chooseThing({ kind: "space", space: far }, offered, view, facts, 0);
    if (!chosen) throw new Error("no way");
    const mixed = { ...chosen, cubes: [0, 0, 5] };
    expect(payWith(mixed, 5, [2, 0, 0, 0, 0, 2]).cubes).toEqual([5, 0, 5]);
    expect(payWith(mixed, 5, [2, 0, 0, 0, 0, 1]).cubes).toEqual([0, 0, 5]);
  });

  it("goes on only with what the server offers, and pays when it asks for a cube", () => {
    const queue = ["step w02", "step w03", "pay grey", "pay pink"];
    expect(next(queue, ["step w02", "end"])).toEqual(queue);
    expect(next(queue, ["pay grey", "pay pink"])).toEqual(["pay grey", "step w02", "step w03", "pay pink"]);
    expect(next(queue, ["pay pink"])).toEqual(["pay pink", "step w02", "step w03", "pay grey"]);
    expect(next(queue, ["take 12"])).toEqual([]);
    expect(next(["pay grey"], ["step w02", "end"])).toEqual([]);
  });
});
