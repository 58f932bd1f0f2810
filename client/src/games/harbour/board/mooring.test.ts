// No barge covers a docker that somebody may take, wherever barges lie and however many of them.
import { describe, expect, it } from "vitest";
import { PONTOONS, SPACES } from "../map";
import { dockerPlace, mooring } from "./mooring";

const SEATS = 4;
/** A docker with the ring of the keyboard around it. */
const REACH = 17;
/** The drawing of a barge, in parts of its size: the mast is its top, the shade its foot. */
const DRAWN = { side: 0.465, top: 0.43, foot: 0.5 };

const DOCKERS = PONTOONS.flatMap((space) => [0, 1].map((at) => dockerPlace(space, at)));

/** How far a barge's drawing stays from a docker's middle. */
function distance({ x, y, size }: { x: number; y: number; size: number }, docker: { x: number; y: number }): number {
  const across = Math.max(0, Math.abs(docker.x - x) - size * DRAWN.side);
  const down = Math.max(0, y - size * DRAWN.top - docker.y, docker.y - (y + size * DRAWN.foot));
  return Math.hypot(across, down);
}

describe("barges", () => {
  it("cover no docker, at any space and in any number", () => {
    for (const { index, id } of SPACES) {
      for (let count = 1; count <= SEATS; count += 1) {
        const barges = Array.from({ length: count }, () => index);
        for (const side of barges.keys()) {
          const nearest = Math.min(...DOCKERS.map((docker) => distance(mooring(barges, side), docker)));
          expect(nearest, `${id}: barge ${side + 1} of ${count}`).toBeGreaterThanOrEqual(REACH);
        }
      }
    }
  });

  it("lie apart at one space", () => {
    const [pontoon] = PONTOONS;
    const barges = Array.from({ length: SEATS }, () => pontoon?.index ?? 0);
    expect(new Set(barges.map((_, side) => mooring(barges, side).x)).size).toBe(SEATS);
  });
});
