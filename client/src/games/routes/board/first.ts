// The parts of the board that matter: all of it where names can be read, else the places of the viewer's contracts.
import { HEIGHT, type Place, WIDTH, contract, place } from "../map";
import type { Held } from "../table";
import { type Part, READABLE, type Size, fitScale } from "./camera";

const NEAREST = 610;
const FARTHEST = 760;
/** Room for a place's name beside it. */
const AROUND = 170;

/** A part of the shape of the window around these places, neither too near nor farther than `most`. */
function around(places: readonly Place[], size: Size, most: number): Part {
  const [xs, ys] = [places.map((one) => one.x), places.map((one) => one.y)];
  const [left, right] = places.length ? [Math.min(...xs), Math.max(...xs)] : [400, 900];
  const [top, bottom] = places.length ? [Math.min(...ys), Math.max(...ys)] : [250, 600];
  const shape = size.width / size.height;
  const wanted = Math.max(right - left + AROUND, (bottom - top + AROUND) * shape);
  const width = Math.min(Math.max(wanted, NEAREST), most);
  const height = width / shape;
  return { x: (left + right - width) / 2, y: (top + bottom - height) / 2, width, height };
}

const placesOf = (contracts: readonly number[]): Place[] => contracts.flatMap((index) => contract(index).ends.map(place));

/** What is seen at first. */
export function firstPart(size: Size, held: readonly Held[]): Part {
  if (fitScale(size) >= READABLE) return { x: 0, y: 0, width: WIDTH, height: HEIGHT };
  return around(placesOf(held.filter((one) => one.way.spaces !== 0).map((one) => one.contract)), size, FARTHEST);
}

/** What is seen while a hand is on these contracts: their places, however far apart. */
export function contractsPart(contracts: readonly number[], size: Size): Part {
  return around(placesOf(contracts), size, WIDTH);
}
