// A transport card: its shape in two corners, a vehicle in the middle; and the same card as a chip in a line of text.
import { useIntl } from "react-intl";
import { classes } from "@/kit/classes";
import { Sign } from "../Sign";
import { BY_COLOUR } from "../board/looks";
import { cardName } from "../map";
import { sayCard } from "../saying";
import * as mineCss from "../mine/mine.module.css";
import * as css from "./cards.module.css";

const BACKS = { draw: undefined, contracts: css.routesBackContracts, trade: css.routesBackTrade };

interface CardProps {
  card: number;
  /** Lying flat in the market, with a large shape. */
  isWide?: boolean;
  /** Lifted out of the hand, since it would be paid. */
  isUp?: boolean;
}

/** The face alone; whoever shows it says what it is. */
export function CardFace({ card, isWide = false, isUp = false }: CardProps) {
  const name = cardName(card);
  return (
    <span className={classes(css.routesCard, BY_COLOUR[name], isWide && css.isWide, isUp && mineCss.isUp)} aria-hidden="true">
      <span className={css.routesCardCorner}>
        <Sign name={`g-${name}`} size={isWide ? 32 : 17} />
      </span>
      <svg className={css.routesCardVehicle} viewBox="0 0 64 40">
        <use href={`#v-${name}`} />
      </svg>
      {!isWide && (
        <span className={css.routesCardFoot}>
          <Sign name={`g-${name}`} size={17} />
        </span>
      )}
    </span>
  );
}

/** A card in a line of text. */
export function CardChip({ card, size = 11 }: { card: number; size?: number }) {
  const intl = useIntl();
  const name = cardName(card);
  const words = sayCard(intl, card);
  return (
    <span className={classes(css.routesChip, BY_COLOUR[name])} role="img" aria-label={words} title={words}>
      <Sign name={`g-${name}`} size={size} />
    </span>
  );
}

/** Several cards in a line of text. */
export function CardChips({ cards, size = 11 }: { cards: readonly number[]; size?: number }) {
  return (
    <span className={css.routesChips}>
      {cards.map((card, at) => (
        <CardChip key={at} card={card} size={size} />
      ))}
    </span>
  );
}

export type PileKind = "draw" | "contracts" | "trade";
const PILE_ICON = { draw: "mokum", contracts: "i-contract", trade: "i-trade" } as const;

/** The back of a card. */
export function CardBack({ kind, size = 30 }: { kind: PileKind; size?: number }) {
  return (
    <span className={classes(css.routesCard, css.routesBack, BACKS[kind])} aria-hidden="true">
      <span className={css.routesBackSign}>
        <Sign name={PILE_ICON[kind]} size={size} />
      </span>
    </span>
  );
}
