// What a card or a tile says in full, made from its declaration: one sentence, in the reader's language.
import type { IntlShape } from "react-intl";
import type { Gift } from "@/wire/harbour";
import { COLOURS } from "../map";
import { ladderOf } from "./fields";
import { buildingName, cardFace, districtOf, marketFace, numberOf, taskFace, taskValues } from "./printed";
import { Teller, plain } from "./teller";

const upper = (words: string): string => words.charAt(0).toLocaleUpperCase() + words.slice(1);

/** What a card is called: artisans by their trade, buildings by their own name, plans by their district. */
export function sayCardName(intl: IntlShape, card: number): string {
  const { kind, type } = cardFace(card);
  if (kind === "building") return buildingName(type);
  if (kind === "plan") return intl.formatMessage({ id: "harbour.card.plan" }, { district: districtOf(type).name });
  return intl.formatMessage({ id: "harbour.card.artisan" }, { type: plain(type) });
}

/** Number and name, as a player points at a card in words. */
export function sayCardTitle(intl: IntlShape, card: number): string {
  return `${numberOf(card)} ${sayCardName(intl, card)}`;
}

/** The whole sentence of a card. */
export function sayCard(intl: IntlShape, card: number): string {
  const { effect, timing } = cardFace(card);
  const ladder = ladderOf(effect);
  if (ladder) {
    const [alone = 0, one = 0, both = 0] = ladder.points;
    const [first = "", second = ""] = ladder.companions.map(buildingName);
    return intl.formatMessage({ id: "harbour.card.companions" }, { alone, one, both, first, second });
  }
  return upper(new Teller(intl).effect(effect, effect.type === "Use" && timing === "permanent"));
}

/** When a card works. */
export function sayTiming(intl: IntlShape, card: number): string {
  return intl.formatMessage({ id: "harbour.card.timing" }, { timing: cardFace(card).timing });
}

export function sayCost(intl: IntlShape, card: number): string {
  return new Teller(intl).cubes(cardFace(card).cost);
}

export function sayMarketTile(intl: IntlShape, tile: number): string {
  return upper(new Teller(intl).effect(marketFace(tile).effect));
}

/** What a task asks, without what it is worth. */
export function sayTaskAlone(intl: IntlShape, task: number): string {
  return upper(new Teller(intl).task(taskFace(task).effect));
}

/** What a task asks, and what it is worth with so many seats. */
export function sayTask(intl: IntlShape, task: number, seats: number): string {
  const face = taskFace(task);
  const told = sayTaskAlone(intl, task);
  const values = taskValues(face, seats);
  return intl.formatMessage({ id: "harbour.card.task" }, { told, points: values.join(" / "), count: values[0] ?? 0, steps: values.length });
}

/** So many cubes of each colour, in words. */
export function sayCubes(intl: IntlShape, counts: readonly number[]): string {
  return new Teller(intl).cubes(Object.fromEntries(COLOURS.map((colour, at) => [colour, counts[at] ?? 0])));
}

/** What comes at once, in words. */
export function sayGift(intl: IntlShape, gift: Gift): string {
  const { points = 0, florins = 0, cubes = [], chosen_cubes = 0, river_steps = 0, barge_steps = 0, activations = 0, more = false } = gift;
  const teller = new Teller(intl);
  const parts = [
    florins > 0 ? teller.words("harbour.card.florins", { count: florins }) : "",
    points > 0 ? teller.words("harbour.card.points", { count: points }) : "",
    cubes.length > 0 ? sayCubes(intl, cubes) : "",
    chosen_cubes > 0 ? teller.words("harbour.card.chosenCubes", { count: chosen_cubes }) : "",
    river_steps > 0 ? teller.words("harbour.card.now.river", { count: river_steps }) : "",
    barge_steps > 0 ? teller.words("harbour.card.now.barge", { count: barge_steps }) : "",
    activations > 0 ? teller.words("harbour.card.now.activations", { count: activations }) : "",
    more ? teller.words("harbour.card.now.more") : "",
  ].filter((part) => part !== "");
  return parts.length > 0 ? teller.list(parts) : teller.words("harbour.card.now.nothing");
}
