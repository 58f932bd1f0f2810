// The way of a barge: the fewest steps to a berth, and what they cost.
import type { View } from "@/wire/harbour";
import { cardFace } from "./cards/printed";
import { NEIGHBOURS, SPACES, total } from "./map";
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

/** How many steps a cube pays for: one, and more with the card for it. */
export function stepsPerCube(view: View, seat: number): number {
  const effects = (view.at[seat]?.tableau ?? []).map((card) => cardFace(card).effect);
  return effects.reduce(
    (steps, effect) => (effect.type === "Knob" && effect.name === "steps_per_cube" ? steps + Number(effect.value) - 1 : steps),
    1,
  );
}

/** Cubes that so many steps cost, after the free ones. */
export function cubesForSteps(steps: number, view: View, seat: number): number {
  return Math.max(0, Math.ceil((steps - view.turn.free_steps) / stepsPerCube(view, seat)));
}

/** Steps that a seat can pay for now. */
export function reach(view: View, seat: number): number {
  return view.turn.free_steps + total(view.at[seat]?.pool ?? []) * stepsPerCube(view, seat);
}

/** Whether the barge may step at all just now. */
export function maySail(offered: Offered, view: View, seat: number): boolean {
  const here = view.at[seat]?.barge ?? -1;
  return (NEIGHBOURS[here] ?? []).some((space) => offered.get(keyOf({ kind: "space", space }))?.some((said) => said.verb === "step"));
}

/** The way to a berth, if the seat can pay for all of it; null otherwise. */
export function sail(space: number, offered: Offered, view: View, seat: number): readonly number[] | null {
  if (!maySail(offered, view, seat)) return null;
  const way = wayTo(view.at[seat]?.barge ?? -1, space);
  return way.length > 0 && way.length <= reach(view, seat) ? way : null;
}

/** What each berth in reach costs in cubes; a step that comes free costs 0. */
export function prices(offered: Offered, view: View, seat: number): ReadonlyMap<number, number> {
  const found = new Map<number, number>();
  if (!maySail(offered, view, seat)) return found;
  const here = view.at[seat]?.barge ?? -1;
  const far = reach(view, seat);
  for (const { index } of SPACES) {
    const steps = wayTo(here, index).length;
    if (steps > 0 && steps <= far) found.set(index, cubesForSteps(steps, view, seat));
  }
  return found;
}
