// What the rows of a table tell: who sat where, which moves were taken back, and what is new since one last looked.
import type { Row } from "@/platform/connection/state";
import type { Chat, Outcome, Shown } from "@/wire/table";
import { botName } from "./names";
import { sumOf } from "./score";

export type { Row };

/** The events of the game that a row holds. */
export function eventsOf({ what }: Row): readonly unknown[] {
  return what.type === "PlayedShown" || what.type === "StartedShown" ? (what.events as readonly unknown[]) : [];
}

/** A row with what the rows around it say about it. */
export interface Told {
  row: Row;
  /** It was played, and then taken back: no part of the game any more. */
  struck: boolean;
  /** Who sat at the seat of this row when it was written, where the row itself does not say it. */
  name: string;
  /** A move that a lot on the clock came to: it was written with the row that closed the lot. */
  isFromLot: boolean;
}

/** What is never worth a line: seals and keys of the shuffle, and a lot on its way, have a place of their own. */
const SILENT: ReadonlySet<Shown["type"]> = new Set(["TableMadeShown", "PartSealed", "PartOpened", "LotCalled", "LotArmed"]);

/** The rows that are worth a line, the oldest first. */
export function tell(rows: readonly Row[]): Told[] {
  const told: Told[] = [];
  const names = new Map<number, string>();
  let closedAt = -1;
  for (const row of rows) {
    const what = row.what;
    if (what.type === "LotClosed") closedAt = row.at;
    if (what.type === "SeatTaken") names.set(what.seat, what.name);
    if (what.type === "BotSeated") names.set(what.seat, botName(what.name, what.seat));
    if (what.type === "TakenBackShown") {
      for (const earlier of told) if (earlier.row.what.type === "PlayedShown" && earlier.row.seq > what.to) earlier.struck = true;
    }
    if (SILENT.has(what.type)) continue;
    const isFromLot = what.type === "PlayedShown" && row.at === closedAt;
    told.push({ row, struck: false, name: "seat" in what ? (names.get(what.seat) ?? "") : "", isFromLot });
  }
  return told;
}

/** Lines of chat that somebody has not seen: later than the last seen one, by others, and by nobody who is muted. */
export function unread(chat: readonly Chat[], seen: number, me: string, muted: ReadonlySet<string>): number {
  return chat.filter((line) => line.id > seen && line.player !== me && !muted.has(line.player)).length;
}

/** Moves of others that are new: after the last row that was seen, and after the viewer's own last move. */
export function movesSince(rows: readonly Row[], seen: number, viewer: number): number {
  const own = rows.findLast(({ what }) => what.type === "PlayedShown" && what.seat === viewer)?.seq ?? 0;
  return rows.filter(({ seq, what }) => seq > Math.max(seen, own) && what.type === "PlayedShown").length;
}

/** Points by seat after each row of the game that still stands, or null where the rows do not begin with the game. */
export function course(
  rows: readonly Row[],
  seats: number,
  gained: (events: readonly unknown[]) => readonly { seat: number; points: number }[],
): readonly (readonly number[])[] | null {
  if (!rows.some((row) => row.what.type === "StartedShown")) return null;
  let points: readonly number[] = Array.from({ length: seats }, () => 0);
  const steps: (readonly number[])[] = [];
  for (const { row, struck } of tell(rows)) {
    if ((row.what.type !== "PlayedShown" && row.what.type !== "StartedShown") || struck) continue;
    const gains = gained(eventsOf(row));
    points = points.map((sum, seat) => gains.reduce((now, gain) => (gain.seat === seat ? now + gain.points : now), sum));
    steps.push(points);
  }
  return steps;
}

/** The same with the final scoring as its last step: what was hidden until then counts, too. */
export function withEnd(steps: readonly (readonly number[])[] | null, outcome: Outcome | null): readonly (readonly number[])[] | null {
  return steps && outcome ? [...steps, outcome.sheets.map(sumOf)] : steps;
}
