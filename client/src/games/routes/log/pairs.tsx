// The two cards of one turn in one line of the log: each came with a row of its own.
import type { ReactNode } from "react";
import { FormattedMessage } from "react-intl";
import type { LogLine, Player } from "@/platform/game";
import { whoseOf } from "@/platform/shared/whose";
import type { Event } from "@/wire/routes";
import { CardChips } from "../cards/Card";
import { MARKET_SPOT, PILE_SPOT } from "../pointing";
import { lines } from "./lines";

type Draw = Extract<Event, { type: "CardTaken" | "CardDrawn" | "UnseenCardDrawn" }>;

/** The card with which a row begins. */
function drawOf([first]: readonly Event[]): Draw | null {
  const isDraw = first?.type === "CardTaken" || first?.type === "CardDrawn" || first?.type === "UnseenCardDrawn";
  return isDraw ? first : null;
}

const NOBODY = -1;
const b = (words: ReactNode[]) => <b>{words}</b>;

/** The lines of two rows that follow each other, with both cards in the first of them; null where each row tells for itself. */
export function join(earlier: readonly Event[], later: readonly Event[], players: readonly Player[]): LogLine[] | null {
  const [one, two] = [drawOf(earlier), drawOf(later)];
  // What the first card brought about stands between the two, and is told there.
  if (!one || !two || one.seat !== two.seat || lines(earlier, players, NOBODY).length > 1) return null;
  return [lineOf([one, two], players), ...lines(later, players, NOBODY).slice(1)];
}

function lineOf(both: readonly [Draw, Draw], players: readonly Player[]): LogLine {
  const { seat } = both[0];
  const open = both.flatMap((draw) => (draw.type === "CardTaken" ? [draw.card] : []));
  const drawn = both.flatMap((draw) => (draw.type === "CardDrawn" ? [draw.card] : []));
  const who = { ...whoseOf(players, seat), b };
  const line = (text: ReactNode): LogLine => ({ seat, text, place: open.length > 0 ? MARKET_SPOT : PILE_SPOT });
  if (open.length === 2) return line(<FormattedMessage id="routes.log.takes" values={{ ...who, card: <CardChips cards={open} /> }} />);
  if (drawn.length === 2) return line(<FormattedMessage id="routes.log.draws" values={{ ...who, card: <CardChips cards={drawn} /> }} />);
  const card = <CardChips cards={open} />;
  if (open.length === 0) return line(<FormattedMessage id="routes.log.drawsTwoUnseen" values={who} />);
  if (drawn.length === 0) return line(<FormattedMessage id="routes.log.takesAndUnseen" values={{ ...who, card }} />);
  return line(<FormattedMessage id="routes.log.takesAndDraws" values={{ ...who, card, drawn: <CardChips cards={drawn} /> }} />);
}
