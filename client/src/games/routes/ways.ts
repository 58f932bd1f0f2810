// How far a contract still is: the shortest way between its places over one's own routes and routes that are free.
import { FREE, PLACES, ROUTES, ROUTES_AT, contract, route } from "./map";

export interface Way {
  /** Spaces that are still to be claimed; null where no way is left. */
  togo: number | null;
  /** The routes of the way, one's own among them. */
  routes: readonly number[];
}

/** What a route would cost in spaces: nothing if it is one's own, null if it can no longer be had. */
export function spaces(index: number, seat: number, owners: readonly number[], seats: number): number | null {
  const { length, twin } = route(index);
  const owner = owners[index] ?? FREE;
  if (owner === seat) return 0;
  if (owner !== FREE) return null;
  const twinOwner = twin === null ? FREE : (owners[twin] ?? FREE);
  if (twinOwner !== FREE && (seats === 2 || twinOwner === seat)) return null;
  return length;
}

/** The shortest way between the places of a contract for a seat. */
export function wayOf(index: number, seat: number, owners: readonly number[], seats: number): Way {
  const [start, goal] = contract(index).ends;
  const far = PLACES.map(() => Number.POSITIVE_INFINITY);
  const came = new Map<number, number>();
  const open = new Set(PLACES.map((one) => one.index));
  far[start] = 0;
  while (open.size > 0) {
    const here = [...open].reduce((one, other) => ((far[other] ?? 0) < (far[one] ?? 0) ? other : one));
    const walked = far[here] ?? Number.POSITIVE_INFINITY;
    if (here === goal || walked === Number.POSITIVE_INFINITY) break;
    open.delete(here);
    for (const next of ROUTES_AT[here] ?? []) {
      const cost = spaces(next, seat, owners, seats);
      if (cost === null) continue;
      const { ends } = route(next);
      const there = ends[0] === here ? ends[1] : ends[0];
      if (walked + cost < (far[there] ?? 0)) {
        far[there] = walked + cost;
        came.set(there, next);
      }
    }
  }
  const total = far[goal] ?? Number.POSITIVE_INFINITY;
  if (total === Number.POSITIVE_INFINITY) return { togo: null, routes: [] };
  const routes: number[] = [];
  for (let at = goal; at !== start;) {
    const last = came.get(at);
    if (last === undefined) break;
    routes.push(last);
    const { ends } = route(last);
    at = ends[0] === at ? ends[1] : ends[0];
  }
  return { togo: total, routes };
}

/** Owners as they would be after a claim. */
export function withClaim(owners: readonly number[], index: number, seat: number): number[] {
  return owners.map((owner, at) => (at === index ? seat : owner));
}

/** The routes of a seat. */
export function routesOf(seat: number, owners: readonly number[]): number[] {
  return ROUTES.filter((one) => owners[one.index] === seat).map((one) => one.index);
}
