// Arrows walk over the board: to the nearest thing that lies that way.
import { type Arrow, WAY } from "@/platform/board/arrows";
import { BLOCKS, GOODS, MARKET_CELLS, SPACES } from "../map";
import { keyOf } from "../things";

/** How far aside something may lie and still be that way. */
const ASIDE = 0.3;
/** How much more what lies straight ahead counts than what lies aside. */
const STRAIGHT = 3;

/** Where each thing of the board lies, by its key. */
export const PLACES: ReadonlyMap<string, readonly [number, number]> = new Map([
  ...BLOCKS.map(({ index, x, y }) => [keyOf({ kind: "block", block: index }), [x, y]] as const),
  ...SPACES.map(({ index, x, y }) => [keyOf({ kind: "space", space: index }), [x, y]] as const),
  ...GOODS.map(
    (_, good) => [keyOf({ kind: "good", good, at: "market" }), [MARKET_CELLS[good]?.x ?? 0, MARKET_CELLS[good]?.y ?? 0]] as const,
  ),
]);

/** The thing to which an arrow leads from here, or the same one where there is none. `also` lie here besides. */
export function walk(from: string, arrow: Arrow, also: ReadonlyMap<string, readonly [number, number]> = new Map()): string {
  const places = new Map([...PLACES, ...also]);
  const [x, y] = places.get(from) ?? [0, 0];
  const [wx, wy] = WAY[arrow];
  let best = { far: Infinity, key: from };
  for (const [key, [px, py]] of places) {
    const far = Math.hypot(px - x, py - y);
    const fit = far === 0 ? 0 : ((px - x) * wx + (py - y) * wy) / far;
    if (fit > ASIDE && far / fit ** STRAIGHT < best.far) best = { far: far / fit ** STRAIGHT, key };
  }
  return best.key;
}
