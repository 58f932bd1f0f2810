// What is worth a look: slips and luck as the server found them, and where the chances turned.
import type { Decision, Outlook, Report, SeatReport } from "./report";

export type Kind = "slip" | "luck" | "turn";

/** A mark in the graph and a line of the list. */
export interface Mark {
  readonly kind: Kind;
  readonly seat: number;
  readonly move: number;
  /** Points; of a turning point the share by which the chance changed. */
  readonly worth: number;
  readonly doubt: number;
  /** Of a turning point: after how many moves the chance was last as before. */
  readonly since: number;
}

/** A chance that changes by less is no turning point. */
const TURN = 0.15;

/** Where a seat's chance changed most from one look to the next: surely, and before all was decided. */
export function turningPoint({ seat, chance }: SeatReport, moves: number): Mark | null {
  let most: Mark | null = null;
  chance.forEach((now, index) => {
    const before = chance[index - 1];
    if (!before || now.moves >= moves) return;
    const change = now.chance - before.chance;
    const isSure = now.low > before.high || now.high < before.low;
    if (!isSure || Math.abs(change) < Math.max(TURN, Math.abs(most?.worth ?? 0))) return;
    most = { kind: "turn", seat, move: now.moves, worth: change, doubt: 0, since: before.moves };
  });
  return most;
}

/** Of one seat, or of all, in order of play. */
export function marksOf(report: Report, seat: number | null): readonly Mark[] {
  const told = report.moments.map(({ kind, seat: whose, move, points, doubt }): Mark => {
    return { kind, seat: whose, move, worth: points, doubt, since: move };
  });
  const turns = report.seats.flatMap((one) => turningPoint(one, report.moves) ?? []);
  return [...told, ...turns]
    .filter((mark) => seat === null || mark.seat === seat)
    .toSorted((one, other) => one.move - other.move || one.seat - other.seat);
}

/** The mark at a move: a slip rather than luck, luck rather than a turn. */
export function markAt(marks: readonly Mark[], move: number): Mark | null {
  const order: readonly Kind[] = ["slip", "luck", "turn"];
  const here = marks.filter((mark) => mark.move === move);
  return here.toSorted((one, other) => order.indexOf(one.kind) - order.indexOf(other.kind))[0] ?? null;
}

/** The next mark after a move, or before it; null where there is none. */
export function nextMark(marks: readonly Mark[], move: number, by: 1 | -1): Mark | null {
  return (by === 1 ? marks.find((mark) => mark.move > move) : marks.findLast((mark) => mark.move < move)) ?? null;
}

/** The costliest slip of all marks. */
export function costliest(marks: readonly Mark[]): Mark | null {
  const slips = marks.filter(({ kind }) => kind === "slip");
  return slips.reduce<Mark | null>((most, mark) => (most === null || mark.worth < most.worth ? mark : most), null);
}

/** The decision with which a move was made, whoever made it. */
export function decisionAt(report: Report, move: number): Decision | null {
  return report.seats.flatMap(({ decisions }) => decisions).find((one) => one.move === move - 1) ?? null;
}

/** The chance after so many moves; between two looks on the line from one to the other. */
export function chanceAt(chance: readonly Outlook[], moves: number): number | null {
  const before = chance.findLast((one) => one.moves <= moves);
  const after = chance.find((one) => one.moves >= moves);
  if (!before || !after) return null;
  const part = after.moves > before.moves ? (moves - before.moves) / (after.moves - before.moves) : 0;
  return before.chance + part * (after.chance - before.chance);
}
