// Where a bubble stands: beside what it speaks of, on the side where it covers least of what is lit.
import type { Box } from "./light";

export type Side = "left" | "right" | "above" | "below";

export interface Stand {
  side: Side;
  left: number;
  top: number;
  /** Where its beak is, along the edge that looks at the thing. */
  beak: number;
}

interface Size {
  width: number;
  height: number;
}

const GAP = 18;
const EDGE = 12;
const BEAK_EDGE = 24;

const kept = (value: number, least: number, most: number): number => Math.max(least, Math.min(value, most));

/** How much of one lies under the other. */
function covered(one: Box, other: Box): number {
  const width = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
  const height = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
  return width > 0 && height > 0 ? width * height : 0;
}

/** Beside the middle of the thing, or level with one of its ends. */
const SLIDES = [0.5, 0, 1] as const;

function standAt(side: Side, slide: number, target: Box, bubble: Size, view: Size): Stand {
  const along = (from: number, length: number, own: number) => from + (length - own) * slide;
  const isBeside = side === "left" || side === "right";
  const wantedLeft = isBeside
    ? side === "left"
      ? target.x - GAP - bubble.width
      : target.x + target.width + GAP
    : along(target.x, target.width, bubble.width);
  const wantedTop = isBeside
    ? along(target.y, target.height, bubble.height)
    : side === "above"
      ? target.y - GAP - bubble.height
      : target.y + target.height + GAP;
  const left = kept(wantedLeft, EDGE, view.width - bubble.width - EDGE);
  const top = kept(wantedTop, EDGE, view.height - bubble.height - EDGE);
  const middle = isBeside ? target.y + target.height / 2 - top : target.x + target.width / 2 - left;
  const beak = kept(middle, BEAK_EDGE, (isBeside ? bubble.height : bubble.width) - BEAK_EDGE);
  return { side, left: Math.round(left), top: Math.round(top), beak: Math.round(beak) };
}

/** The first stand that covers nothing lit, or the one that covers least. The target itself weighs most. */
export function placeBubble(target: Box, lit: readonly Box[], bubble: Size, view: Size): Stand {
  const sides: readonly Side[] = ["left", "right", "above", "below"];
  const stands = SLIDES.flatMap((slide) => sides.map((side) => standAt(side, slide, target, bubble, view))).map((stand) => {
    const box = { x: stand.left, y: stand.top, ...bubble };
    return { stand, covers: 10 * covered(box, target) + lit.reduce((sum, one) => sum + covered(box, one), 0) };
  });
  return stands.reduce((best, one) => (one.covers < best.covers ? one : best)).stand;
}
