// What has happened since a sight, and whether what somebody wished for then is still what they would wish for.
import type { Sight } from "@/wire/table";
import type { Row, TableState } from "./state";

/** The rows that are known and came after a version. */
function rowsSince({ screen, waiting, loose }: TableState, version: number): readonly Row[] {
  return [...screen.rows, ...waiting.flatMap((step) => step.rows), ...loose].filter((row) => row.seq > version);
}

/** Whether all that happened since a sight is known, and none of it was the viewer's own or took something back. */
function isUntouched(state: TableState, seen: Sight): boolean {
  const rows = rowsSince(state, seen.version);
  if (!state.sight || state.sight.viewer !== seen.viewer || rows.length !== state.sight.version - seen.version) return false;
  return rows.every(({ what }) => what.type !== "TakenBackShown" && !(what.type === "PlayedShown" && what.seat === seen.viewer));
}

/** Whether the viewer is still asked what they were asked at a sight, although others have moved at the same time. */
export function isSameQuestion(state: TableState, seen: Sight): boolean {
  const now = state.sight;
  return now !== null && isUntouched(state, seen) && isSame(now.moves, seen.moves);
}

/** The newest version at which what was meant for a sight still means the same; the sight's own where it no longer does. */
export function asSeen(state: TableState, seen: Sight): number {
  if (seen.moves.length > 0) return isSameQuestion(state, seen) && state.sight ? state.sight.version : seen.version;
  return isUntouched(state, seen) && state.sight ? state.sight.version : seen.version;
}

const isSame = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((move, at) => move === other[at]);
