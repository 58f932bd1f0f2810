// What the check of a record is given: the record, and all that this browser knows of the game from elsewhere.
import { api } from "@/platform/api";
import { partOf, promiseOf } from "@/platform/connection/parts";
import type { Known, KnownCourse, KnownMove } from "@/platform/verify/check";
import type { Evidence } from "@/platform/verify/useCheck";
import type { Sight } from "@/wire/table";
import { askSteps, EMPTY_REEL, type Eyes, pageSize, type Reel, splice, wanted } from "./steps";

/** The record and what is known beside it; steps that were fetched already are not fetched again. */
export async function gather(table: string, invitation: string, eyes: Eyes, known: Reel = EMPTY_REEL): Promise<Evidence> {
  const reel = await whole(table, invitation, eyes, known);
  // Both at once: somebody may have another name since the page was opened.
  const [sight, text] = await Promise.all([api.look(encodeURIComponent(table), invitation), api.record(table, invitation)]);
  return { text, known: knownOf(sight, courseOf(reel)) };
}

async function whole(table: string, invitation: string, eyes: Eyes, known: Reel): Promise<Reel> {
  let reel = known;
  for (;;) {
    const from = wanted(reel, 1, pageSize(eyes));
    if (from === null) return reel;
    reel = splice(reel, await askSteps(table, eyes, from, invitation));
  }
}

/** What this browser knows of a table without its record: as it saw it when it sat down, if it did, or as it is shown now. */
export function knownOf(sight: Sight, course?: KnownCourse): Known {
  const { table, viewer } = sight;
  const promised = promiseOf(table);
  const part = viewer >= 0 ? partOf(table, viewer) : null;
  return {
    table,
    ...(promised ? { ...promised, since: "sitting" } : { commitment: sight.commitment, options: sight.options, since: "now" }),
    practice: sight.practice,
    fixed: sight.fixed,
    names: sight.seats.map((seat) => seat.name),
    ...(course ? { course } : {}),
    ...(part ? { own: { seat: viewer, part } } : {}),
  };
}

/** What stands of a game that was played back. */
export function courseOf(reel: Reel): KnownCourse {
  let setup: unknown = [];
  let played: { version: number; move: KnownMove }[] = [];
  let ended = false;
  for (const { version, what } of [...reel.steps.values()].toSorted((one, other) => one.version - other.version)) {
    if (what.type === "StartedShown") setup = what.events;
    if (what.type === "PlayedShown") played.push({ version, move: { seat: what.seat, move: what.move, events: what.events } });
    if (what.type === "TakenBackShown") played = played.filter((each) => each.version <= what.to);
    if (what.type === "Ended.2") ended = what.why === "played";
  }
  return { setup, moves: played.map(({ move }) => move), ended };
}
