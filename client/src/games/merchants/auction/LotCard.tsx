// The card on the clock: what its buyer may do with it.
import { FormattedMessage, useIntl } from "react-intl";
import { classes } from "@/kit/classes";
import { Sign } from "../Sign";
import { type Card, card, goodName } from "../map";
import { sayContinent, sayGood, sayQuarter } from "../saying";
import * as css from "./stage.module.css";

const BY_QUARTER = [css.lotQuarter0, css.lotQuarter1, css.lotQuarter2, css.lotQuarter3];

/** On goods cards: three steps on the exchange. */
function ThreeGoods({ goods }: Pick<Card, "goods">) {
  return (
    <p className={css.lotCardPart}>
      {goods.map((good) => (
        <Sign key={good} name={`mer-${goodName(good)}`} size={26} />
      ))}
      <b>
        <FormattedMessage id="merchants.auction.card.three" />
      </b>
    </p>
  );
}

/** On colony cards: where it may be founded, and its good where the card names one. */
function Colony({ continents, goods }: Pick<Card, "continents" | "goods">) {
  const intl = useIntl();
  const [good] = goods;
  return (
    <p className={css.lotCardPart}>
      <Sign name="mer-colony" size={30} />
      <b>{continents.length === 1 ? sayContinent(intl, continents[0] ?? 0) : <FormattedMessage id="merchants.auction.card.anywhere" />}</b>
      {goods.length === 1 && good !== undefined && (
        <>
          <Sign name={`mer-${goodName(good)}`} size={30} />
          <b>{sayGood(intl, good)}</b>
        </>
      )}
    </p>
  );
}

/** Where a house may be built. */
function Quarters({ quarters }: Pick<Card, "quarters">) {
  return (
    <div className={css.lotCardQuarters}>
      {quarters.map((quarter) => (
        <p key={quarter} className={classes(css.lotCardPart, BY_QUARTER[quarter])}>
          <Sign name="mer-house" size={30} />
          <b>{sayQuarter(quarter)}</b>
        </p>
      ))}
    </div>
  );
}

/** On Amsterdam cards: the step on the exchange that comes with the house. */
function GoodStep({ goods }: Pick<Card, "goods">) {
  return (
    <p className={classes(css.lotCardPart, css.lotCardGood)}>
      <i>
        <FormattedMessage id="merchants.auction.card.and" />
      </i>
      {goods.map((good) => (
        <Sign key={good} name={`mer-${goodName(good)}`} size={goods.length > 1 ? 24 : 30} />
      ))}
      <b>
        <FormattedMessage id="merchants.auction.card.step" />
      </b>
    </p>
  );
}

/** What a card is made of, one place after the other, with the words between them. */
export function LotCard({ index }: { index: number }) {
  const { id, kind, quarters, continents, goods } = card(index);
  return (
    <article className={css.lotCard}>
      <header>
        <Sign name="mer-clock" size={28} />
        <span>
          <FormattedMessage id="merchants.auction.kind" values={{ kind }} />
        </span>
        <em>{id}</em>
      </header>
      {kind === "goods" && <ThreeGoods goods={goods} />}
      {kind === "colony" && <Colony continents={continents} goods={goods} />}
      {quarters.length > 0 && <Quarters quarters={quarters} />}
      {kind === "amsterdam" && <GoodStep goods={goods} />}
    </article>
  );
}
