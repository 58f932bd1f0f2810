// Finds room for the places' names: tried all round each place until they touch no route, disc, place or other name.
// It runs in the tests, which hold `labels.ts` to it: a reader of the table is spared the search.
import { HEIGHT, PLACES, type Place, ROUTES, WIDTH } from "../map";
import { ROUTE_LINES, SLAB_WIDTH } from "./geometry";
import type { Label } from "./labels";

/** Long names may break in two. */
const BREAKS: Readonly<Record<string, readonly string[]>> = {
  "Jan Roodenpoortstoren": ["Jan Rooden-", "poortstoren"],
  "De drie Hendricken": ["De drie", "Hendricken"],
  "Oost-Indisch Huis": ["Oost-Indisch", "Huis"],
  Haringpakkerstoren: ["Haringpakkers-", "toren"],
  Montelbaanstoren: ["Montelbaans-", "toren"],
  Korenmetershuisje: ["Korenmeters-", "huisje"],
};
/** Widths in Fraunces, weight 560 at 16.5 units, measured in a browser. */
const WIDTHS: Readonly<Record<string, number>> = {
  Begijnhof: 77.2,
  Blauwbrug: 87.4,
  Dam: 37.9,
  "De drie Hendricken": 155,
  Haringpakkerstoren: 163.1,
  "Jan Roodenpoortstoren": 187.6,
  Jordaan: 64.8,
  Korenmetershuisje: 152.7,
  Montelbaanstoren: 145.7,
  Munttoren: 85.3,
  "Nieuwe Waal": 102.7,
  Noordermarkt: 115.8,
  "Oost-Indisch Huis": 144.3,
  "Oude Kerk": 85.3,
  "Oude Waal": 85.9,
  Waag: 44.2,
  Westermarkt: 105,
  "Jan Rooden-": 99.4,
  poortstoren: 94.9,
  "De drie": 57.3,
  Hendricken: 94.2,
  "Oost-Indisch": 103.4,
  Huis: 37.4,
  "Haringpakkers-": 126.8,
  toren: 43.1,
  "Montelbaans-": 109.4,
  "Korenmeters-": 111.6,
  huisje: 47.8,
};
/** Wishes, not musts: on which side of its place a name would rather stand. */
const LEANING: Readonly<Record<string, number>> = { "oost-indisch-huis": -1 };

type Box = Pick<Label, "x" | "y" | "width" | "height">;

/** A round thing that no name may touch. */
export interface Obstacle {
  x: number;
  y: number;
  radius: number;
}

/** Everything on the board that names keep clear of. */
export function obstacles(): Obstacle[] {
  const found: Obstacle[] = [];
  const add = (x: number, y: number, radius: number) => found.push({ x, y, radius });
  for (const line of ROUTE_LINES) {
    for (const slab of line.slabs) {
      for (const [x, y] of slab.outline) add(x, y, 2);
      add(...slab.middle, SLAB_WIDTH / 2);
    }
    for (const [x, y] of line.road) add(x, y, 5);
    if (ROUTES[line.index]?.trade) add(...line.disc, 14);
  }
  for (const { x, y } of PLACES) {
    add(x, y, 27);
    add(x, y - 14, 24);
  }
  add(1098, 118, 70);
  return found;
}

/** How far a box is from a round thing; below zero they touch. */
export function clearance(box: Box, thing: Obstacle, margin = 0): number {
  const aside = Math.max(Math.abs(thing.x - box.x) - box.width / 2 - margin, 0);
  const above = Math.max(Math.abs(thing.y - box.y) - box.height / 2 - margin, 0);
  return Math.hypot(aside, above) - thing.radius;
}

export function overlap(one: Box, other: Box, aside: number, above: number): boolean {
  return (
    Math.abs(one.x - other.x) < (one.width + other.width) / 2 + aside && Math.abs(one.y - other.y) < (one.height + other.height) / 2 + above
  );
}

function price(box: Box, things: readonly Obstacle[], placed: readonly Label[]): number {
  let cost = 0;
  for (const thing of things) {
    const far = clearance(box, thing, 3);
    if (far < 0) cost += 20 - far * 4;
  }
  for (const label of placed) {
    if (overlap(box, label, 4, 4)) cost += 400;
    else if (overlap(box, label, 8, 26)) cost += 24;
  }
  const { x, y, width, height } = box;
  if (x - width / 2 < 24 || x + width / 2 > WIDTH - 24 || y - height / 2 < 24 || y + height / 2 > HEIGHT - 24) cost += 900;
  return cost;
}

const rounded = (value: number): number => Math.round(value * 10) / 10;

function bestLabel(place: Place, things: readonly Obstacle[], placed: readonly Label[]): Label {
  let best: { cost: number; label: Label } | null = null;
  for (const lines of [[place.name], BREAKS[place.name] ?? [place.name]]) {
    const width = Math.max(...lines.map((line) => WIDTHS[line] ?? 0)) + 16;
    const height = lines.length * 18 + 8;
    for (let wind = 0; wind < 64; wind++) {
      const turn = (wind / 64) * Math.PI * 2;
      const [sx, sy] = [Math.cos(turn), Math.sin(turn)];
      const reach = Math.min(width / 2 / Math.max(Math.abs(sx), 0.001), height / 2 / Math.max(Math.abs(sy), 0.001));
      for (let away = 0; away < 7; away++) {
        const far = 31 + away * 5 + reach * 0.98;
        const box = { x: place.x + sx * far, y: place.y + sy * far + (sy < -0.3 ? -9 : 0), width, height };
        const leaning = LEANING[place.id] ?? 0;
        const cost =
          price(box, things, placed) +
          away * 1.4 +
          (lines.length - 1) * 2 +
          (sy < -0.5 ? 2.5 : 0) +
          Math.abs(Math.abs(sy) - 1) * 1.5 +
          (leaning * sx < 0 ? 60 : 0);
        if (best === null || cost < best.cost) best = { cost, label: { ...box, place: place.index, lines } };
      }
    }
  }
  if (best === null) throw new Error(`There is no room for ${place.name}.`);
  const { label } = best;
  return { ...label, x: rounded(label.x), y: rounded(label.y), width: rounded(label.width) };
}

/** The names where they fit best, longest first; in the order of the places. */
export function placeLabels(): Label[] {
  const things = obstacles();
  const placed: Label[] = [];
  for (const place of PLACES.toSorted((one, other) => other.name.length - one.name.length)) {
    placed.push(bestLabel(place, things, placed));
  }
  return placed.sort((one, other) => one.place - other.place);
}
