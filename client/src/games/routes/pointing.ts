// What a line of the log points at on the board; outside React, since the log lies outside the game's parts.
import { create } from "zustand";

/** A place that can be pointed at: `route:17`, `place:3`, `market`, `pile`, `contracts`. */
export type Spot = string;

interface Pointing {
  spot: Spot | null;
}

export const usePointing = create<Pointing>(() => ({ spot: null }));

/** Long enough to be found, short enough not to be taken for a part of the board. */
const LASTS = 2600;
let timer: ReturnType<typeof setTimeout> | undefined;

export function pointAt(spot: string | null): void {
  clearTimeout(timer);
  usePointing.setState({ spot });
  if (spot !== null) timer = setTimeout(() => usePointing.setState({ spot: null }), LASTS);
}

export const routeSpot = (index: number): Spot => `route:${index}`;
export const MARKET_SPOT: Spot = "market";
export const PILE_SPOT: Spot = "pile";
export const CONTRACTS_SPOT: Spot = "contracts";

/** The route that is pointed at, or null. */
export function pointedRoute(spot: Spot | null): number | null {
  return spot?.startsWith("route:") ? Number(spot.slice("route:".length)) : null;
}
