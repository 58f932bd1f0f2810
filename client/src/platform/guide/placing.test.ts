// The bubble stands beside what it speaks of, on the page, and off what is lit.
import { describe, expect, it } from "vitest";
import { placeBubble } from "./placing";

const VIEW = { width: 1440, height: 900 };
const BUBBLE = { width: 334, height: 220 };

describe("where the bubble stands", () => {
  it("stands left of a thing in the middle, its beak level with it", () => {
    const stand = placeBubble({ x: 800, y: 400, width: 60, height: 40 }, [], BUBBLE, VIEW);
    expect(stand).toEqual({ side: "left", left: 448, top: 310, beak: 110 });
  });
  it("stays on the page beside a thing in its corner", () => {
    const stand = placeBubble({ x: 4, y: 860, width: 60, height: 36 }, [], BUBBLE, VIEW);
    expect(stand.left).toBeGreaterThanOrEqual(12);
    expect(stand.top + BUBBLE.height).toBeLessThanOrEqual(888);
    expect(stand.side).toBe("right");
  });
  it("goes to another side where something else is lit", () => {
    const lit = [{ x: 400, y: 300, width: 380, height: 240 }];
    expect(placeBubble({ x: 800, y: 400, width: 60, height: 40 }, lit, BUBBLE, VIEW).side).toBe("right");
  });
});
