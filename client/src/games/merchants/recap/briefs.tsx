// What others did, as parts: the log's own sentences, each with its symbol; who is paid in a scoring has a part of it.
import type { Brief, PlayedRow, Player } from "@/platform/game";
import type { Event } from "@/wire/merchants";
import { type Row, lineOf } from "../log/lines";
import { shortOf } from "./shorts";

const MINOR: ReadonlySet<Event["type"]> = new Set(["CardPlaced", "Declined", "LoansRepaid"]);
const LOSSES: ReadonlySet<Event["type"]> = new Set(["ColonyRemoved", "HouseRemoved", "BonusReturned"]);

/** Whether a seat lost something without having chosen it, in a row that may be its own. */
function isLoss(event: Event, row: number): boolean {
  if (event.type === "LoanTaken") return event.forced;
  return LOSSES.has(event.type) && "seat" in event && event.seat !== row;
}

/** Whom a part is told of: its seat, or everybody who is paid. */
function seatsOf(event: Event, seat: number): readonly number[] {
  return event.type === "AreaScored" ? [...new Set(event.payments.map(([paid]) => paid))] : [seat];
}

function partsOf({ seq, seat: own, events }: PlayedRow<Event>, players: readonly Player[]): Brief[] {
  const row: Row = { events, players };
  return events.flatMap((event, at) => {
    const short = shortOf(event, at, row);
    const line = short && lineOf(event, at, row);
    if (!line) return [];
    return seatsOf(event, line.seat).map((seat) => ({
      seq,
      seat,
      text: line.text,
      ...short,
      ...(line.place ? { place: line.place } : {}),
      ...(isLoss(event, own) ? { isLoss: true } : {}),
      ...(MINOR.has(event.type) ? { isMinor: true } : {}),
    }));
  });
}

export function briefs(rows: readonly PlayedRow<Event>[], players: readonly Player[]): readonly Brief[] {
  return rows.flatMap((row) => partsOf(row, players));
}
