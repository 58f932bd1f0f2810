// What a card or a market tile would give if it were used now.
import type { View } from "@/wire/harbour";
import type { Gain } from "@/wire/harbour-cards";
import { BRIDGE_INTO, MOUTH, MOUTH_POINTS } from "../map";
import { type Standing, activeWith, countNow, holdsNow, standing } from "./counting";
import { cardFace, counted, marketFace } from "./printed";

/** Everything that comes at once. */
export interface Given {
  points: number;
  florins: number;
  /** By colour. */
  cubes: readonly number[];
  /** Cubes whose colours are still to be chosen. */
  chosenCubes: number;
  riverSteps: number;
  bargeSteps: number;
  /** Cards that become active free of charge. */
  activations: number;
  /** Something else that is asked for then: a block, a berth, another card. */
  isMore: boolean;
}

const NOTHING_GIVEN: Given = {
  points: 0,
  florins: 0,
  cubes: [0, 0, 0, 0, 0, 0],
  chosenCubes: 0,
  riverSteps: 0,
  bargeSteps: 0,
  activations: 0,
  isMore: false,
};

function amount(gain: Extract<Gain, { type: "Points" | "Florins" }>, at: Standing, card: number): number {
  if (gain.when && !holdsNow(gain.when, at, card)) return 0;
  const number = gain.per ? countNow(gain.per, at, card) : 1;
  if (gain.type === "Florins") return gain.amount * Math.ceil(number / (gain.each ?? 1));
  return typeof gain.amount === "number" ? gain.amount * number : (gain.amount[number - 1] ?? 0);
}

/** Bridges and the mouth pay on the way. */
function onTheRiver(at: Standing, steps: number): { points: number; riverSteps: number } {
  const from = at.view.sides[at.seat]?.pawn ?? 0;
  const to = Math.min(from + steps, MOUTH);
  let points = to === MOUTH && from < MOUTH ? MOUTH_POINTS : 0;
  for (let space = from + 1; space <= to; space += 1) points += BRIDGE_INTO.get(space) ?? 0;
  return { points, riverSteps: to - from };
}

function add(given: Given, gain: Gain, at: Standing, card: number): Given {
  switch (gain.type) {
    case "Points":
      return { ...given, points: given.points + amount(gain, at, card) };
    case "Florins":
      return { ...given, florins: given.florins + amount(gain, at, card) };
    case "Cubes":
      return { ...given, cubes: counted(gain).map((count, colour) => count + (given.cubes[colour] ?? 0)) };
    case "ChosenCubes":
      return { ...given, chosenCubes: given.chosenCubes + gain.amount };
    case "OnTheRiver": {
      const moved = onTheRiver(at, gain.steps);
      return { ...given, riverSteps: moved.riverSteps, points: given.points + moved.points };
    }
    case "FreeSteps":
      return { ...given, bargeSteps: gain.steps };
    case "FreeActivations":
      return { ...given, activations: Math.min(gain.cards, at.view.at[at.seat]?.rack.length ?? 0) };
    default:
      return { ...given, isMore: true };
  }
}

/** Other cards that add to florins or points which a card itself gives: once for each use, not in the final scoring. */
function withMore(given: Given, gains: readonly Gain[], at: Standing, card: number): Given {
  const gives = (type: "Points" | "Florins") => gains.some((gain) => gain.type === type && amount(gain, at, card) > 0);
  return activeWith(at, "OnCardGain").reduce((sum, effect) => {
    const adds = gives(effect.what === "florins" ? "Florins" : "Points");
    return adds ? effect.gain.reduce((all, gain) => add(all, gain, at, card), sum) : sum;
  }, given);
}

const sum = (gains: readonly Gain[], at: Standing, card: number): Given =>
  gains.reduce((given, gain) => add(given, gain, at, card), NOTHING_GIVEN);

/** What a card of the seat, active or not yet, gives when it is used now or scored now; null for cards that answer to something else. */
export function cardGives(card: number, view: View, seat: number): Given | null {
  const { effect } = cardFace(card);
  const at = standing(view, seat, card);
  if (effect.type === "AtTheEnd") return effect.when && !holdsNow(effect.when, at, card) ? NOTHING_GIVEN : sum(effect.gain, at, card);
  if (effect.type !== "Use") return null;
  if (effect.when && !holdsNow(effect.when, at, card)) return NOTHING_GIVEN;
  return withMore(sum(effect.gain, at, card), effect.gain, at, card);
}

export function tileGives(tile: number, view: View, seat: number): Given {
  return sum(marketFace(tile).effect.gain, standing(view, seat), -tile);
}

export function isNothing(given: Given): boolean {
  const { points, florins, cubes, chosenCubes, riverSteps, bargeSteps, activations, isMore } = given;
  return points + florins + chosenCubes + riverSteps + bargeSteps + activations === 0 && cubes.every((count) => count === 0) && !isMore;
}
