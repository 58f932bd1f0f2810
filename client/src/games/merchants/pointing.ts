// Spots of the board, and the one that a line of the log points at; outside React, since the log lies outside the game's parts.
import { create } from "zustand";

/** Something on the board that can be touched or pointed at. */
export type Spot = `house:${number}` | `colony:${number}` | `good:${number}` | `disc:${number}` | `square:${number}` | `bridge:${number}`;

export const houseSpot = (site: number): Spot => `house:${site}`;
export const colonySpot = (site: number): Spot => `colony:${site}`;
export const goodSpot = (good: number): Spot => `good:${good}`;
export const discSpot = (disc: number): Spot => `disc:${disc}`;
export const squareSpot = (square: number): Spot => `square:${square}`;
export const bridgeSpot = (bridge: number): Spot => `bridge:${bridge}`;

export type SpotKind = "house" | "colony" | "good" | "disc" | "square" | "bridge";

/** A spot's kind and number. */
export function readSpot(spot: Spot): { kind: SpotKind; index: number } {
  const [kind, index] = spot.split(":");
  return { kind: kind as SpotKind, index: Number(index) };
}

interface Pointing {
  spot: Spot | null;
}

export const usePointing = create<Pointing>(() => ({ spot: null }));

/** Long enough to be found, short enough not to be taken for a part of the board. */
const LASTS = 2600;
let timer: ReturnType<typeof setTimeout> | undefined;

export function pointAt(spot: string | null): void {
  clearTimeout(timer);
  usePointing.setState({ spot: spot as Spot | null });
  if (spot !== null) timer = setTimeout(() => usePointing.setState({ spot: null }), LASTS);
}
