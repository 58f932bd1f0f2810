// The face of the clock as geometry: START at the top, then the marks from 200 down to 50. A circle of radius 500 around its middle.
import { AUCTION } from "../map";
import { DOUBLE_STEPS } from "./round";

/** Degrees from START to the first mark, and from mark to mark. */
const RUN_IN = 42;
const MARK = 18.6;
/** Marks on the dial, whatever they cost. */
export const MARKS = AUCTION.marks.length;
export const MIDDLE = 500;
/** What is seen of it: the dial, and room for pins on its rim. */
export const FACE = "-40 -40 1080 1080";
/** The part of it around the needle when that points to START; `dial.css` lays it there. */
export const NEEDLE = "470 28 60 165";

/** Where a step begins, in degrees clockwise from the top. */
export const angleOf = (step: number): number => (step === 0 ? 0 : RUN_IN + MARK * (step - 1));

/** Where the needle is when so much of a step has passed. */
export const needleAt = (step: number, part: number): number => angleOf(step) + (step === 0 ? RUN_IN : MARK) * part;

/** The middle of a step. */
export const middleOf = (step: number): number => needleAt(step, 0.5);

/** A point at a distance from the middle. */
export function point(radius: number, degrees: number): readonly [number, number] {
  const turn = ((degrees - 90) * Math.PI) / 180;
  return [MIDDLE + radius * Math.cos(turn), MIDDLE + radius * Math.sin(turn)];
}

const text = (radius: number, degrees: number): string =>
  point(radius, degrees)
    .map((value) => value.toFixed(1))
    .join(" ");

/** A piece of a ring. */
export function ring(inner: number, outer: number, from: number, to: number): string {
  const large = to - from > 180 ? 1 : 0;
  return `M${text(outer, from)}A${outer} ${outer} 0 ${large} 1 ${text(outer, to)}L${text(inner, to)}A${inner} ${inner} 0 ${large} 0 ${text(inner, from)}z`;
}

/** Moves apart what would lie over each other along a line, as little as possible; the order stays. */
export function apart(places: readonly number[], least: number): number[] {
  const order = places.map((_, index) => index).toSorted((one, other) => (places[one] ?? 0) - (places[other] ?? 0));
  const moved = [...places];
  for (let pass = 0; pass < 8; pass++) {
    for (let at = 1; at < order.length; at++) {
      const [before, after] = [order[at - 1] ?? 0, order[at] ?? 0];
      const lacks = least - ((moved[after] ?? 0) - (moved[before] ?? 0));
      if (lacks <= 0) continue;
      moved[before] = (moved[before] ?? 0) - lacks / 2;
      moved[after] = (moved[after] ?? 0) + lacks / 2;
    }
  }
  return moved;
}

/** A short line towards the middle. */
export const tick = (inner: number, outer: number, degrees: number): string => `M${text(inner, degrees)}L${text(outer, degrees)}`;

/** A triangle across a ring: its foot at one radius, its tip at another. */
export const wedge = (foot: number, tip: number, half: number): string => `M${text(foot, -half)}L${text(tip, 0)}L${text(foot, half)}z`;

/** A way along the dial, for words that are written on it. */
export function arc(radius: number, from: number, to: number): string {
  return `M${text(radius, from)}A${radius} ${radius} 0 ${to - from > 180 ? 1 : 0} 1 ${text(radius, to)}`;
}

/** The part of the dial that a doubled round never reaches, and the way of the words on it. */
export const BEYOND_DOUBLE_WORDS = arc(378, angleOf(DOUBLE_STEPS) + 2, angleOf(MARKS + 1) - 2);
export const BEYOND_DOUBLE = ring(322, 452, angleOf(DOUBLE_STEPS) + 0.5, angleOf(MARKS + 1) - 0.5);
