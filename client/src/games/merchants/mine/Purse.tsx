// Money, loans and tiles, and the bonuses that one holds or is still on the way to.
import { FormattedMessage, useIntl } from "react-intl";
import { classes } from "@/kit/classes";
import { BRIDGE_MONEY, CONTINENTS_BONUS, GOODS_BONUS, QUARTERS_BONUS, SET_MONEY } from "../map";
import { Sign } from "../Sign";
import type { SignName } from "../symbols";
import { bridgesOf, holds } from "../owners";
import { useMerchants } from "../table";
import * as wordsCss from "@/kit/words.module.css";
import * as css from "./mine.module.css";

/** Each set has four parts. */
const FOUR = 4;

/** A bonus: its figure, and the same in words. */
function Mark({ sign, words, isHeld, figure }: { sign: SignName; words: string; isHeld: boolean; figure: string }) {
  return (
    <li className={classes(css.merSet, isHeld && css.isHeld)} title={words}>
      <Sign name={sign} size={22} />
      <span aria-hidden="true">
        <b>{figure}</b>
      </span>
      <span className={wordsCss.hiddenWords}>{words}</span>
    </li>
  );
}

/** The sets, each as far as it is, and the bridges. */
function Marks() {
  const intl = useIntl();
  const { view, facts, seat } = useMerchants();
  const bridges = bridgesOf(view, seat).length;
  const [exchange, quarters, colonies] = facts.areas;
  const money = String(SET_MONEY);
  const sets = [
    { sign: "mer-spice", id: "merchants.set.goods", bonus: GOODS_BONUS, has: exchange.reached ?? 0, worth: "✓" },
    { sign: "mer-house", id: "merchants.set.quarters", bonus: QUARTERS_BONUS, has: quarters.reached ?? 0, worth: money },
    { sign: "mer-colony", id: "merchants.set.continents", bonus: CONTINENTS_BONUS, has: colonies.reached ?? 0, worth: money },
  ] as const;
  return (
    <ul className={css.merSets}>
      {sets.map(({ sign, id, bonus, has, worth }) => {
        const isHeld = holds(view, seat, bonus);
        const words = intl.formatMessage({ id }, { has, held: isHeld ? "yes" : "no" });
        return <Mark key={id} sign={sign} words={words} isHeld={isHeld} figure={isHeld ? worth : `${has}/${FOUR}`} />;
      })}
      <Mark
        sign="mer-bridge"
        words={intl.formatMessage({ id: "merchants.fact.bridges" }, { count: bridges })}
        isHeld={bridges > 0}
        figure={bridges > 0 ? `${bridges} × ${BRIDGE_MONEY}` : "0"}
      />
    </ul>
  );
}

export function Purse() {
  const intl = useIntl();
  const { view, facts, seat, whose, player } = useMerchants();
  const own = view.at[seat];
  if (!own) return null;
  const gable = player(seat)?.gable;
  return (
    <section className={css.merPurse} aria-label={intl.formatMessage({ id: "merchants.purse" }, { ...whose })}>
      <p className={css.merMoney}>
        <Sign name="mer-florin" size={30} />
        <b>{intl.formatNumber(own.money)}</b>
        <span>
          <FormattedMessage id="merchants.unit" />
        </span>
      </p>
      <p className={css.merStock}>
        <span>
          {gable && <Sign name={`mer-piece-${gable}`} size={19} of={gable} />}
          <FormattedMessage id="merchants.fact.tiles" values={{ count: own.supply }} />
        </span>
        {own.loans > 0 && (
          <span>
            <Sign name="mer-credit" size={19} />
            <FormattedMessage id="merchants.purse.loans" values={{ count: own.loans, repay: facts.owed ?? 0 }} />
          </span>
        )}
      </p>
      <Marks />
    </section>
  );
}
