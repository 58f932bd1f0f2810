// The sheets of this board and where everything lies on them: the world with the years around it, and the exchange at its foot.
import type { Part, Point, Size } from "@/kit/camera";
import { CANVAS, COLONIES, EXCHANGE, GOODS, HOUSES, SQUARES, bridge, colony, house, square } from "../map";
import { type Spot, colonySpot, goodSpot, houseSpot, readSpot, squareSpot } from "../pointing";

/** With the exchange beside it the sheet ends under the last year. */
export const WORLD: Size = { width: 1000, height: 822 };
/** As it is printed, with the exchange at the foot, and a margin for the shortcuts that lie over the window there. */
export const PRINTED: Size = { width: 1000, height: 1124 };

/** Parts that one looks at by name. */
export const CITY_PART: Part = { x: 262, y: 208, width: 476, height: 478 };
export const EXCHANGE_PART: Part = { x: 0, y: 790, width: 1000, height: 334 };
export const WORLD_PART: Part = { x: 0, y: 0, ...WORLD };

const middle = (box: readonly number[]): Point => [(box[0] ?? 0) + (box[2] ?? 0) / 2, (box[1] ?? 0) + (box[3] ?? 0) / 2];

/** The middle of a spot on the printed sheet. */
export function pointOf(spot: Spot): Point {
  const { kind, index } = readSpot(spot);
  switch (kind) {
    case "house":
      return [house(index).x, house(index).y];
    case "colony":
      return [colony(index).x, colony(index).y];
    case "square":
      return middle(square(index).box);
    case "bridge": {
      const [one, other] = bridge(index).ends.map((end) => house(end));
      return [((one?.x ?? 0) + (other?.x ?? 0)) / 2, ((one?.y ?? 0) + (other?.y ?? 0)) / 2];
    }
    case "good":
      return middle(EXCHANGE.rows[index]?.label_box ?? []);
    case "disc":
      return [CANVAS.city.x, CANVAS.city.y];
  }
}

/** Whether a spot lies on the sheet at all: discs never do, goods only where the exchange is at its foot. */
export function isOnSheet(spot: Spot, sheet: Size): boolean {
  const { kind } = readSpot(spot);
  return kind === "good" ? sheet === PRINTED : kind !== "disc";
}

/** Everything that can be reached by keys on a sheet. */
export function spotsOf(sheet: Size): Spot[] {
  return [
    ...COLONIES.map(({ index }) => colonySpot(index)),
    ...HOUSES.map(({ index }) => houseSpot(index)),
    ...SQUARES.map(({ index }) => squareSpot(index)),
    ...(sheet === PRINTED ? GOODS.map((_, good) => goodSpot(good)) : []),
  ];
}

/** Room around what is looked at, for names and what stands beside it; below it also for what lies over the window there. */
const AROUND = 64;
const BELOW = 118;
/** A part smaller than this would show too little of where one is. */
const NEAREST = 420;

/** The part of a sheet that holds these spots. */
export function partAround(spots: readonly Spot[]): Part | null {
  if (spots.length === 0) return null;
  const points = spots.map(pointOf);
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const [left, right] = [Math.min(...xs) - AROUND, Math.max(...xs) + AROUND];
  const [top, bottom] = [Math.min(...ys) - AROUND, Math.max(...ys) + BELOW];
  const [width, height] = [Math.max(right - left, NEAREST), Math.max(bottom - top, NEAREST * 0.7)];
  return { x: (left + right - width) / 2, y: (top + bottom - height) / 2, width, height };
}

/** An outline through these points without corners. */
function smooth(points: readonly Point[]): string {
  const bend = 0.13;
  const at = (index: number): Point => points[(index + points.length) % points.length] ?? [0, 0];
  const curve = points.map((_, index) => {
    const [a, b, c, d] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    const out = [b[0] + (c[0] - a[0]) * bend, b[1] + (c[1] - a[1]) * bend];
    const into = [c[0] - (d[0] - b[0]) * bend, c[1] - (d[1] - b[1]) * bend];
    return `C${[...out, ...into, ...c].map((value) => value.toFixed(1)).join(" ")}`;
  });
  return `M${at(0).join(" ")}${curve.join("")}Z`;
}

const pair = (point: readonly number[]): Point => [point[0] ?? 0, point[1] ?? 0];

/** The outlines of each continent, its islands included. */
export const LAND: readonly string[] = CANVAS.land.map(({ main, islands }) =>
  [main, ...islands].map((outline) => smooth(outline.map(pair))).join(""),
);
export const QUARTER_OUTLINES: readonly string[] = CANVAS.quarters.map(
  ({ polygon }) => `M${polygon.map((point) => point.join(" ")).join("L")}Z`,
);
export const SHIPS: readonly Point[] = CANVAS.decor.ships.map(pair);
