// Arrows walk the board's graph: from a route to its places, its twin and the routes beside it, from a place to its routes.
import { type Arrow, WAY } from "@/platform/board/arrows";
import { ROUTES_AT, route } from "../map";
import { placePoint, routeLine } from "./geometry";
import type { Point } from "./points";

/** Where the keyboard stands. */
export type Stand = { kind: "route"; index: number } | { kind: "place"; index: number };

function spot(stand: Stand): Point {
  return stand.kind === "route" ? routeLine(stand.index).middle : placePoint(stand.index);
}

/** A step to a route that only shares a place has to fit better than one to the place itself. */
const BESIDE = 0.7;

interface Step {
  to: Stand;
  weight: number;
}

function steps(stand: Stand): Step[] {
  const routes = (at: number, weight: number): Step[] => (ROUTES_AT[at] ?? []).map((index) => ({ to: { kind: "route", index }, weight }));
  if (stand.kind === "place") return routes(stand.index, 1);
  const { ends, twin } = route(stand.index);
  return ends.flatMap((end): Step[] => [
    { to: { kind: "place", index: end }, weight: 1 },
    ...routes(end, BESIDE).map((step) => (step.to.index === twin ? { ...step, weight: 1 } : step)),
  ]);
}

/** Where an arrow leads: the neighbour that lies most in its direction, or where one is if none does. */
export function walk(stand: Stand, arrow: Arrow): Stand {
  const from = spot(stand);
  const way = WAY[arrow];
  let best = { fit: 0.1, stand };
  for (const { to: next, weight } of steps(stand)) {
    const to = spot(next);
    const far = Math.hypot(to[0] - from[0], to[1] - from[1]);
    if (far === 0) continue;
    const fit = (((to[0] - from[0]) * way[0] + (to[1] - from[1]) * way[1]) / far) * weight;
    if (fit > best.fit) best = { fit, stand: next };
  }
  return best.stand;
}
