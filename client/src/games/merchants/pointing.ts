// Spots of the board, and the one that a line of the log points at.
import { pointingAt } from "@/platform/board/pointing";

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

export const { usePointing, pointAt } = pointingAt<Spot>();
