// A step of a replay as the table and the game want to see it: the sight that somebody had then, and what just happened.
import type { Moment, Player } from "@/platform/game";
import { playersOf } from "@/platform/table/players";
import type { Row } from "@/platform/table/rows";
import type { SeatSight, Sight } from "@/wire/table";
import { type Eyes, type Reel, type ReplayStep, WATCHER } from "./steps";

/** Whose things are shown: a seat, or nobody's. `hand` is the seat that the all-knowing look at. */
export function seatOf(eyes: Eyes, hand: number): number {
  return eyes === "all" ? hand : eyes;
}

/** The view of a step through the eyes. */
function viewOf(step: ReplayStep, eyes: Eyes, hand: number): unknown {
  return eyes === "all" ? (step.views?.[hand] ?? step.view) : step.view;
}

/** The facts of that view. */
function factsOf(step: ReplayStep, eyes: Eyes, hand: number): unknown {
  return (eyes === "all" ? (step.seat_facts?.[hand] ?? step.facts) : step.facts) ?? null;
}

/** A seat without what only counts while a game runs. */
function atRest(seat: SeatSight): SeatSight {
  return { ...seat, stand_in: "", why: "", resigned: false, since: 0, bank_ms: 0 };
}

/** The table as it stood after a step. */
export function sightOf(final: Sight, step: ReplayStep, eyes: Eyes, hand: number): Sight {
  return {
    ...final,
    version: step.version,
    at: step.at,
    viewer: seatOf(eyes, hand),
    phase: step.phase,
    clock: { type: "none" },
    seats: final.seats.map(atRest),
    awaited: step.awaited,
    view: viewOf(step, eyes, hand),
    facts: factsOf(step, eyes, hand),
    moves: [],
    take_back: "no",
    take_back_why: "",
    take_back_wish: null,
    pace_wish: null,
    result: step.phase === "over" ? final.result : null,
    rematch: "",
    lots: null,
    lot: null,
  };
}

/** The players by their names: in a replay nobody is "you". */
export function namedPlayers(final: Sight, deleted: string): readonly Player[] {
  const seats = final.seats.map(atRest);
  return playersOf({ ...final, seats, viewer: WATCHER }, deleted);
}

/** What just happened, for the game to show; nothing after a jump. */
export function momentOf(step: ReplayStep, isStep: boolean): Moment<unknown> | null {
  const { what } = step;
  if (!isStep || (what.type !== "PlayedShown" && what.type !== "StartedShown")) return null;
  const seat = what.type === "PlayedShown" ? what.seat : WATCHER;
  return { key: step.version, seat, events: what.events as readonly unknown[] };
}

/** The address of a moment. */
export function momentAddress(table: string, at: number, eyes: Eyes, invitation: string): string {
  const query = new URLSearchParams({ at: String(at), eyes: String(eyes) });
  if (invitation) query.set("invitation", invitation);
  return `/replay/${table}?${query}`;
}

/** The rows that are known, in their order. */
export function rowsOf(reel: Reel): readonly Row[] {
  const known = [...reel.steps.values()].toSorted((one, other) => one.version - other.version);
  return known.map(({ version, at, what }) => ({ seq: version, at, what }));
}
