// What the client says a card would give is what the house gave: uses recorded from games of the engine itself.
import { describe, expect, it } from "vitest";
import type { View } from "@/wire/harbour";
import { cardGives, tileGives } from "./giving";
import recorded from "./testing/uses.json";

interface Use {
  /** `use 19`, or `tile 4` for the market tile. */
  move: string;
  seat: number;
  points: number;
  florins: number;
  view: View;
}

const uses = recorded as unknown as readonly Use[];

describe("what a card would give now", () => {
  it.each(uses.map((use, at) => [`${use.move}, ${at}`, use] as const))("%s", (_, { move, seat, points, florins, view }) => {
    const number = Number(move.split(" ")[1]);
    const given = move.startsWith("use") ? cardGives(number, view, seat) : tileGives(number, view, seat);
    expect(given?.points).toBe(points);
    expect(given?.florins).toBe(florins);
  });

  it("is nothing where its condition does not hold", () => {
    const [{ view, seat }] = uses as [Use];
    const still = { ...view, turn: { ...view.turn, plan_uses: [0, 0, 0, 0, 0, 0] } };
    expect(cardGives(99, still, seat)).toMatchObject({ points: 0, florins: 0 });
  });
});
