// What is printed: places, routes, cards and contracts, from the one file that the server reads too.
import * as data from "../../../../src/mokum/games/routes/board.json";

/** Transport cards by number: 0 is wild, then the colours in the order of the data. */
export const CARDS = ["wild", "pink", "blue", "green", "black", "red", "orange"] as const;
export type CardName = (typeof CARDS)[number];
export type Colour = Exclude<CardName, "wild"> | "grey";
export const WILD = 0;
/** A market slot without a card. */
export const EMPTY = CARDS.length;
/** The owner of a route that nobody has claimed. */
export const FREE = -1;

export interface Place {
  readonly index: number;
  readonly id: string;
  readonly name: string;
  readonly x: number;
  readonly y: number;
}

export interface Route {
  readonly index: number;
  /** Indices of its two places. */
  readonly ends: readonly [number, number];
  readonly colour: Colour;
  readonly length: number;
  readonly points: number;
  /** Whether it brings a trade card. */
  readonly trade: boolean;
  /** Index of the other half of a double route. */
  readonly twin: number | null;
}

export interface Contract {
  readonly index: number;
  readonly ends: readonly [number, number];
  readonly value: number;
}

export const WIDTH = 1200;
export const HEIGHT = 800;
export const CARTS_PER_SEAT = data.carts_per_seat;

export const PLACES: readonly Place[] = data.places.map((place, index) => ({ index, ...place }));

const placeIndex = new Map(PLACES.map((place) => [place.id, place.index]));

function ends(ids: readonly string[]): [number, number] {
  return [placeIndex.get(ids[0] ?? "") ?? 0, placeIndex.get(ids[1] ?? "") ?? 0];
}

const POINTS: Record<string, number> = data.route_points;

export const ROUTES: readonly Route[] = data.routes.map((route, index) => ({
  index,
  ends: ends(route.ends),
  colour: route.colour as Colour,
  length: route.length,
  points: POINTS[String(route.length)] ?? 0,
  trade: route.cart,
  twin: route.twin === null ? null : route.twin - 1,
}));

export const CONTRACTS: readonly Contract[] = data.contracts.map((contract, index) => ({
  index,
  ends: ends(contract.ends),
  value: contract.value,
}));

/** Routes that begin or end at each place. */
export const ROUTES_AT: readonly (readonly number[])[] = PLACES.map((place) =>
  ROUTES.filter((route) => route.ends.includes(place.index)).map((route) => route.index),
);

export function place(index: number): Place {
  const found = PLACES[index];
  if (!found) throw new RangeError(`There is no place ${index}.`);
  return found;
}

export function route(index: number): Route {
  const found = ROUTES[index];
  if (!found) throw new RangeError(`There is no route ${index}.`);
  return found;
}

export function contract(index: number): Contract {
  const found = CONTRACTS[index];
  if (!found) throw new RangeError(`There is no contract ${index}.`);
  return found;
}

export function cardName(card: number): CardName {
  const found = CARDS[card];
  if (!found) throw new RangeError(`There is no card ${card}.`);
  return found;
}

/** Two places with a dash: names stay Dutch in every language. */
export function between(pair: readonly [number, number]): string {
  return `${place(pair[0]).name} – ${place(pair[1]).name}`;
}

export function routeName(index: number): string {
  return between(route(index).ends);
}

export function contractName(index: number): string {
  return between(contract(index).ends);
}
