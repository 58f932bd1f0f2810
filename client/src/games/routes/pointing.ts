// What a line of the log points at on the board.
import { pointingAt } from "@/platform/board/pointing";

/** A place that can be pointed at: `route:17`, `place:3`, `market`, `pile`, `contracts`. */
export type Spot = string;

export const { usePointing, pointAt } = pointingAt<Spot>();

export const routeSpot = (index: number): Spot => `route:${index}`;
export const MARKET_SPOT: Spot = "market";
export const PILE_SPOT: Spot = "pile";
export const CONTRACTS_SPOT: Spot = "contracts";

/** The route that is pointed at, or null. */
export function pointedRoute(spot: Spot | null): number | null {
  return spot?.startsWith("route:") ? Number(spot.slice("route:".length)) : null;
}
