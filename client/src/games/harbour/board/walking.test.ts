// Arrows lead over the whole board: from every thing to every other.
import { describe, expect, it } from "vitest";
import type { Arrow } from "@/platform/board/arrows";
import { PLACES, walk } from "./walking";

const ARROWS: readonly Arrow[] = ["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight"];

describe("walking", () => {
  it("reaches everything", () => {
    const [first = ""] = PLACES.keys();
    const reached = new Set([first]);
    const queue = [first];
    for (let at = queue.pop(); at !== undefined; at = queue.pop()) {
      for (const arrow of ARROWS) {
        const next = walk(at, arrow);
        if (!reached.has(next)) queue.push(next);
        reached.add(next);
      }
    }
    expect([...PLACES.keys()].filter((key) => !reached.has(key))).toEqual([]);
  });

  it("goes the way of the arrow", () => {
    for (const [key, [x, y]] of PLACES) {
      const [left = 0] = PLACES.get(walk(key, "ArrowLeft")) ?? [];
      const [, up = 0] = PLACES.get(walk(key, "ArrowUp")) ?? [];
      expect(left).toBeLessThanOrEqual(x);
      expect(up).toBeLessThanOrEqual(y);
    }
  });
});
