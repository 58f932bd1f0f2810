// What doing the thing in hand would take from the mat: what is printed on it, unless the server says otherwise.
import type { Facts, View } from "@/wire/harbour";
import { cardFace, counted, marketFace } from "../cards/printed";
import type { Chosen } from "../choice";
import { BLOCKS, COLOURS, total } from "../map";

export interface Spent {
  /** Cubes of the pool that are lifted, by colour. */
  cubes: readonly number[];
  /** Cubes that are paid in all: a cube of the cost that need not be paid is lifted, too. */
  paid: number;
  florins: number;
  /** So many of the cubes need not be paid: which, is asked next. */
  less: number;
}

const NOTHING_SPENT: Spent = { cubes: COLOURS.map(() => 0), paid: 0, florins: 0, less: 0 };

const inCubes = (cubes: readonly number[]): Spent => ({ ...NOTHING_SPENT, cubes, paid: total(cubes) });
const inFlorins = (florins: number): Spent => ({ ...NOTHING_SPENT, florins });
const ofColour = (colour: number, count: number): number[] => COLOURS.map((_, at) => (at === colour ? count : 0));
const gather = (colours: readonly number[]): number[] => COLOURS.map((_, colour) => colours.filter((one) => one === colour).length);

/** By colour: cubes that a card of the rack lacks. */
export function missing(card: number, { turn }: Facts): readonly number[] {
  return turn?.activations?.[card]?.lacks ?? [];
}

/** Cubes of its own colour that a block costs this seat. */
export function blockCost(block: number, { turn }: Facts): number {
  return turn?.blocks?.[block] ?? BLOCKS[block]?.cost ?? 0;
}

function activation(card: number, { turn }: Facts): Spent {
  if (!turn) return NOTHING_SPENT;
  const said = turn.activations?.[card];
  return said
    ? { cubes: said.takes ?? [], paid: said.pays ?? 0, florins: 0, less: said.waived ?? 0 }
    : inCubes(counted(cardFace(card).cost));
}

function use(card: number, chosen: Chosen): Spent {
  const { effect } = cardFace(card);
  const price = effect.type === "Use" ? effect.pay : null;
  if (price?.type === "PayFlorins") return inFlorins(price.florins);
  return inCubes(price?.type === "PayCubes" ? counted(price) : gather(chosen.cubes));
}

export function spend(chosen: Chosen | null, view: View, facts: Facts): Spent {
  if (!chosen) return NOTHING_SPENT;
  const { verb, number } = chosen.way;
  switch (verb) {
    case "activate":
      return activation(number, facts);
    case "use":
      return use(number, chosen);
    case "buy":
      return inCubes(ofColour(BLOCKS[number]?.colour ?? 0, blockCost(number, facts)));
    case "buy with florins":
      return inFlorins(facts.turn?.block_florins ?? 0);
    case "market": {
      const { pay } = marketFace(view.tiles.at(-1) ?? 1).effect;
      return inFlorins(pay.type === "PayFlorins" ? pay.florins : 0);
    }
    case "pay":
    case "return":
      return inCubes(ofColour(number, 1));
    default:
      return inCubes(gather(chosen.cubes));
  }
}
