// What a link is good for, in every state of its table.
import { expect, test } from "vitest";
import { seatSight, tableSight } from "../testing/sights";
import { freeAt, offerOf } from "./state";

const free = seatSight({ player: "", name: "" });
const open = { phase: "open", view: null, viewer: -1, comes_by: 0, seats: [seatSight({}), free] } as const;

test.each([
  [{}, "seat"],
  [{ rated: true }, "account"],
  [{ practice: true }, "practice"],
  [{ comes_by: 5 }, "found"],
  [{ seats: [seatSight({}), seatSight({ player: "p1" })] }, "full"],
  [{ phase: "dealing" }, "begun"],
  [{ phase: "playing" }, "begun"],
  [{ phase: "over" }, "over"],
] as const)("%j offers %s", (change, offer) => {
  expect(offerOf(tableSight({ ...open, ...change }), false)).toBe(offer);
});

test("an account may sit at a rated table, and nobody where a bot does", () => {
  expect(offerOf(tableSight({ ...open, rated: true }), true)).toBe("seat");
  expect(freeAt(tableSight({ seats: [seatSight({}), seatSight({ player: "", bot: "greedy" }), free] }))).toEqual([2]);
});
