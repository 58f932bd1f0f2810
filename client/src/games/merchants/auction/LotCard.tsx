// The card on the clock: what its buyer may do with it.
import { FormattedMessage, useIntl } from "react-intl";
import { classes } from "@/kit/classes";
import { Sign } from "../Sign";
import { card, goodName } from "../map";
import { sayContinent, sayGood, sayQuarter } from "../saying";
import * as css from "./stage.module.css";

const BY_QUARTER = [css.lotQuarter0, css.lotQuarter1, css.lotQuarter2, css.lotQuarter3];

/** What a card is made of, one place after the other, with the words between them. */
export function LotCard({ index }: { index: number }) {
  const intl = useIntl();
  const { id, kind, quarters, continents, goods } = card(index);
  const isAnyGood = goods.length > 1;
  return (
    <article className={css.lotCard}>
      <header>
        <Sign name="mer-clock" size={28} />
        <span>
          <FormattedMessage id="merchants.auction.kind" values={{ kind }} />
        </span>
        <em>{id}</em>
      </header>
      {kind === "goods" && (
        <p className={css.lotCardPart}>
          {goods.map((good) => (
            <Sign key={good} name={`mer-${goodName(good)}`} size={26} />
          ))}
          <b>
            <FormattedMessage id="merchants.auction.card.three" />
          </b>
        </p>
      )}
      {kind === "colony" && (
        <p className={css.lotCardPart}>
          <Sign name="mer-colony" size={30} />
          <b>
            {continents.length === 1 ? sayContinent(intl, continents[0] ?? 0) : <FormattedMessage id="merchants.auction.card.anywhere" />}
          </b>
          {!isAnyGood && goods[0] !== undefined && (
            <>
              <Sign name={`mer-${goodName(goods[0])}`} size={30} />
              <b>{sayGood(intl, goods[0])}</b>
            </>
          )}
        </p>
      )}
      {quarters.length > 0 && (
        <div className={css.lotCardQuarters}>
          {quarters.map((quarter) => (
            <p key={quarter} className={classes(css.lotCardPart, BY_QUARTER[quarter])}>
              <Sign name="mer-house" size={30} />
              <b>{sayQuarter(quarter)}</b>
            </p>
          ))}
        </div>
      )}
      {kind === "amsterdam" && (
        <p className={classes(css.lotCardPart, css.lotCardGood)}>
          <i>
            <FormattedMessage id="merchants.auction.card.and" />
          </i>
          {goods.map((good) => (
            <Sign key={good} name={`mer-${goodName(good)}`} size={isAnyGood ? 24 : 30} />
          ))}
          <b>
            <FormattedMessage id="merchants.auction.card.step" />
          </b>
        </p>
      )}
    </article>
  );
}
