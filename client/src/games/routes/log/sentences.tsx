// The sentence of each kind of event, with the shapes of the cards and where on the board it happened.
import type { ReactNode } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import type { LogLine } from "@/platform/game";
import type { Event } from "@/wire/routes";
import { CardChip, CardChips } from "../cards/Card";
import { routeName } from "../map";
import { paidCards } from "../moves";
import { CONTRACTS_SPOT, MARKET_SPOT, PILE_SPOT, routeSpot } from "../pointing";
import { sayContract } from "../saying";

/** What the sentences of one row need to know of each other. */
export interface Row {
  events: readonly Event[];
  who: (seat: number) => { name: string; me: string; b: (words: ReactNode[]) => ReactNode };
}

/** By the type of an event: its line. Null for one that is told by the row of what it belongs to. */
type Sentences = { [Type in Event["type"]]: ((event: Extract<Event, { type: Type }>, row: Row) => LogLine | null) | null };

/** Contracts with what they are worth, as a list in the reader's language. */
function ContractList({ contracts }: { contracts: readonly number[] }) {
  const intl = useIntl();
  return <>{intl.formatList(contracts.map((index) => sayContract(intl, index)))}</>;
}

function offered({ seat, contracts }: { seat: number; contracts: readonly number[] }, { who }: Row): LogLine {
  return {
    seat,
    text: <FormattedMessage id="routes.log.offered" values={{ ...who(seat), contracts: <ContractList contracts={contracts} /> }} />,
    own: true,
  };
}

function kept(seat: number, contracts: readonly number[], returned: number, { who }: Row): LogLine {
  const values = { ...who(seat), contracts: <ContractList contracts={contracts} />, returned };
  return { seat, text: <FormattedMessage id="routes.log.keeps" values={values} />, own: true };
}

function shuffled(cards: number): LogLine {
  return { seat: -1, text: <FormattedMessage id="routes.log.shuffled" values={{ cards }} />, place: PILE_SPOT };
}

function contractsShuffled(): LogLine {
  return { seat: -1, text: <FormattedMessage id="routes.log.contractsShuffled" />, place: CONTRACTS_SPOT };
}

const OF_CARDS = {
  DiscardsShuffled: ({ order }) => shuffled(order.length),
  PileShuffled: ({ cards }) => shuffled(cards),
  CardDealt: null,
  UnseenCardDealt: null,
  CardDrawn: ({ seat, card }, { who }) => ({
    seat,
    text: <FormattedMessage id="routes.log.draws" values={{ ...who(seat), card: <CardChip card={card} /> }} />,
    place: PILE_SPOT,
  }),
  UnseenCardDrawn: ({ seat }, { who }) => ({
    seat,
    text: <FormattedMessage id="routes.log.drawsUnseen" values={who(seat)} />,
    place: PILE_SPOT,
  }),
  CardTaken: ({ seat, card }, { who }) => ({
    seat,
    text: <FormattedMessage id="routes.log.takes" values={{ ...who(seat), card: <CardChip card={card} /> }} />,
    place: MARKET_SPOT,
  }),
  MarketFilled: null,
  MarketSwept: ({ cards }) => {
    const values = { wilds: cards.filter((card) => card === 0).length, cards: <CardChips cards={cards} /> };
    return { seat: -1, text: <FormattedMessage id="routes.log.swept" values={values} />, place: MARKET_SPOT };
  },
} satisfies Partial<Sentences>;

const OF_ROUTES = {
  RouteClaimed: (event, { events, who }) => {
    const { seat, route, points } = event;
    const trade = events.some((other) => other.type === "TradeCardTaken" && other.seat === seat);
    const cards = <CardChips cards={paidCards(event)} />;
    const values = { ...who(seat), route: routeName(route), cards, trade: trade ? "yes" : "no" };
    return { seat, text: <FormattedMessage id="routes.log.claims" values={values} />, gain: `+${points}`, place: routeSpot(route) };
  },
  TradeCardTaken: null,
} satisfies Partial<Sentences>;

const OF_CONTRACTS = {
  ContractsShuffled: contractsShuffled,
  ContractPileShuffled: contractsShuffled,
  ContractsDealt: offered,
  UnseenContractsDealt: null,
  FirstChoiceBegan: () => ({ seat: -1, text: <FormattedMessage id="routes.log.choosing" /> }),
  FirstChoiceMade: ({ seat }, { who }) => ({ seat, text: <FormattedMessage id="routes.log.chosen" values={who(seat)} /> }),
  FirstContractsChosen: (event, row) => kept(event.seat, event.kept, 0, row),
  FirstChoiceEnded: () => ({ seat: -1, text: <FormattedMessage id="routes.log.allChosen" /> }),
  ContractsDrawn: (event, row) => ({ ...offered(event, row), place: CONTRACTS_SPOT }),
  UnseenContractsDrawn: ({ seat, count }, { who }) => ({
    seat,
    text: <FormattedMessage id="routes.log.takesContracts" values={{ ...who(seat), count }} />,
    place: CONTRACTS_SPOT,
  }),
  // Of the first contracts one's own choice was told when it was made.
  ContractsKept: (event, row) =>
    row.events.some((other) => other.type === "FirstChoiceEnded") ? null : kept(event.seat, event.kept, event.returned.length, row),
  UnseenContractsKept: (event, { who }) => ({
    seat: event.seat,
    text: <FormattedMessage id="routes.log.keepsUnseen" values={{ ...who(event.seat), count: event.kept }} />,
  }),
} satisfies Partial<Sentences>;

const OF_TURNS = {
  FirstPlayerChosen: ({ seat }, { who }) => ({ seat, text: <FormattedMessage id="routes.log.first" values={who(seat)} /> }),
  TurnBegan: null,
  TurnPassed: ({ seat }, { who }) => ({ seat, text: <FormattedMessage id="routes.log.passes" values={who(seat)} /> }),
  LastRoundBegan: ({ seat }, { who }) => ({ seat, text: <FormattedMessage id="routes.log.lastRound" values={who(seat)} /> }),
  GameEnded: ({ why }) => ({
    seat: -1,
    text: <FormattedMessage id="routes.log.ended" values={{ why: why === "ROU-022" ? "passed" : "played" }} />,
  }),
} satisfies Partial<Sentences>;

const SENTENCES: Sentences = { ...OF_CARDS, ...OF_ROUTES, ...OF_CONTRACTS, ...OF_TURNS };

/** The line of an event; null for one that has none. */
export function lineOf(event: Event, row: Row): LogLine | null {
  // The sentence under the type of an event takes that event.
  const tell = SENTENCES[event.type] as ((event: Event, row: Row) => LogLine | null) | null;
  return tell?.(event, row) ?? null;
}
