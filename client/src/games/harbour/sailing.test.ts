// A berth that is touched is sailed to: the shortest way, each step paid for, and only as far as cubes reach.
import { describe, expect, it } from "vitest";
import type { View } from "@/wire/harbour";
import { CARDS } from "@/wire/harbour-cards";
import { chooseThing, movesOf, payWith } from "./choice";
import { NEIGHBOURS, SPACES, total } from "./map";
import { prices, wayTo } from "./sailing";
import { next } from "./sending";
import { propsAt } from "./testing/moments";
import { sortMoves } from "./things";

const { view, moves } = propsAt("sailing");
const offered = sortMoves(moves);
const here = view.at[0]?.barge ?? -1;
const reach = total(view.at[0]?.pool ?? []);
const far = SPACES.find(({ index }) => wayTo(here, index).length === 3)?.index ?? -1;
const withFree = (steps: number): View => ({ ...view, turn: { ...view.turn, free_steps: steps } });

describe("sailing", () => {
  it("finds the shortest way over neighbouring spaces", () => {
    const way = wayTo(here, far);
    [here, ...way].slice(1).forEach((space, at) => expect(NEIGHBOURS[[here, ...way][at] ?? -1]).toContain(space));
    expect(way.at(-1)).toBe(far);
  });

  it("prices every berth in reach, and no other", () => {
    const found = prices(offered, view, 0);
    for (const { index } of SPACES) {
      const steps = wayTo(here, index).length;
      expect(found.get(index)).toBe(steps > 0 && steps <= reach ? steps : undefined);
    }
    expect(prices(sortMoves(["end"]), view, 0).size).toBe(0);
  });

  it("asks for a cube with each step", () => {
    const chosen = chooseThing({ kind: "space", space: far }, offered, view, 0);
    expect(chosen?.cubes.length).toBe(3);
    const sent = chosen ? movesOf(chosen, view, 0) : [];
    expect(sent.map((move) => move.split(" ")[0])).toEqual(["step", "pay", "step", "pay", "step", "pay"]);
  });

  it("uses free steps first", () => {
    const chosen = chooseThing({ kind: "space", space: far }, offered, withFree(2), 0);
    expect(chosen && movesOf(chosen, withFree(2), 0).map((move) => move.split(" ")[0])).toEqual(["step", "step", "step", "pay"]);
  });

  it("needs fewer cubes with the card that makes two steps of one", () => {
    const card = CARDS.find(({ effect }) => effect.type === "Knob" && effect.name === "steps_per_cube")?.number ?? 0;
    const helped: View = { ...view, at: view.at.map((at, seat) => (seat === 0 ? { ...at, tableau: [...at.tableau, card] } : at)) };
    const chosen = chooseThing({ kind: "space", space: far }, offered, helped, 0);
    expect(chosen?.cubes.length).toBe(2);
    expect(chosen && movesOf(chosen, helped, 0).map((move) => move.split(" ")[0])).toEqual(["step", "pay", "step", "step", "pay"]);
    expect(prices(offered, helped, 0).get(far)).toBe(2);
  });

  it("pays with another cube when it is touched, as long as there is one", () => {
    const chosen = chooseThing({ kind: "space", space: far }, offered, view, 0);
    if (!chosen) throw new Error("no way");
    const mixed = { ...chosen, cubes: [0, 0, 5] };
    expect(payWith(mixed, 5, [2, 0, 0, 0, 0, 2]).cubes).toEqual([5, 0, 5]);
    expect(payWith(mixed, 5, [2, 0, 0, 0, 0, 1]).cubes).toEqual([0, 0, 5]);
  });

  it("goes on only with what the house offers, and leaves out what need not be paid", () => {
    expect(next(["pay grey", "step w02"], ["pay grey", "pay pink"])).toEqual(["pay grey", "step w02"]);
    expect(next(["pay grey", "step w02"], ["step w02", "end"])).toEqual(["step w02"]);
    expect(next(["step w02"], ["take 12"])).toEqual([]);
  });
});
