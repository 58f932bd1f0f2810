// The face of a card: what its user may do, in symbols with the few words that they need.
import { FormattedMessage, useIntl } from "react-intl";
import { classes } from "@/kit/classes";
import { Sign } from "../Sign";
import { card, goodName, quarterName } from "../map";
import { labelGood, sayCard, sayContinent, sayQuarter } from "../saying";
import * as css from "./cards.module.css";

const BY_QUARTER = { grachten: css.isGrachten, nieuwe_zijde: css.isNieuweZijde, oude_zijde: css.isOudeZijde, lastage: css.isLastage };

function Goods({ goods, size }: { goods: readonly number[]; size: number }) {
  const intl = useIntl();
  const [only] = goods;
  return (
    <span className={classes(css.merCardGoods, goods.length === 1 ? undefined : css.isAny)}>
      {goods.map((good) => (
        <Sign key={good} name={`mer-${goodName(good)}`} size={goods.length === 1 ? size : size * 0.74} />
      ))}
      {goods.length === 1 && only !== undefined && <b>{labelGood(intl, only)}</b>}
    </span>
  );
}

/** A whole card. */
export function CardFace({ index }: { index: number }) {
  const intl = useIntl();
  const { kind, continents, quarters, goods } = card(index);
  return (
    <span className={css.merCard} data-kind={kind} role="img" aria-label={sayCard(intl, index)}>
      <span aria-hidden="true" className={css.merCardInside}>
        {kind === "goods" && (
          <>
            <span className={classes(css.merCardGoods, css.isAny)}>
              {[0, 1, 2, 3].map((good) => (
                <Sign key={good} name={`mer-${goodName(good)}`} size={19} />
              ))}
            </span>
            <b className={css.merCardCount}>× 3</b>
          </>
        )}
        {kind === "colony" && (
          <>
            <Sign name="mer-colony" size={27} />
            {continents.length === 1 ? <b>{sayContinent(intl, continents[0] ?? 0)}</b> : <Goods goods={goods} size={26} />}
          </>
        )}
        {kind === "amsterdam" && (
          <>
            <span className={css.merCardQuarters}>
              {quarters.map((quarter) => (
                <b key={quarter} className={classes(css.merCardQuarter, BY_QUARTER[quarterName(quarter)])}>
                  {sayQuarter(quarter)}
                </b>
              ))}
            </span>
            <Goods goods={goods} size={24} />
          </>
        )}
        {kind === "hourglass" && <Sign name="mer-hourglass" size={30} />}
      </span>
    </span>
  );
}

/** A card within a line: its symbols, with its words for who cannot see them. */
export function CardChip({ index }: { index: number }) {
  const intl = useIntl();
  const { kind, continents, quarters, goods } = card(index);
  return (
    <span className={css.merChip} role="img" aria-label={sayCard(intl, index)} title={sayCard(intl, index)}>
      {kind === "goods" && <Sign name="mer-spice" size={16} />}
      {kind === "goods" && <b aria-hidden="true">× 3</b>}
      {kind === "colony" && <Sign name="mer-colony" size={16} />}
      {kind === "colony" && continents.length === 1 && <b aria-hidden="true">{sayContinent(intl, continents[0] ?? 0)}</b>}
      {kind === "colony" && continents.length > 1 && goods.map((good) => <Sign key={good} name={`mer-${goodName(good)}`} size={16} />)}
      {kind === "amsterdam" && <Sign name="mer-house" size={16} />}
      {kind === "amsterdam" && <b aria-hidden="true">{quarters.map(sayQuarter).join(" / ")}</b>}
      {kind === "amsterdam" &&
        (goods.length === 1 ? (
          goods.map((good) => <Sign key={good} name={`mer-${goodName(good)}`} size={16} />)
        ) : (
          <b aria-hidden="true">+1</b>
        ))}
      {kind === "hourglass" && <Sign name="mer-hourglass" size={16} />}
    </span>
  );
}

/** The back of the deck, with how many cards are in it. */
export function Deck({ left }: { left: number }) {
  return (
    <span className={css.merDeck}>
      <Sign name="mer-hourglass" size={16} />
      <FormattedMessage id="merchants.deck" values={{ left }} />
    </span>
  );
}
