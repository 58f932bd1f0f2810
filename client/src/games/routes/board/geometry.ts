// Where each route lies: a bent row of slabs, with the street under it and the disc beside it.
import { PLACES, ROUTES, type Route, place } from "../map";
import type { Point } from "./points";

export const PLACE_RADIUS = 29;
export const SLAB_WIDTH = 21;
/** How far the halves of a double route lie from the line between their places. */
const TWIN = 14.5;
const STEPS = 120;
const LONGEST_SLAB = 58;

/** How much a route bends to its left, by route number as printed; chosen by eye, so that nothing touches. */
const BEND: Readonly<Record<number, number>> = {
  3: -44,
  6: -23,
  7: 10,
  8: 14,
  10: -10,
  15: -8,
  16: -8,
  17: -8,
  18: -8,
  19: -26,
  20: -26,
  22: -8,
  23: -20,
  24: -30,
  29: 8,
  30: -8,
  31: 8,
  34: -8,
  35: -8,
  36: -12,
  37: 10,
  38: -6,
  39: -6,
  42: 28,
};

export interface Slab {
  readonly outline: readonly Point[];
  readonly middle: Point;
  /** The way across it, one unit long. */
  readonly across: Point;
}

export interface RouteLine {
  readonly index: number;
  /** The street between its places. */
  readonly road: readonly Point[];
  readonly slabs: readonly Slab[];
  /** Where the trade disc lies; shared by the halves of a double route. */
  readonly disc: Point;
  readonly middle: Point;
}

interface Curve {
  readonly line: readonly Point[];
  readonly across: readonly Point[];
  readonly centre: Point;
  readonly along: readonly number[];
  readonly total: number;
  /** -1 or 1 for a half of a double route, by the side of the line on which it lies. */
  readonly side: number;
}

const at = <T>(list: readonly T[], index: number): T => {
  const found = list[index];
  if (found === undefined) throw new RangeError(`Nothing lies at ${index}.`);
  return found;
};

function curveOf(route: Route): Curve {
  const from = place(route.ends[0]);
  const to = place(route.ends[1]);
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const span = Math.hypot(dx, dy);
  const bend = (BEND[route.index + 1] ?? 0) * 2;
  const pull: Point = [(from.x + to.x) / 2 - (dy / span) * bend, (from.y + to.y) / 2 + (dx / span) * bend];
  const raw: Point[] = Array.from({ length: STEPS + 1 }, (_, step) => {
    const t = step / STEPS;
    const [a, b, c] = [(1 - t) ** 2, 2 * t * (1 - t), t * t];
    return [a * from.x + b * pull[0] + c * to.x, a * from.y + b * pull[1] + c * to.y];
  });
  const across: Point[] = raw.map((_, step) => {
    const before = at(raw, Math.max(0, step - 1));
    const after = at(raw, Math.min(STEPS, step + 1));
    const length = Math.hypot(after[0] - before[0], after[1] - before[1]);
    return [-(after[1] - before[1]) / length, (after[0] - before[0]) / length];
  });
  const side = route.twin === null ? 0 : route.index < route.twin ? -1 : 1;
  const line: Point[] = raw.map((point, step) => {
    const normal = at(across, step);
    return [point[0] + normal[0] * side * TWIN, point[1] + normal[1] * side * TWIN];
  });
  const along = [0];
  for (let step = 1; step <= STEPS; step++) {
    const [one, other] = [at(line, step - 1), at(line, step)];
    along.push(at(along, step - 1) + Math.hypot(other[0] - one[0], other[1] - one[1]));
  }
  return { line, across, centre: at(raw, STEPS / 2), along, total: at(along, STEPS), side };
}

/** The point and the way across after so many units along the curve. */
function walk(curve: Curve, far: number): { point: Point; across: Point } {
  let step = 1;
  while (step < STEPS && at(curve.along, step) < far) step++;
  const before = at(curve.along, step - 1);
  const share = (far - before) / (at(curve.along, step) - before);
  const [one, other] = [at(curve.line, step - 1), at(curve.line, step)];
  return {
    point: [one[0] + (other[0] - one[0]) * share, one[1] + (other[1] - one[1]) * share],
    across: at(curve.across, step),
  };
}

function slabAt(curve: Curve, start: number, length: number): Slab {
  const upper: Point[] = [];
  const lower: Point[] = [];
  for (let part = 0; part <= 6; part++) {
    const { point, across } = walk(curve, start + (length * part) / 6);
    upper.push([point[0] + (across[0] * SLAB_WIDTH) / 2, point[1] + (across[1] * SLAB_WIDTH) / 2]);
    lower.unshift([point[0] - (across[0] * SLAB_WIDTH) / 2, point[1] - (across[1] * SLAB_WIDTH) / 2]);
  }
  const middle = walk(curve, start + length / 2);
  return { outline: [...upper, ...lower], middle: middle.point, across: middle.across };
}

function lineOf(route: Route): RouteLine {
  const curve = curveOf(route);
  const free = curve.total - 2 * PLACE_RADIUS - 4;
  const gap = Math.min(12, Math.max(4, (free / route.length - 50) * 0.35 + 4));
  const length = Math.min(LONGEST_SLAB, (free - gap * (route.length - 1)) / route.length);
  const begin = (curve.total - length * route.length - gap * (route.length - 1)) / 2;
  const slabs = Array.from({ length: route.length }, (_, number) => slabAt(curve, begin + number * (length + gap), length));
  const road: Point[] = [];
  for (let step = 0; step <= STEPS; step += 4) {
    const far = at(curve.along, step);
    if (far > PLACE_RADIUS - 6 && far < curve.total - PLACE_RADIUS + 6) road.push(at(curve.line, step));
  }
  const { point: middle, across } = walk(curve, curve.total / 2);
  const outward = (middle[0] - 640) * across[0] + (middle[1] - 410) * across[1] > 0 ? 25 : -25;
  const disc: Point = curve.side === 0 ? [middle[0] + across[0] * outward, middle[1] + across[1] * outward] : curve.centre;
  return { index: route.index, road, slabs, disc, middle };
}

/** By route. */
export const ROUTE_LINES: readonly RouteLine[] = ROUTES.map(lineOf);

export function routeLine(index: number): RouteLine {
  return at(ROUTE_LINES, index);
}

/** Where a place stands, as a point. */
export function placePoint(index: number): Point {
  const { x, y } = at(PLACES, index);
  return [x, y];
}
