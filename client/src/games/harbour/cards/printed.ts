// What is printed on cards and tiles, found by number.
import { CARDS, type CardFace, MARKET_TILES, type MarketFace, type Cost, TASK_TILES, type TaskFace } from "@/wire/harbour-cards";
import { artisan_types, building_types } from "../../../../../src/mokum/games/harbour/board.json";
import { COLOURS, type CardKind, DISTRICTS } from "../map";

export type Timing = "I" | "II" | "III" | "permanent" | "end";
/** In the order in which they stand on the mat. */
export const TIMINGS: readonly Timing[] = ["I", "II", "III", "permanent", "end"];

export interface Printed extends CardFace {
  readonly kind: CardKind;
  readonly timing: Timing;
}

export function cardFace(card: number): Printed {
  const found = CARDS[card - 1];
  if (!found) throw new RangeError(`There is no card ${card}.`);
  return found as Printed;
}

export function marketFace(tile: number): MarketFace {
  const found = MARKET_TILES[tile - 1];
  if (!found) throw new RangeError(`There is no market tile ${tile}.`);
  return found;
}

export function taskFace(task: number): TaskFace {
  const found = TASK_TILES[task - 1];
  if (!found) throw new RangeError(`There is no task tile ${task}.`);
  return found;
}

/** What a task is worth with so many seats; several values where pieces are counted. */
export function taskValues({ values }: TaskFace, seats: number): readonly number[] {
  return values[Math.min(Math.max(seats, 2), 4) - 2] ?? [];
}

/** How many cubes of each colour, by the colours' numbers. */
export function counted(cubes: Cost): number[] {
  return COLOURS.map((colour) => cubes[colour] ?? 0);
}

const goods = new Map(artisan_types.items.map((type) => [type.id, type.good]));
const names = new Map(building_types.items.map((type) => [type.id, type.name]));

/** The good that an artisan makes. */
export function goodOf(type: string): string {
  return goods.get(type) ?? "beer";
}

/** A building is called the same in every language. House cards bring their own types, named as they are written. */
export function buildingName(type: string): string {
  return (names.get(type) ?? type.charAt(0).toUpperCase() + type.slice(1)).replace("'", "’");
}

/** A name that may be folded where its last word begins, in a place that is too narrow for all of it. */
export function folding(name: string): string {
  return name.replace(/(?<=\p{L}{4})(?:toren|buurt|gordel|slijper|stoker|brander)(?!\p{L})/gu, "\u00AD$&");
}

export function districtOf(id: string): { name: string; colour: string } {
  return DISTRICTS.find((district) => district.id === id) ?? { name: id, colour: "black" };
}

/** The number as it is printed: always three figures. */
export function numberOf(card: number): string {
  return String(card).padStart(3, "0");
}

/** Cubes of any colours that the use of a card costs. */
export function anyCubes(card: number): number {
  const { effect } = cardFace(card);
  return effect.type === "Use" && effect.pay?.type === "PayAnyCubes" ? effect.pay.cubes : 0;
}
