// The window over the sheet never shows more than the sheet, zooms about a point, and brings things into sight; keys walk the graph.
import { describe, expect, it } from "vitest";
import { CONTRACTS, HEIGHT, PLACES, ROUTES, WIDTH, place } from "../map";
import { closer, fitScale, kept, lookAt, seen, towards } from "./camera";
import { contractsPart, firstPart } from "./first";
import { routeLine } from "./geometry";
import type { Arrow } from "@/platform/board/arrows";
import { type Stand, walk } from "./walking";

const PHONE = { width: 390, height: 300 };
const WIDE = { width: 882, height: 588 };

describe("the camera", () => {
  it("shows the whole sheet where it fits, in the middle", () => {
    const camera = kept({ x: 500, y: -900, scale: 0 }, { width: 1000, height: 588 });
    expect(camera.scale).toBeCloseTo(588 / HEIGHT);
    expect(camera.x).toBeCloseTo((1000 - WIDTH * camera.scale) / 2);
    expect(camera.y).toBeCloseTo(0);
  });

  it("never leaves the sheet", () => {
    const part = seen(kept({ x: 900, y: 900, scale: 1 }, PHONE), PHONE);
    expect(part).toMatchObject({ width: 390, height: 300 });
    expect(Math.abs(part.x) + Math.abs(part.y)).toBeCloseTo(0);
  });

  it("zooms about the point under the finger", () => {
    const before = kept({ x: -200, y: -100, scale: 0.8 }, PHONE);
    const after = closer(before, PHONE, 1.5, [100, 80]);
    expect((100 - after.x) / after.scale).toBeCloseTo((100 - before.x) / before.scale);
    expect((80 - after.y) / after.scale).toBeCloseTo((80 - before.y) / before.scale);
  });

  it("brings what is out of sight into the window, and leaves alone what is seen", () => {
    const camera = lookAt({ x: 0, y: 0, width: 610, height: 469 }, PHONE);
    const moved = towards(camera, PHONE, routeLine(41).road);
    const part = seen(moved, PHONE);
    for (const [x, y] of routeLine(41).road) {
      expect(x).toBeGreaterThan(part.x);
      expect(x).toBeLessThan(part.x + part.width);
      expect(y).toBeGreaterThan(part.y);
      expect(y).toBeLessThan(part.y + part.height);
    }
    expect(towards(moved, PHONE, routeLine(41).road)).toEqual(moved);
  });

  it("begins with all of it, or with the viewer's contracts where names would be too small", () => {
    expect(firstPart(WIDE, [])).toMatchObject({ width: WIDTH, height: HEIGHT });
    const held = [{ contract: 21, isOffered: false, way: { seat: 0, contract: 21, spaces: 8, routes: [] }, after: null }];
    const part = firstPart(PHONE, held);
    expect(part.width).toBeLessThanOrEqual(760);
    expect(lookAt(part, PHONE).scale).toBeGreaterThan(fitScale(PHONE));
  });

  it("shows both places of every contract that a hand is on", () => {
    for (const { index, ends } of CONTRACTS) {
      const part = seen(lookAt(contractsPart([index], PHONE), PHONE), PHONE);
      for (const { x, y } of ends.map(place)) {
        expect(x).toBeGreaterThan(part.x + 30);
        expect(x).toBeLessThan(part.x + part.width - 30);
        expect(y).toBeGreaterThan(part.y + 30);
        expect(y).toBeLessThan(part.y + part.height - 30);
      }
    }
  });
});

describe("arrow keys", () => {
  it("reach every route and every place", () => {
    const name = (stand: Stand) => `${stand.kind}${stand.index}`;
    const open: Stand[] = [{ kind: "route", index: 0 }];
    const reached = new Set(open.map(name));
    for (let stand = open.pop(); stand; stand = open.pop()) {
      for (const arrow of ["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight"] as Arrow[]) {
        const next = walk(stand, arrow);
        if (reached.has(name(next))) continue;
        reached.add(name(next));
        open.push(next);
      }
    }
    const missed = [...ROUTES.map(({ index }) => `route${index}`), ...PLACES.map(({ index }) => `place${index}`)].filter(
      (each) => !reached.has(each),
    );
    expect(missed).toEqual([]);
  });
});
