// The way of a barge: the fewest steps to a berth, and what the server says that they cost.
import type { Facts, View } from "@/wire/harbour";
import { NEIGHBOURS, SPACES } from "./map";
import { type Offered, keyOf } from "./things";

export function stepMove(space: number): string {
  return `step ${SPACES[space]?.id ?? ""}`;
}

/** By space: the space before it on the shortest way from here; the barge's own space leads nowhere. */
function waysFrom(here: number): ReadonlyMap<number, number> {
  const before = new Map<number, number>([[here, -1]]);
  const queue = [here];
  for (let at = queue.shift(); at !== undefined; at = queue.shift()) {
    for (const next of NEIGHBOURS[at] ?? []) {
      if (before.has(next)) continue;
      before.set(next, at);
      queue.push(next);
    }
  }
  return before;
}

/** The spaces of the shortest way, without the one where the barge lies. */
export function wayTo(here: number, there: number): readonly number[] {
  const before = waysFrom(here);
  const way: number[] = [];
  for (let at = there; at !== here && at >= 0; at = before.get(at) ?? -1) way.unshift(at);
  return way;
}

/** Cubes that so many steps cost; undefined for more than the barge can make. */
export function fare(steps: number, { turn }: Facts): number | undefined {
  return turn?.fares?.[steps];
}

/** Whether the barge may step at all just now. */
export function maySail(offered: Offered, view: View, seat: number): boolean {
  const here = view.at[seat]?.barge ?? -1;
  return (NEIGHBOURS[here] ?? []).some((space) => offered.get(keyOf({ kind: "space", space }))?.some((said) => said.verb === "step"));
}

/** The way to a berth, if the seat can pay for all of it; null otherwise. */
export function sail(space: number, offered: Offered, view: View, facts: Facts, seat: number): readonly number[] | null {
  if (!maySail(offered, view, seat)) return null;
  const way = wayTo(view.at[seat]?.barge ?? -1, space);
  return way.length > 0 && fare(way.length, facts) !== undefined ? way : null;
}

/** What each berth in reach costs in cubes; a step that comes free costs 0. */
export function prices(offered: Offered, view: View, facts: Facts, seat: number): ReadonlyMap<number, number> {
  const found = new Map<number, number>();
  for (const { index } of SPACES) {
    const way = sail(index, offered, view, facts, seat);
    const price = way && fare(way.length, facts);
    if (typeof price === "number") found.set(index, price);
  }
  return found;
}
