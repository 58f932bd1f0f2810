// The list of a turn says what is open exactly where the server offers a move, and else why not.
import { describe, expect, it } from "vitest";
import { NAMES, factsAt, propsAt, viewAt } from "../testing/moments";
import { turnsOf } from "../others/order";
import { THINGS, leftOpen, listOf, placesOf } from "./list";

const ACTING = NAMES.filter((name) => factsAt(name).turn !== undefined);

describe("the list of the turn", () => {
  it("has moments to be looked at", () => expect(ACTING.length).toBeGreaterThan(2));

  it.each(ACTING)("calls open what can be done, and nothing else: %s", (name) => {
    const items = listOf(factsAt(name), propsAt(name).moves);
    expect(items.map(({ kind }) => kind)).toEqual([...THINGS]);
    for (const item of items) {
      expect(item.ways.length > 0, item.kind).toBe(item.state === "open");
      expect(placesOf(item).length, item.kind).toBe(new Set(item.ways.map(({ number }) => number)).size);
    }
  });

  it.each(ACTING)("warns of nothing that is closed or that costs cubes for steps: %s", (name) => {
    const left = leftOpen(factsAt(name), propsAt(name).moves);
    expect(left.every(({ kind, state }) => state === "open" && kind !== "sail" && kind !== "river")).toBe(true);
  });
});

describe("the order of play", () => {
  it.each(NAMES)("names every seat once, and one after the other: %s", (name) => {
    const view = viewAt(name);
    const turns = turnsOf(view);
    expect(turns.map(({ seat }) => seat).toSorted()).toEqual(Array.from({ length: view.seats }, (_, seat) => seat));
    expect(
      turns
        .filter(({ turn }) => turn === "now")
        .map(({ seat }) => seat)
        .toSorted(),
    ).toEqual([...view.waiting].toSorted());
    expect(turns.filter(({ turn }) => turn === "next").length).toBeLessThanOrEqual(1);
  });
});
