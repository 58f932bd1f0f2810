// Which cubes to pay with where any will do: those that nothing else is waiting for.
import type { View } from "@/wire/harbour";
import { BLOCKS, COLOURS, NOTHING } from "./map";

export function payMove(colour: number): string {
  return `pay ${COLOURS[colour]}`;
}

/** How much a seat can still do with its cubes of a colour: a block that they buy counts for them. */
function isWanted(view: View, colour: number, count: number): boolean {
  return BLOCKS.some((block) => block.colour === colour && block.cost <= count && view.goods_on[block.index] !== NOTHING);
}

/** So many cubes of the pool, or as many as there are: loose ones first, the colour with fewest of them foremost. */
export function suggestCubes(view: View, seat: number, count: number): readonly number[] {
  const pool = [...(view.at[seat]?.pool ?? [])];
  const found: number[] = [];
  while (found.length < count && pool.some((left) => left > 0)) {
    const there = COLOURS.map((_, colour) => colour).filter((colour) => (pool[colour] ?? 0) > 0);
    const rank = (colour: number) => Number(isWanted(view, colour, pool[colour] ?? 0)) * 100 + (pool[colour] ?? 0);
    const [colour = 0] = there.toSorted((one, other) => rank(one) - rank(other));
    found.push(colour);
    pool[colour] = (pool[colour] ?? 0) - 1;
  }
  return found;
}
