// What somebody who learns harbour does next. It need not be good; it is simple, and all that the lessons tell of comes up soon.
import type { View } from "@/wire/harbour";
import { cardFace, counted } from "../cards/printed";
import type { Situation } from "../guide/steps";
import { BLOCKS, COLOURS, NOTHING, SPACES, total } from "../map";
import { wayTo } from "../sailing";
import { type Said, type Thing, thingsOf } from "../things";

/** The kinds of things that are done. */
export type Deed =
  | "card"
  | "cube"
  | "dice"
  | "activate"
  | "block"
  | "good"
  | "load"
  | "sail"
  | "deliver"
  | "docker"
  | "market"
  | "use"
  | "keep"
  | "end"
  | "other";

export interface Next {
  deed: Deed;
  thing: Thing;
}

type Asked = View["agenda"][number]["type"];

/** In one's turn, the first of these that is offered is done. */
const IN_TURN: readonly (readonly [verb: string, deed: Deed])[] = [
  ["deliver", "deliver"],
  ["docker", "docker"],
  ["activate", "activate"],
  ["load", "load"],
  ["buy", "block"],
  ["use", "use"],
  ["step", "sail"],
  ["market", "market"],
];

/** The first of those that are worth least. */
function least<One>(all: readonly One[], worth: (one: One) => number): One | undefined {
  return all.toSorted((one, other) => worth(one) - worth(other))[0];
}

const costOf = (card: number): readonly number[] => counted(cardFace(card).cost);

/** Few cubes of few colours. */
const dear = (card: number): number => 100 * total(costOf(card)) + 10 * costOf(card).filter((count) => count > 0).length;

const minus = (one: readonly number[], other: readonly number[]): number[] => one.map((count, at) => Math.max(0, count - (other[at] ?? 0)));

/** Cubes by colour that the first card and the first block will cost, beyond those that one has or that are coming. */
function wanted({ view, seat }: Situation): readonly number[] {
  const mine = view.at[seat];
  const side = view.sides[seat];
  if (!mine || !side) return COLOURS.map(() => 0);
  const has = [mine.pool, mine.house, ...mine.rose].reduce((sum, cubes) => sum.map((count, at) => count + (cubes[at] ?? 0)));
  const first = mine.tableau.length === 0 ? least(mine.rack, dear) : undefined;
  const need = first === undefined ? COLOURS.map(() => 0) : [...costOf(first)];
  if (side.arms.length > 0) return minus(need, has);
  const taken = new Set(view.sides.flatMap(({ arms }) => arms));
  const spare = minus(has, need);
  const free = BLOCKS.filter(({ index }) => !taken.has(index));
  const block = least(free, ({ cost, colour }) => Math.max(0, cost - (spare[colour] ?? 0)));
  if (block) need[block.colour] = (need[block.colour] ?? 0) + block.cost;
  return minus(need, has);
}

/** The first slot of the rose that neither holds cubes nor will by a die that was chosen. */
function gapOf({ view, facts, seat }: Situation, chosen: readonly number[]): number {
  const slots = view.at[seat]?.rose ?? [];
  const filled = chosen.map((colour) => facts.dice?.[colour]);
  return slots.findIndex((cubes, at) => total(cubes) === 0 && !filled.includes(at + 1)) + 1;
}

/** A die that fills a gap, brings what is wanted, and does not take long. */
function worthOfDie(now: Situation, colour: number): number {
  const asked = now.view.agenda.at(-1);
  const count = now.facts.dice?.[colour] ?? 1;
  const fills = count === gapOf(now, asked?.type === "ChooseDie" ? asked.chosen : []);
  return (fills ? 10 : 0) + 3 * Math.min(count, wanted(now)[colour] ?? 0) + (count <= 3 ? count : 1);
}

/** Where the nearest of those is that take something aboard, or as far towards it as the cubes last. */
function berth(now: Situation): Thing | null {
  const { view, seat, prices } = now;
  const { barge = 0, hold = [] } = view.at[seat] ?? {};
  if (total(hold) === 0) return null;
  const takes = SPACES.filter(({ kind, good, number }) =>
    kind === "warehouse" ? (hold[good] ?? 0) > 0 && (now.facts.roofs[good] ?? 0) > 0 : kind === "depot" && view.depots[number] === NOTHING,
  );
  const nearest = least(takes, ({ index }) => wayTo(barge, index).length);
  const reached = nearest && wayTo(barge, nearest.index).findLast((space) => prices.has(space));
  return reached === undefined ? null : { kind: "space", space: reached };
}

/** Several ways of one deed: the cheapest card or block, otherwise the first. */
const pick = (ways: readonly Said[]): Said | undefined =>
  least(ways, ({ verb, number }) => (verb === "activate" ? dear(number) : verb === "buy" ? (BLOCKS[number]?.cost ?? 0) : 0));

function inTurn(now: Situation, said: readonly Said[]): Next | null {
  for (const [verb, deed] of IN_TURN) {
    const way = pick(said.filter((one) => one.verb === verb));
    const thing = way && (deed === "sail" ? berth(now) : (thingsOf(way)[0] ?? null));
    if (thing) return { deed, thing };
  }
  return { deed: "end", thing: { kind: "word", word: "end" } };
}

const IN_ANSWER: Partial<Record<Asked, Deed>> = {
  StartCard: "card",
  TakeCard: "card",
  StartCube: "cube",
  ChooseDie: "dice",
  PlaceGood: "good",
  KeepCube: "keep",
};

/** Which of the answers to a question, by how little it is worth. */
function answer(now: Situation, deed: Deed, said: readonly Said[]): Said | undefined {
  const want = wanted(now);
  switch (deed) {
    case "card":
      return least(said, ({ number }) => (number > 0 ? dear(number) : Number.POSITIVE_INFINITY));
    case "cube":
      return least(said, ({ number }) => -(want[number] ?? 0));
    case "keep":
      return least(said, ({ number }) => (number < 0 ? 1 : -(want[number] ?? 0)));
    case "dice":
      return least(said, ({ number }) => -worthOfDie(now, number));
    case "good":
      return said.find(({ move }) => move === "store") ?? said[0];
    default:
      return said[0];
  }
}

/** Null while somebody else decides. */
export function nextOf(now: Situation): Next | null {
  const asked = now.view.agenda.at(-1);
  const said = [...new Map([...now.offered.values()].flat().map((one) => [one.move, one])).values()];
  if (!asked || said.length === 0) return null;
  if (asked.type === "Act") return inTurn(now, said);
  const deed = IN_ANSWER[asked.type] ?? "other";
  const way = answer(now, deed, said);
  const thing = way && thingsOf(way)[0];
  return thing ? { deed, thing } : null;
}
