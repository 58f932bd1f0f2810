// The city under the routes: rings of canals round the old town, with blocks of houses, gardens, bridges and walls.
import { type Point, closed, lines, steady } from "./points";

const CENTRE: Point = [705, 262];
/** Radii of the canals and how wide each is. */
export const CANALS: readonly { radius: number; width: number }[] = [
  { radius: 78, width: 9 },
  { radius: 150, width: 11 },
  { radius: 222, width: 15 },
  { radius: 296, width: 13 },
  { radius: 370, width: 13 },
  { radius: 446, width: 13 },
  { radius: 540, width: 11 },
  { radius: 640, width: 15 },
];
const FULL = Math.PI * 2;

/** A point of the city by its distance from the old town and its direction; the rings are never quite round. */
function polar(radius: number, turn: number): Point {
  const wobble = radius * (1 + 0.018 * Math.sin(3 * turn + 0.6) + 0.012 * Math.sin(5 * turn));
  return [CENTRE[0] + wobble * 1.07 * Math.cos(turn), CENTRE[1] + wobble * Math.sin(turn)];
}

export function ring(radius: number, from = 0, to = FULL, step = 0.03): Point[] {
  const points: Point[] = [];
  for (let turn = from; turn < to; turn += step) points.push(polar(radius, turn));
  points.push(polar(radius, to));
  return points;
}

export interface Houses {
  /** Four tints of roof. */
  readonly roofs: readonly string[];
  readonly shade: string;
  readonly gardens: string;
  readonly bridges: string;
  /** Windows that are lit in the evening. */
  readonly lamps: readonly Point[];
}

/** One row of houses along a side of a block. */
interface Row {
  near: number;
  far: number;
  /** Whether the uneven side is the one towards the old town. */
  outer: boolean;
  depth: number;
}

/** Every house of the city, as paths; the same at every visit. */
export function houses(): Houses {
  const random = steady(4711);
  const roofs = ["", "", "", ""];
  const lamps: Point[] = [];
  let [shade, gardens, bridges] = ["", "", ""];

  function build(row: Row, from: number, to: number): void {
    let left = from;
    while (left < to) {
      const right = Math.min(left + (7 + random() * 6) / row.near, to);
      const front = row.outer ? row.near - random() * row.depth * 0.12 : row.near;
      const back = row.outer ? row.far : row.far + random() * row.depth * 0.12;
      const tint = Math.floor(random() * 4);
      roofs[tint] += closed([polar(front, left), polar(back, left), polar(back, right), polar(front, right)]);
      const ridge = (left + right) / 2;
      shade += closed([polar(front, ridge), polar(back, ridge), polar(back, right), polar(front, right)]);
      if (random() < 0.3) lamps.push(polar((row.near + row.far) / 2 + (random() - 0.5) * 6, ridge));
      left = right;
    }
  }

  CANALS.slice(0, -1).forEach((canal, index) => {
    const next = CANALS[index + 1];
    if (!next) return;
    const inner = canal.radius + canal.width / 2 + 5;
    const outer = next.radius - next.width / 2 - 5;
    const depth = outer - inner;
    const [front, back] = [inner + depth * 0.3, outer - depth * 0.3];
    let turn = random() * 0.2;
    while (turn < FULL - 0.02) {
      const end = Math.min(turn + (95 + random() * 75) / ((inner + outer) / 2), FULL);
      const alley = 7 / inner;
      const [from, to] = [turn + alley, end - alley];
      gardens += closed([...ring(front, from, to, 0.05), ...ring(back, from, to, 0.05).reverse()]);
      build({ near: inner, far: front, outer: false, depth }, from, to);
      build({ near: back, far: outer, outer: true, depth }, from, to);
      const reach = next.width / 2 + 3;
      bridges += `M${lines([polar(next.radius - reach, end), polar(next.radius + reach, end)])}`;
      turn = end;
    }
  });
  return { roofs, shade, gardens, bridges, lamps };
}

/** The walls with their bastions, and where mills stand on them. */
export function bastions(): { wall: string; mills: Point[] } {
  const radius = 690;
  const mills: Point[] = [];
  let wall = "";
  for (let turn = 0.1, number = 0; turn < Math.PI * 1.02; turn += 0.155, number++) {
    const points = [
      polar(radius, turn),
      polar(radius, turn + 0.045),
      polar(radius + 12, turn + 0.05),
      polar(radius + 34, turn + 0.078),
      polar(radius + 12, turn + 0.106),
      polar(radius, turn + 0.11),
      polar(radius, turn + 0.155),
    ];
    wall += (number ? "L" : "M") + lines(points);
    if (number % 3 === 1) mills.push(polar(radius + 16, turn + 0.078));
  }
  return { wall, mills };
}
