// No slab touches a place, a disc or another route, and no name touches anything: measured on the whole board.
import { describe, expect, it } from "vitest";
import { HEIGHT, PLACES, ROUTES, WIDTH, routeName } from "../map";
import { PLACE_RADIUS, ROUTE_LINES, type RouteLine } from "./geometry";
import { LABELS } from "./labels";
import { clearance, obstacles, overlap, placeLabels } from "./placing";
import type { Point } from "./points";

function inside(point: Point, outline: readonly Point[]): boolean {
  let within = false;
  outline.forEach((one, at) => {
    const other = outline[(at + 1) % outline.length] ?? one;
    const crosses = one[1] > point[1] !== other[1] > point[1];
    if (crosses && point[0] < ((other[0] - one[0]) * (point[1] - one[1])) / (other[1] - one[1]) + one[0]) within = !within;
  });
  return within;
}

/** The whole board is compared with itself: that takes its time where other work is going on. */
const PATIENT = 30_000;

const corners = (line: RouteLine): Point[] => line.slabs.flatMap((slab) => [...slab.outline]);

describe("routes on the board", { timeout: PATIENT }, () => {
  it("have a slab for each space", () => {
    for (const route of ROUTES) expect(ROUTE_LINES[route.index]?.slabs, routeName(route.index)).toHaveLength(route.length);
  });

  it("keep their slabs off every place", () => {
    for (const line of ROUTE_LINES) {
      for (const place of PLACES) {
        const nearest = Math.min(...corners(line).map(([x, y]) => Math.hypot(x - place.x, y - place.y)));
        expect(nearest, `${routeName(line.index)} at ${place.name}`).toBeGreaterThan(PLACE_RADIUS - 1);
      }
    }
  });

  it("do not lie on each other", () => {
    for (const one of ROUTE_LINES) {
      for (const other of ROUTE_LINES) {
        if (one.index === other.index) continue;
        for (const corner of corners(one)) {
          const hit = other.slabs.some((slab) => inside(corner, slab.outline));
          expect(hit, `${routeName(one.index)} on ${routeName(other.index)}`).toBe(false);
        }
      }
    }
  });

  it("share one trade disc between the halves of a double route", () => {
    for (const route of ROUTES) {
      if (route.twin === null || !route.trade) continue;
      const [one, other] = [ROUTE_LINES[route.index]?.disc, ROUTE_LINES[route.twin]?.disc];
      expect(one?.map(Math.round)).toEqual(other?.map(Math.round));
    }
  });
});

describe("names on the board", { timeout: PATIENT }, () => {
  it("stand where the search puts them", () => {
    expect(LABELS).toEqual(placeLabels());
  });

  it("touch no route, disc or place", () => {
    const things = obstacles();
    for (const label of LABELS) {
      for (const thing of things) expect(clearance(label, thing), label.lines.join(" ")).toBeGreaterThanOrEqual(0);
    }
  });

  it("touch no other name and stay on the sheet", () => {
    for (const label of LABELS) {
      const others = LABELS.filter((other) => other.place !== label.place);
      expect(
        others.some((other) => overlap(label, other, 0, 0)),
        label.lines.join(" "),
      ).toBe(false);
      expect(label.x - label.width / 2).toBeGreaterThan(15);
      expect(label.x + label.width / 2).toBeLessThan(WIDTH - 15);
      expect(label.y - label.height / 2).toBeGreaterThan(15);
      expect(label.y + label.height / 2).toBeLessThan(HEIGHT - 15);
    }
  });
});
