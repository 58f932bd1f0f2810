// The lines of the log: sentences of a row, each with what it cost and brought.
import { FormattedMessage } from "react-intl";
import type { LogLine, Player } from "@/platform/game";
import type { Event } from "@/wire/harbour";
import { type Details, DetailsOf, NO_DETAILS, plus } from "./Details";
import { sentence } from "./sentences";
import { type Told, who } from "./sentences/telling";

export interface Line extends Told {
  details: Details;
  /** What happened; left out for what was merely paid or gained. */
  event?: Event;
}

/** What an event costs or brings; null for one that is no such thing. */
function detailsOf(event: Event): { side: number; details: Details; isPaid: boolean } | null {
  switch (event.type) {
    case "CubesPaid.2":
      return { side: event.seat, details: { ...NO_DETAILS, paid: event.cubes }, isPaid: true };
    case "CubesGained.2":
      return { side: event.seat, details: { ...NO_DETAILS, gained: event.cubes }, isPaid: false };
    case "FlorinsPaid":
      return { side: event.side, details: { ...NO_DETAILS, florins: -event.florins }, isPaid: true };
    case "FlorinsGained":
      return { side: event.side, details: { ...NO_DETAILS, florins: event.florins }, isPaid: false };
    case "PointsScored":
      return { side: event.side, details: { ...NO_DETAILS, points: event.points }, isPaid: false };
    default:
      return null;
  }
}

export const add = (one: Details, other: Details): Details => ({
  paid: plus(one.paid, other.paid),
  gained: plus(one.gained, other.gained),
  florins: one.florins + other.florins,
  points: one.points + other.points,
});

/** Sentences of a row; prices and gains stand with the sentence of the same side before them, or else with the one after. */
export function tell(events: readonly Event[], players: readonly Player[]): Line[] {
  const told: Line[] = [];
  const before = new Map<number, Details>();
  for (const event of events) {
    // TOM pays for nothing but the market, and no event says so.
    if (event.type === "FlorinsPaid" && !players.some(({ seat }) => seat === event.side)) {
      told.push({
        side: event.side,
        text: <FormattedMessage id="harbour.log.market" values={who(players, event.side)} />,
        details: NO_DETAILS,
      });
    }
    const more = detailsOf(event);
    if (more) {
      const last = told.findLast((line) => line.side === more.side);
      if (last) last.details = add(last.details, more.details);
      else before.set(more.side, add(before.get(more.side) ?? NO_DETAILS, more.details));
      continue;
    }
    const line = sentence(event, players);
    if (!line) continue;
    const waiting = before.get(line.side) ?? NO_DETAILS;
    before.delete(line.side);
    const details = event.type === "FinalScored.2" ? add(waiting, { ...NO_DETAILS, points: event.points }) : waiting;
    const last = told.at(-1);
    // A pawn that goes on is one sentence: where it came to.
    if (event.type === "PawnMoved" && last && last.place === line.place)
      told[told.length - 1] = { ...line, event, details: add(last.details, details) };
    else told.push({ ...line, event, details });
  }
  for (const [side, details] of before) {
    const isPaid = details.paid.some((count) => count > 0) || details.florins < 0;
    const text = <FormattedMessage id={isPaid ? "harbour.log.pays" : "harbour.log.gains"} values={who(players, side)} />;
    told.push({ side, text, details });
  }
  return told;
}

/** A sentence with what it cost and brought. */
export function Sentence({ text, details }: Pick<Line, "text" | "details">) {
  return (
    <>
      {text}
      <DetailsOf {...details} />
    </>
  );
}

export function lines(events: readonly Event[], players: readonly Player[], _seat: number): LogLine[] {
  return tell(events, players).map(({ side, text, place, own, details }) => ({
    seat: side,
    text: <Sentence text={text} details={details} />,
    ...(details.points !== 0 ? { gain: details.points > 0 ? `+${details.points}` : `−${-details.points}` } : {}),
    ...(own ? { own } : {}),
    ...(place ? { place } : {}),
  }));
}
