// Each kind of event in a symbol and a word; null for what is not worth telling again.
import type { ReactNode } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import type { Event } from "@/wire/harbour";
import { cardFace } from "../cards/printed";
import { sayCardName } from "../cards/sentences";
import { MOUTH, NOTHING, SPACES } from "../map";
import { blockName } from "../names";
import { Symbol, cubeSymbol, dockerSymbol, goodSymbol, markSymbol } from "../symbols/Symbol";

export interface Short {
  sign: ReactNode;
  words?: ReactNode;
}

const SIZE = 18;
const symbol = (name: string): ReactNode => <Symbol name={name} size={SIZE} />;

function CardName({ card }: { card: number }) {
  return <span>{sayCardName(useIntl(), card)}</span>;
}

const ofCard = (card: number, more?: ReactNode): Short => ({
  sign: symbol(`kind-${cardFace(card).kind}`),
  words: (
    <>
      <CardName card={card} /> {more}
    </>
  ),
});

const ofGood = (good: number, words: ReactNode): Short => ({ sign: symbol(goodSymbol(good)), words });
const ofDocker = (docker: number, words: ReactNode): Short => ({ sign: symbol(dockerSymbol(docker)), words });

/** Where a barge came to: what the berth is for. Open water says nothing. */
function berth(space: number): ReactNode {
  const { kind, good = NOTHING, docker = NOTHING } = SPACES[space] ?? { kind: "water" };
  if (kind === "warehouse") return symbol(goodSymbol(good));
  if (kind === "pontoon") return symbol(markSymbol(docker));
  return kind === "depot" ? symbol("depot") : null;
}

/** What was taken, stored, sold, bought. */
function ofTrade(event: Event): Short | null {
  switch (event.type) {
    case "BlockTaken":
      return { sign: symbol("block"), words: blockName(event.block) };
    case "GoodStored":
      return ofGood(event.good, <FormattedMessage id="harbour.recap.stored" />);
    case "GoodLoaded":
      return ofGood(event.good, <FormattedMessage id="harbour.recap.loaded" />);
    case "GoodSold":
      return ofGood(event.good, <FormattedMessage id="harbour.recap.sold" />);
    case "GoodDelivered":
      return ofGood(event.good, <FormattedMessage id="harbour.recap.delivered" />);
    case "GoodReturned":
      return ofGood(event.good, <FormattedMessage id="harbour.recap.returned" />);
    case "DockerTaken":
      return ofDocker(event.colour, <FormattedMessage id="harbour.recap.aboard" />);
    case "DockerHoused":
      return ofDocker(event.colour, <FormattedMessage id="harbour.recap.housed" />);
    case "DockerReturned":
      return ofDocker(event.colour, <FormattedMessage id="harbour.recap.returned" />);
    case "MarketUsed":
      return { sign: symbol("market") };
    default:
      return null;
  }
}

/** What was done with cards. */
function ofCards(event: Event): Short | null {
  switch (event.type) {
    case "CardTaken":
    case "DiscardTaken":
    case "PileCardTaken":
    case "CardActivated":
    case "CardUsed":
    case "ExchangeUsed":
    case "PlanUsed":
      return ofCard(event.card);
    case "RackCardDiscarded":
    case "PlanDiscarded":
      return ofCard(event.card, <FormattedMessage id="harbour.recap.discarded" />);
    default:
      return null;
  }
}

export function shortOf(event: Event): Short | null {
  switch (event.type) {
    case "BargeMoved":
      return { sign: symbol("barge"), words: berth(event.space) };
    case "PawnMoved":
      return { sign: symbol("river-pawn"), words: event.space === MOUTH ? symbol("anchor") : event.space };
    case "CubesPlaced":
      return {
        sign: symbol("rose"),
        words: (
          <>
            {event.count} {symbol(cubeSymbol(event.colour))}
          </>
        ),
      };
    case "TokenTaken":
      return { sign: symbol("penalty"), words: event.count };
    default:
      return ofTrade(event) ?? ofCards(event);
  }
}
