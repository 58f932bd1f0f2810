// What others did, as parts: the log's own sentences, each with its symbol; the two cards of one turn are one part.
import type { ReactNode } from "react";
import { FormattedMessage } from "react-intl";
import type { Brief, LogLine, PlayedRow, Player } from "@/platform/game";
import { whoseOf } from "@/platform/shared/whose";
import type { Event } from "@/wire/routes";
import { Sign } from "../Sign";
import { CardChip, CardChips } from "../cards/Card";
import { join } from "../log/pairs";
import { lineOf } from "../log/sentences";
import { routeName } from "../map";
import { paidCards } from "../moves";

type Row = PlayedRow<Event>;
type Short = Pick<Brief, "short" | "sign">;

const SIZE = 18;
const b = (words: ReactNode[]) => <b>{words}</b>;

/** Cards that a row or two drew: open ones by their faces, others by how many. */
function drawn(events: readonly Event[]): Short | null {
  const open = events.flatMap((event) => (event.type === "CardTaken" ? [event.card] : []));
  const unseen = events.filter((event) => event.type === "UnseenCardDrawn");
  const [first] = open;
  if (first === undefined && unseen.length === 0) return null;
  return {
    sign: first === undefined ? <Sign name="i-cards" size={SIZE} /> : <CardChip card={first} />,
    short: (
      <>
        {first === undefined ? <Sign name="i-cards" size={SIZE} /> : <CardChips cards={open} />}{" "}
        {unseen.length > 0 && <FormattedMessage id="routes.recap.unseen" values={{ count: unseen.length }} />}
      </>
    ),
  };
}

const signed = (sign: ReactNode, words: ReactNode): Short => ({
  sign,
  short: (
    <>
      {sign}
      {words}
    </>
  ),
});

function shortOf(event: Event, events: readonly Event[]): Short | null {
  switch (event.type) {
    case "RouteClaimed": {
      const hasTrade = events.some((other) => other.type === "TradeCardTaken" && other.seat === event.seat);
      return signed(
        <Sign name="i-cart" size={SIZE} />,
        <>
          {routeName(event.route)} <CardChips cards={paidCards(event)} />
          {hasTrade && <Sign name="i-trade" size={SIZE} />}
        </>,
      );
    }
    case "UnseenContractsKept": {
      // The first contracts of everybody are no news: they are laid down by all at once.
      const isFirst = events.some((other) => other.type === "FirstChoiceEnded");
      const words = <FormattedMessage id="routes.recap.kept" values={{ count: event.kept }} />;
      return isFirst ? null : signed(<Sign name="i-contract" size={SIZE} />, words);
    }
    case "TurnPassed":
      return signed(null, <FormattedMessage id="routes.recap.passes" />);
    case "LastRoundBegan":
      return signed(<Sign name="i-warning" size={SIZE} />, <FormattedMessage id="routes.recap.lastRound" />);
    default:
      return null;
  }
}

const briefOf = (seq: number, { seat, text, place }: LogLine, short: Short): Brief => ({
  seq,
  seat,
  text,
  ...short,
  ...(place ? { place } : {}),
});

/** The parts of a row, but for the cards that were drawn with it. */
function partsOf({ seq, events }: Row, players: readonly Player[]): Brief[] {
  const who = (seat: number) => ({ ...whoseOf(players, seat), b });
  return events.flatMap((event) => {
    const short = shortOf(event, events);
    const line = short && lineOf(event, { events, who });
    return line ? [briefOf(seq, line, short)] : [];
  });
}

/** Cards of a row, or of two rows of one turn that the log joins as well. */
function drawnIn(row: Row, next: Row | undefined, players: readonly Player[]): { part: Brief | null; isPair: boolean } {
  const who = (seat: number) => ({ ...whoseOf(players, seat), b });
  const pair = next?.seat === row.seat ? join(row.events, next.events, players)?.[0] : undefined;
  const events = pair && next ? [...row.events, ...next.events] : row.events;
  const short = drawn(events);
  const draw = row.events.find((event) => event.type === "CardTaken" || event.type === "UnseenCardDrawn");
  const line = pair ?? (draw && lineOf(draw, { events: row.events, who }));
  return { part: short && line ? briefOf(row.seq, line, short) : null, isPair: pair !== undefined };
}

export function briefs(rows: readonly Row[], players: readonly Player[]): readonly Brief[] {
  const told: Brief[] = [];
  let isToldAlready = false;
  for (const [at, row] of rows.entries()) {
    if (isToldAlready) isToldAlready = false;
    else {
      const { part, isPair } = drawnIn(row, rows[at + 1], players);
      if (part) told.push(part);
      isToldAlready = isPair;
    }
    told.push(...partsOf(row, players));
  }
  return told;
}
