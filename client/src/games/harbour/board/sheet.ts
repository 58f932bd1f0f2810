// The sheet that the board is drawn on, and how shapes of the data become paths.
import type { Point } from "@/kit/camera";
import { RIVER } from "../map";
import * as css from "./board.module.css";

/** The part of the data's canvas that is drawn: the score stands beside the players' names and needs no track. */
export const LEFT = 42;
export const TOP = 44;
export const SHEET = { width: 1316, height: 912 };
export const LAYER = {
  className: css.hbLayer,
  width: SHEET.width,
  height: SHEET.height,
  viewBox: `${LEFT} ${TOP} ${SHEET.width} ${SHEET.height}`,
};

/** A point of the data as the camera counts it. */
export function onSheet(x: number, y: number): Point {
  return [x - LEFT, y - TOP];
}

/** The city is half an ellipse around this point, on the water's edge. */
export const CITY = { x: 700, y: 432, wide: 592, high: 496 };

/** The edges of the two quays on the IJ. */
export const QUAY = { top: 136, bottom: 338 };

export function pointsOf(shape: readonly (readonly number[])[]): string {
  return shape.map(([x, y]) => `${x},${y}`).join(" ");
}

/** The shape drawn smaller around a point. */
export function shrunk(shape: readonly (readonly number[])[], x: number, y: number, times: number): string {
  return shape.map(([px = 0, py = 0]) => `${(x + (px - x) * times).toFixed(1)},${(y + (py - y) * times).toFixed(1)}`).join(" ");
}

/** A hexagon like a goods tile. */
export function hexagon(x: number, y: number, radius: number): string {
  return Array.from({ length: 6 }, (_, at) => {
    const turn = ((60 * at + 30) * Math.PI) / 180;
    return `${(x + radius * Math.cos(turn)).toFixed(1)},${(y + radius * Math.sin(turn)).toFixed(1)}`;
  }).join(" ");
}

/** An arc around the city, for a name that follows it: from one angle to another, so many times as far out as the canal. */
export function arc(far: number, from: number, to: number): string {
  const points = Array.from({ length: 41 }, (_, at) => {
    const turn = ((from + ((to - from) * at) / 40) * Math.PI) / 180;
    return `${(CITY.x + CITY.wide * far * Math.cos(turn)).toFixed(1)} ${(CITY.y + CITY.high * far * Math.sin(turn)).toFixed(1)}`;
  });
  return `M${points.join("L")}`;
}

/** Where a river space lies; the mouth is the last one. */
export function riverPoint(space: number): { x: number; y: number } {
  return RIVER.spaces[space] ?? { x: 0, y: 0 };
}
