// Where the names of colonies stand: below their site, or wherever around it they touch nothing else.
import { CANVAS, COLONIES, CONTINENT_LABELS, QUARTER_LABELS, QUARTER_NAMES } from "../map";

export interface Label {
  site: number;
  x: number;
  y: number;
  anchor: "middle" | "start" | "end";
}

interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

export const NAME_SIZE = 13.5;
const LETTER = NAME_SIZE * 0.545;
const RADIUS = 18;

const meets = (one: Box, other: Box): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

/** How far a box reaches into the city, whose rim is round. */
function isInCity(box: Box): boolean {
  const { x, y, radius } = CANVAS.city;
  const near = (value: number, low: number, high: number) => Math.min(Math.max(value, low), high);
  return Math.hypot(near(x, box.left, box.right) - x, near(y, box.top, box.bottom) - y) < radius + 12;
}

function isOutside(box: Box): boolean {
  const [left = 0, top = 0, width = 0, height = 0] = CANVAS.world_box;
  return box.left < left + 3 || box.right > left + width - 3 || box.top < top + 2 || box.bottom > top + height - 2;
}

/** Places around a site, the best first. */
function tries(x: number, y: number): Omit<Label, "site">[] {
  const below = y + RADIUS + NAME_SIZE - 2;
  const above = y - RADIUS - 5;
  const beside = y + NAME_SIZE * 0.36;
  return [
    { x, y: below, anchor: "middle" },
    { x: x + RADIUS + 4, y: beside, anchor: "start" },
    { x: x - RADIUS - 4, y: beside, anchor: "end" },
    { x, y: above, anchor: "middle" },
    { x: x + 8, y: below, anchor: "start" },
    { x: x - 8, y: below, anchor: "end" },
    { x: x + 8, y: above, anchor: "start" },
    { x: x - 8, y: above, anchor: "end" },
    ...[-10, 10, -20, 20, -30, 30].flatMap((aside): Omit<Label, "site">[] => [
      { x: x + aside, y: below, anchor: "middle" },
      { x: x + aside, y: above, anchor: "middle" },
    ]),
  ];
}

function boxOf({ x, y, anchor }: Omit<Label, "site">, letters: number): Box {
  const width = letters * LETTER;
  const left = anchor === "middle" ? x - width / 2 : anchor === "start" ? x : x - width;
  return { left, right: left + width, top: y - NAME_SIZE * 0.8, bottom: y + NAME_SIZE * 0.25 };
}

/** A place for each name; `names` are in the order of the sites. What comes out is in no order. */
export function placeLabels(names: readonly string[], continents: readonly string[]): Label[] {
  const sites: Box[] = COLONIES.map(({ x, y }) => ({ left: x - RADIUS, right: x + RADIUS, top: y - RADIUS, bottom: y + RADIUS }));
  const printed = (labels: typeof CONTINENT_LABELS, texts: readonly string[], letter: number): Box[] =>
    labels.map(([x, y], index) => {
      const half = ((texts[index]?.length ?? 0) * letter) / 2;
      return { left: x - half - 4, right: x + half + 4, top: y - 18, bottom: y + 6 };
    });
  const ships = CANVAS.decor.ships.map(([x = 0, y = 0]) => ({ left: x - 17, right: x + 17, top: y - 17, bottom: y + 17 }));
  const taken: Box[] = [...ships, ...printed(CONTINENT_LABELS, continents, 14), ...printed(QUARTER_LABELS, QUARTER_NAMES, 8.5)];
  const lettersOf = (site: number) => names[site]?.length ?? 0;
  // The longest first: they fit in the fewest places.
  return COLONIES.toSorted((one, other) => lettersOf(other.index) - lettersOf(one.index)).map(({ index, x, y }) => {
    const letters = lettersOf(index);
    const faults = (box: Box): number =>
      [...sites.filter((_, site) => site !== index), ...taken].filter((other) => meets(box, other)).length * 2 +
      (isInCity(box) ? 3 : 0) +
      (isOutside(box) ? 3 : 0);
    const ranked = tries(x, y).map((label) => ({ label, box: boxOf(label, letters) }));
    const best = ranked.reduce((one, other) => (faults(other.box) < faults(one.box) ? other : one));
    taken.push(best.box);
    return { site: index, ...best.label };
  });
}
