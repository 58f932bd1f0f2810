// Which places and routes are lit, and why: joined contracts, open ones, and whatever a hand is on.
import { contract } from "../map";
import type { Held } from "../table";
import type { PlaceLight } from "./PlaceShape";

export interface Lights {
  place: (index: number) => PlaceLight;
  /** The ways between the places of joined contracts. */
  joined: readonly number[];
  /** The shortest way of a contract that a hand is on. */
  way: readonly number[];
}

/** `shown` are the contracts that a hand is on. */
export function lightsOf(held: readonly Held[], shown: ReadonlySet<number>): Lights {
  const places = new Map<number, PlaceLight>();
  const joined = new Set<number>();
  const way = new Set<number>();
  const light = (one: Held, kind: PlaceLight) => contract(one.contract).ends.forEach((end) => places.set(end, kind));
  const isJoined = (one: Held) => !one.isOffered && one.way.spaces === 0;
  for (const one of held) if (!isJoined(one)) light(one, "wanted");
  for (const one of held.filter(isJoined)) {
    light(one, "joined");
    for (const index of one.way.routes) joined.add(index);
  }
  for (const one of held.filter((each) => shown.has(each.contract))) {
    light(one, "shown");
    if (!isJoined(one)) for (const index of one.way.routes) way.add(index);
  }
  return { place: (index) => places.get(index) ?? null, joined: [...joined], way: [...way] };
}
