// The lines of the log: what happened in a row, in a sentence with the shapes of the cards.
import type { ReactNode } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Icon } from "@/kit/Icon";
import type { LogLine, Player } from "@/platform/game";
import { whoseOf } from "@/platform/shared/whose";
import type { Event } from "@/wire/routes";
import { CardChip, CardChips } from "../cards/Card";
import { contractName, routeName } from "../map";
import { paidCards } from "../moves";
import { CONTRACTS_SPOT, MARKET_SPOT, PILE_SPOT, routeSpot } from "../pointing";
import { sayContract } from "../saying";
import { joinedBy } from "./joining";

const b = (words: ReactNode[]) => <b>{words}</b>;

/** Contracts with what they are worth, as a list in the reader's language. */
function ContractList({ contracts }: { contracts: readonly number[] }) {
  const intl = useIntl();
  return <>{intl.formatList(contracts.map((index) => sayContract(intl, index)))}</>;
}

/** What the sentences of one row need to know of each other. */
interface Row {
  events: readonly Event[];
  who: (seat: number) => { name: string; me: string; b: typeof b };
}

/** Cards that were turned up where no card was taken: after a sweep, or when empty slots fill. */
function turnedUp(events: readonly Event[]): number[] {
  const taken = new Set(events.flatMap((event) => (event.type === "CardTaken" ? [event.slot] : [])));
  const swept = events.findLastIndex((event) => event.type === "MarketSwept");
  return events.flatMap((event, at) =>
    event.type === "MarketFilled" && at > swept && (swept >= 0 || !taken.has(event.slot)) ? [event.card] : [],
  );
}

function lineOf(event: Event, { events, who }: Row): LogLine | null {
  const offered = ({ seat, contracts }: { seat: number; contracts: readonly number[] }): LogLine => ({
    seat,
    text: <FormattedMessage id="routes.log.offered" values={{ ...who(seat), contracts: <ContractList contracts={contracts} /> }} />,
    own: true,
  });
  switch (event.type) {
    case "FirstPlayerChosen":
      return { seat: event.seat, text: <FormattedMessage id="routes.log.first" values={who(event.seat)} /> };
    case "DiscardsShuffled":
    case "PileShuffled": {
      const cards = event.type === "PileShuffled" ? event.cards : event.order.length;
      return { seat: -1, text: <FormattedMessage id="routes.log.shuffled" values={{ cards }} />, place: PILE_SPOT };
    }
    case "ContractsShuffled":
    case "ContractPileShuffled":
      return { seat: -1, text: <FormattedMessage id="routes.log.contractsShuffled" />, place: CONTRACTS_SPOT };
    case "ContractsDealt":
      return offered(event);
    case "FirstChoiceBegan":
      return { seat: -1, text: <FormattedMessage id="routes.log.choosing" /> };
    case "FirstChoiceMade":
      return { seat: event.seat, text: <FormattedMessage id="routes.log.chosen" values={who(event.seat)} /> };
    case "FirstContractsChosen":
      return {
        seat: event.seat,
        text: (
          <FormattedMessage
            id="routes.log.keeps"
            values={{ ...who(event.seat), contracts: <ContractList contracts={event.kept} />, returned: 0 }}
          />
        ),
        own: true,
      };
    case "FirstChoiceEnded":
      return { seat: -1, text: <FormattedMessage id="routes.log.allChosen" /> };
    case "CardDrawn":
      return {
        seat: event.seat,
        text: <FormattedMessage id="routes.log.draws" values={{ ...who(event.seat), card: <CardChip card={event.card} /> }} />,
        place: PILE_SPOT,
      };
    case "UnseenCardDrawn":
      return { seat: event.seat, text: <FormattedMessage id="routes.log.drawsUnseen" values={who(event.seat)} />, place: PILE_SPOT };
    case "CardTaken":
      return {
        seat: event.seat,
        text: <FormattedMessage id="routes.log.takes" values={{ ...who(event.seat), card: <CardChip card={event.card} /> }} />,
        place: MARKET_SPOT,
      };
    case "MarketSwept":
      return {
        seat: -1,
        text: (
          <FormattedMessage
            id="routes.log.swept"
            values={{ wilds: event.cards.filter((card) => card === 0).length, cards: <CardChips cards={event.cards} /> }}
          />
        ),
        place: MARKET_SPOT,
      };
    case "RouteClaimed": {
      const trade = events.some((other) => other.type === "TradeCardTaken" && other.seat === event.seat);
      return {
        seat: event.seat,
        text: (
          <FormattedMessage
            id="routes.log.claims"
            values={{
              ...who(event.seat),
              route: routeName(event.route),
              cards: <CardChips cards={paidCards(event)} />,
              trade: trade ? "yes" : "no",
            }}
          />
        ),
        gain: `+${event.points}`,
        place: routeSpot(event.route),
      };
    }
    case "ContractsDrawn":
      return { ...offered(event), place: CONTRACTS_SPOT };
    case "UnseenContractsDrawn":
      return {
        seat: event.seat,
        text: <FormattedMessage id="routes.log.takesContracts" values={{ ...who(event.seat), count: event.count }} />,
        place: CONTRACTS_SPOT,
      };
    case "ContractsKept":
      // Of the first contracts one's own choice was told when it was made.
      if (events.some((other) => other.type === "FirstChoiceEnded")) return null;
      return {
        seat: event.seat,
        text: (
          <FormattedMessage
            id="routes.log.keeps"
            values={{ ...who(event.seat), contracts: <ContractList contracts={event.kept} />, returned: event.returned.length }}
          />
        ),
        own: true,
      };
    case "UnseenContractsKept":
      return {
        seat: event.seat,
        text: <FormattedMessage id="routes.log.keepsUnseen" values={{ ...who(event.seat), count: event.kept }} />,
      };
    case "TurnPassed":
      return { seat: event.seat, text: <FormattedMessage id="routes.log.passes" values={who(event.seat)} /> };
    case "LastRoundBegan":
      return { seat: event.seat, text: <FormattedMessage id="routes.log.lastRound" values={who(event.seat)} /> };
    case "GameEnded":
      return { seat: -1, text: <FormattedMessage id="routes.log.ended" values={{ why: event.why === "ROU-022" ? "passed" : "played" }} /> };
    // Told by the row of what they belong to: hands that were dealt, slots that fill, whose turn it is.
    case "CardDealt":
    case "UnseenCardDealt":
    case "UnseenContractsDealt":
    case "MarketFilled":
    case "TradeCardTaken":
    case "TurnBegan":
      return null;
  }
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
