// The lines of the log: what happened in a row, in a sentence with the shapes of the cards.
import type { ReactNode } from "react";
import { FormattedMessage } from "react-intl";
import { Icon } from "@/kit/Icon";
import type { LogLine, Player } from "@/platform/game";
import { whoseOf } from "@/platform/shared/whose";
import type { Event } from "@/wire/routes";
import { CardChips } from "../cards/Card";
import { contractName } from "../map";
import { MARKET_SPOT } from "../pointing";
import { joinedBy } from "./joining";
import { type Row, lineOf } from "./sentences";

const b = (words: ReactNode[]) => <b>{words}</b>;

/** Cards that were turned up where no card was taken: after a sweep, or when empty slots fill. */
function turnedUp(events: readonly Event[]): number[] {
  const taken = new Set(events.flatMap((event) => (event.type === "CardTaken" ? [event.slot] : [])));
  const swept = events.findLastIndex((event) => event.type === "MarketSwept");
  return events.flatMap((event, at) =>
    event.type === "MarketFilled" && at > swept && (swept >= 0 || !taken.has(event.slot)) ? [event.card] : [],
  );
}

/** The lines of one row. `before` holds the events of the rows before it: they tell which contracts it joined. */
export function lines(events: readonly Event[], players: readonly Player[], seat: number, before?: readonly Event[]): LogLine[] {
  const row: Row = {
    events,
    who: (at) => ({ ...whoseOf(players, at), b }),
  };
  // Both cards that one is dealt make one line.
  const dealt = events.flatMap((event) => (event.type === "CardDealt" ? [event] : []));
  const told = events.flatMap((event) => {
    if (event.type === "CardDealt" && event === dealt[0]) {
      const cards = <CardChips cards={dealt.map((one) => one.card)} />;
      return [{ seat: event.seat, text: <FormattedMessage id="routes.log.dealt" values={{ ...row.who(event.seat), cards }} />, own: true }];
    }
    const line = lineOf(event, row);
    return line ? [line] : [];
  });
  const fresh = turnedUp(events);
  if (fresh.length > 0) {
    told.push({
      seat: -1,
      text: <FormattedMessage id="routes.log.turnedUp" values={{ cards: <CardChips cards={fresh} /> }} />,
      place: MARKET_SPOT,
    });
  }
  for (const contract of before ? joinedBy(events, before, seat) : []) {
    told.push({
      seat,
      text: <FormattedMessage id="routes.log.joined" values={{ ...row.who(seat), contract: contractName(contract) }} />,
      gain: <Icon name="i-check" size={17} />,
      own: true,
    });
  }
  return told;
}
