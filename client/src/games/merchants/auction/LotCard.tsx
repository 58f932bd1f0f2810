// The card on the clock: what its buyer may do with it.
import { FormattedMessage, useIntl } from "react-intl";
import { Sign } from "../Sign";
import { card, goodName } from "../map";
import { sayContinent, sayGood, sayQuarter } from "../saying";

/** What a card is made of, one place after the other, with the words between them. */
export function LotCard({ index }: { index: number }) {
  const intl = useIntl();
  const { id, kind, quarters, continents, goods } = card(index);
  const isAnyGood = goods.length > 1;
  return (
    <article className={`lot-card lot-card-${kind}`}>
      <header>
        <Sign name="mer-clock" size={28} />
        <span>
          <FormattedMessage id="merchants.auction.kind" values={{ kind }} />
        </span>
        <em>{id}</em>
      </header>
      {kind === "goods" && (
        <p className="lot-card-part">
          {goods.map((good) => (
            <Sign key={good} name={`mer-${goodName(good)}`} size={26} />
          ))}
          <b>
            <FormattedMessage id="merchants.auction.card.three" />
          </b>
        </p>
      )}
      {kind === "colony" && (
        <p className="lot-card-part">
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
        <div className="lot-card-quarters">
          {quarters.map((quarter) => (
            <p key={quarter} className={`lot-card-part lot-quarter-${quarter}`}>
              <Sign name="mer-house" size={30} />
              <b>{sayQuarter(quarter)}</b>
            </p>
          ))}
        </div>
      )}
      {kind === "amsterdam" && (
        <p className="lot-card-part lot-card-good">
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
