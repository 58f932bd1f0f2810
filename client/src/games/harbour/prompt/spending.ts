// What doing the thing in hand would cost: cubes of the pool by colour, and florins.
import type { View } from "@/wire/harbour";
import { cardFace, counted, marketFace } from "../cards/printed";
import { activeWith, standing } from "../cards/counting";
import type { Chosen } from "../choice";
import { BLOCKS, COLOURS, FLORINS_FOR_BLOCK, total } from "../map";

export interface Spent {
  cubes: readonly number[];
  florins: number;
  /** A cube of the cost need not be paid: which one is asked next. */
  less: number;
}

const NOTHING_SPENT: Spent = { cubes: COLOURS.map(() => 0), florins: 0, less: 0 };

const ofColour = (colour: number, count: number): number[] => COLOURS.map((_, at) => (at === colour ? count : 0));

/** Cubes that active cards take off the cost of a card. */
function discount(view: View, seat: number, card: number): number {
  const { kind, type } = cardFace(card);
  const at = standing(view, seat);
  const isFirst = !at.tableau.some((one) => cardFace(one).type === type);
  return activeWith(at, "Knob")
    .filter((knob) => knob.name === "activate_discount")
    .map((knob) => knob.value as { kind: string; cubes: number; first_of_type?: boolean })
    .reduce((sum, value) => sum + (value.kind === kind && (isFirst || !value.first_of_type) ? value.cubes : 0), 0);
}

/** A card that is not paid for now says how many cubes of which colours it lacks. */
export function missing(view: View, seat: number, card: number): readonly number[] {
  const pool = view.at[seat]?.pool ?? [];
  return counted(cardFace(card).cost).map((count, colour) => Math.max(0, count - (pool[colour] ?? 0)));
}

function activation(view: View, seat: number, card: number): Spent {
  const cost = counted(cardFace(card).cost);
  const less = Math.min(discount(view, seat, card), total(cost));
  const lacks = missing(view, seat, card);
  const paid = cost.map((count, colour) => count - (lacks[colour] ?? 0));
  return { cubes: paid, florins: 0, less: less - total(lacks) };
}

/** Cubes of its own colour that a block costs this seat. */
export function blockCost(view: View, seat: number, block: number): number {
  const cheaper = activeWith(standing(view, seat), "Knob").filter((knob) => knob.name === "block_discount");
  const less = cheaper.reduce((sum, knob) => sum + Number(knob.value), view.bailiff === block ? 1 : 0);
  return Math.max(0, (BLOCKS[block]?.cost ?? 0) - less);
}

function use(card: number, chosen: Chosen): Spent {
  const { effect } = cardFace(card);
  const price = effect.type === "Use" ? effect.pay : null;
  if (price?.type === "PayFlorins") return { ...NOTHING_SPENT, florins: price.florins };
  if (price?.type === "PayCubes") return { ...NOTHING_SPENT, cubes: counted(price) };
  return { ...NOTHING_SPENT, cubes: gather(chosen.cubes) };
}

const gather = (colours: readonly number[]): number[] => COLOURS.map((_, colour) => colours.filter((one) => one === colour).length);

export function spend(chosen: Chosen | null, view: View, seat: number): Spent {
  if (!chosen) return NOTHING_SPENT;
  const { verb, number } = chosen.way;
  switch (verb) {
    case "activate":
      return view.agenda.at(-1)?.type === "FreeActivate" ? NOTHING_SPENT : activation(view, seat, number);
    case "use":
      return use(number, chosen);
    case "buy":
      return { ...NOTHING_SPENT, cubes: ofColour(BLOCKS[number]?.colour ?? 0, blockCost(view, seat, number)) };
    case "buy with florins":
      return { ...NOTHING_SPENT, florins: FLORINS_FOR_BLOCK };
    case "market": {
      const { pay } = marketFace(view.tiles.at(-1) ?? 1).effect;
      return { ...NOTHING_SPENT, florins: pay.type === "PayFlorins" ? pay.florins : 0 };
    }
    case "pay":
    case "return":
      return { ...NOTHING_SPENT, cubes: ofColour(number, 1) };
    default:
      return { ...NOTHING_SPENT, cubes: gather(chosen.cubes) };
  }
}
