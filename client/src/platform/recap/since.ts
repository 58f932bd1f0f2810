// What happened since a seat's own last move: which rows of the log those are. Pure.
import type { PlayedRow } from "@/platform/game";
import { type Row, type Told, eventsOf, tell } from "@/platform/table/rows";

export interface Since {
  /** Rows of others, and the own one before them: what it brought about for others belongs to them. The oldest first. */
  rows: readonly PlayedRow<unknown>[];
  /** When the own move was made that they follow. */
  at: number;
  /** The number of the last of them: another one, and there is more to tell. */
  last: number;
  /** The player has moved on since. */
  isAnswered: boolean;
}

const playedBy = ({ row: { what } }: Told): number => (what.type === "PlayedShown" ? what.seat : -1);

function playedRow({ row, isFromLot }: Told, seat: number): PlayedRow<unknown> {
  return { seq: row.seq, seat, events: eventsOf(row), isFromLot };
}

/**
 * The rows between the viewer's own last two stretches of moves, or since the last one; null where others did nothing, before the
 * first own move, and where the log does not reach back as far as that yet: after a snapshot its rows come from the newest.
 */
export function since(rows: readonly Row[], viewer: number): Since | null {
  const played = tell(rows).filter((told) => !told.struck && playedBy(told) >= 0);
  const end = played.findLastIndex((told) => playedBy(told) !== viewer);
  if (end < 0 || viewer < 0) return null;
  const own = played.slice(0, end).findLastIndex((told) => playedBy(told) === viewer);
  const [begin, last] = [played[own], played[end]];
  if (!begin || !last) return null;
  return {
    rows: played.slice(own, end + 1).map((told) => playedRow(told, playedBy(told))),
    at: begin.row.at,
    last: last.row.seq,
    isAnswered: end < played.length - 1,
  };
}

/** The rows of the last stretch in which a seat played, without anybody else between them. */
export function lastTurnOf(rows: readonly Row[], seat: number): readonly PlayedRow<unknown>[] {
  const played = tell(rows).filter((told) => !told.struck && playedBy(told) >= 0);
  const end = played.findLastIndex((told) => playedBy(told) === seat);
  const before = played.slice(0, end + 1).findLastIndex((told) => playedBy(told) !== seat);
  return played.slice(before + 1, end + 1).map((told) => playedRow(told, seat));
}
