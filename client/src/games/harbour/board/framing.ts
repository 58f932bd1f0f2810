// Which part of the board a phone shows: what is asked, as close as it can be read.
import type { Part, Point, Size } from "@/kit/camera";

/** Closer than this a phone shows too little of the harbour. */
const MOST = 0.86;
/** Around each place: half of a block of the city. */
const MARGIN = 56;

interface Window {
  /** Where the middle of the window goes as far as the rest allows. */
  middle: number;
  long: number;
}

/** Where the window begins on one axis: around all of it, or, where that is too long for it, within it around its middle. */
function begin(low: number, high: number, { middle, long }: Window): number {
  if (high - low <= long) return (low + high - long) / 2;
  return Math.min(Math.max(middle - long / 2, low), high - long);
}

/** The part of the sheet around these points, no smaller than `least` times; what does not fit then is left out far from `centre`. */
export function framed(points: readonly Point[], centre: Point, size: Size, least: number): Part {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const [left, right] = [Math.min(...xs) - MARGIN, Math.max(...xs) + MARGIN];
  const [top, bottom] = [Math.min(...ys) - MARGIN, Math.max(...ys) + MARGIN];
  const fits = Math.min(size.width / (right - left), size.height / (bottom - top), MOST);
  const scale = Math.max(fits, Math.min(least, MOST));
  const [width, height] = [size.width / scale, size.height / scale];
  return {
    x: begin(left, right, { middle: centre[0], long: width }),
    y: begin(top, bottom, { middle: centre[1], long: height }),
    width,
    height,
  };
}

/** The scale at which the sheet fills a window, with nothing beside it. */
export const filling = (size: Size, sheet: Size): number => Math.max(size.width / sheet.width, size.height / sheet.height);
