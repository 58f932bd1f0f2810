// What is in hand: touched once, shown everywhere, and not yet done. The board, the mat and the prompt share it.
import type { Facts, View } from "@/wire/harbour";
import type { Lack } from "@/wire/table";
import { anyCubes } from "./cards/printed";
import { COLOURS } from "./map";
import { fare, sail, stepMove } from "./sailing";
import { type Offered, type Said, type Thing, keyOf, thingOf } from "./things";

/** A thing in hand and what would be done with it. */
export interface Chosen {
  kind: "chosen";
  thing: Thing;
  /** The moves that belong to the thing, such as buying a block with cubes or with florins. */
  ways: readonly Said[];
  /** Which of them is meant. */
  way: Said;
  /** Where a barge sails: the spaces on its way, the last one being where it was sent; empty for anything else. */
  route: readonly number[];
  /** Colours of the cubes of choice that pay for it, one for each; a cube that is touched in the pool takes another's place. */
  cubes: readonly number[];
}

/** Something that cannot be done now, the rule that says so ("" while the server is asked or where none is named), and what is lacking. */
export interface Blocked {
  kind: "blocked";
  thing: Thing;
  rule: string;
  lacks: readonly Lack[];
}

export type Choice = Chosen | Blocked;

/** Cubes of any colour that a move asks for right after it. */
function cubesFor({ verb, number }: Said, steps: number, facts: Facts): number {
  if (verb === "step") return fare(steps, facts) ?? 0;
  if (verb === "river" || verb === "on") return facts.river?.cubes ?? 0;
  return verb === "use" ? anyCubes(number) : 0;
}

/** What touching a thing takes in hand; null where nothing can be done with it. */
export function chooseThing(thing: Thing, offered: Offered, view: View, facts: Facts, seat: number): Chosen | null {
  const ways = offered.get(keyOf(thing)) ?? [];
  const [way] = ways;
  if (way && way.verb !== "step") return withCubes({ kind: "chosen", thing, ways, way, route: [], cubes: [] }, facts);
  if (thing.kind !== "space") return null;
  const route = sail(thing.space, offered, view, facts, seat);
  const first = route && offered.get(keyOf({ kind: "space", space: route[0] ?? -1 }))?.[0];
  if (!route || !first) return null;
  return withCubes({ kind: "chosen", thing, ways: [first], way: first, route, cubes: [] }, facts);
}

/** What a touch means: where one's barge lies, the space stands for what can be done there. */
export function meant(thing: Thing, offered: Offered, view: View, seat: number): Thing {
  if (thing.kind !== "space" || thing.space !== view.at[seat]?.barge || offered.has(keyOf(thing))) return thing;
  const here = [...offered.keys()].find((key) => /^(good \d hold|docker \d pontoon)$/.test(key));
  return (here && thingOf(here)) || thing;
}

/** The same with the cubes that we would pay. */
function withCubes(chosen: Chosen, facts: Facts): Chosen {
  const cubes = (facts.loose_first ?? []).slice(0, cubesFor(chosen.way, chosen.route.length, facts));
  return { ...chosen, cubes };
}

/** The same thing done in another of its ways. */
export function another(chosen: Chosen, way: Said, facts: Facts): Chosen {
  return withCubes({ ...chosen, way }, facts);
}

/** The moves that do it, and then those that pay for it, each when the server asks for a cube. */
export function movesOf({ way, route, cubes }: Chosen): readonly string[] {
  const pays = cubes.map((colour) => `pay ${COLOURS[colour]}`);
  return route.length === 0 ? [way.move, ...pays] : [...route.map(stepMove), ...pays];
}

/** Whether the same thing is touched again. */
export function isSame(choice: Choice | null, thing: Thing): boolean {
  return choice?.kind === "chosen" && keyOf(choice.thing) === keyOf(thing);
}

/** A cube of this colour pays instead of another: the first that is of another colour, as long as the pool holds one more. */
export function payWith(chosen: Chosen, colour: number, pool: readonly number[]): Chosen {
  const used = chosen.cubes.filter((one) => one === colour).length;
  const at = chosen.cubes.findIndex((one) => one !== colour);
  if (at < 0 || used >= (pool[colour] ?? 0)) return chosen;
  return { ...chosen, cubes: chosen.cubes.map((one, index) => (index === at ? colour : one)) };
}
