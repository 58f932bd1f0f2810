// The list of a turn: what can still be done in it, what was done, and why the rest cannot be done.
import type { Facts } from "@/wire/harbour";
import { type Said, type Thing, keyOf, readMove, thingsOf } from "../things";

export const THINGS = ["block", "market", "card", "docker", "sail", "river", "use", "deliver"] as const;
export type Kind = (typeof THINGS)[number];

const VERBS: Readonly<Record<Kind, readonly string[]>> = {
  block: ["buy", "buy with florins"],
  market: ["market"],
  card: ["activate"],
  docker: ["docker"],
  sail: ["step"],
  river: ["river"],
  use: ["use"],
  deliver: ["deliver"],
};

export interface Item {
  kind: Kind;
  /** `open`, `done`, or why it cannot be done. */
  state: string;
  ways: readonly Said[];
}

export function listOf(facts: Facts, moves: readonly string[]): readonly Item[] {
  const said = moves.map(readMove);
  return THINGS.map((kind) => ({
    kind,
    state: facts.turn?.shut?.[kind] ?? "open",
    ways: said.filter(({ verb }) => VERBS[kind].includes(verb)),
  }));
}

/** What costs nothing else and would be lost with the turn. Cubes go anyway: sailing and the Amstel are worth it only at times. */
const FREE: readonly Kind[] = ["block", "market", "card", "docker", "use", "deliver"];

export const leftOpen = (facts: Facts, moves: readonly string[]): readonly Item[] =>
  listOf(facts, moves).filter(({ kind, state }) => state === "open" && FREE.includes(kind));

/** Where an item leads: to its one thing, or to the first place of several. A thing that is done in two ways is one place. */
export function placesOf({ ways }: Item): readonly Thing[] {
  const places = ways.flatMap((way) => thingsOf(way).slice(0, 1));
  return [...new Map(places.map((thing) => [keyOf(thing), thing])).values()];
}
