// Money, loans and tiles, and the bonuses that one holds or is still on the way to.
import { FormattedMessage, useIntl } from "react-intl";
import { classes } from "@/kit/classes";
import { BRIDGE_MONEY, CONTINENTS_BONUS, GOODS_BONUS, QUARTERS_BONUS, SET_MONEY } from "../map";
import { Sign } from "../Sign";
import type { SignName } from "../symbols";
import { bridgesOf, holds } from "../standing";
import { useMerchants } from "../table";
import * as wordsCss from "@/kit/words.module.css";
import * as css from "./mine.module.css";

/** Each set has four parts. */
const FOUR = 4;

function SetMark({ sign, words, has, isHeld, worth }: { sign: SignName; words: string; has: number; isHeld: boolean; worth: string }) {
  return (
    <li className={classes(css.merSet, isHeld && css.isHeld)} title={words}>
      <Sign name={sign} size={22} />
      <span aria-hidden="true">
        <b>{isHeld ? worth : `${has}/${FOUR}`}</b>
      </span>
      <span className={wordsCss.hiddenWords}>{words}</span>
    </li>
  );
}

export function Purse() {
  const intl = useIntl();
  const { view, facts, seat, whose, player } = useMerchants();
  const own = view.at[seat];
  if (!own) return null;
  const gable = player(seat)?.gable;
  const bridges = bridgesOf(view, seat).length;
  const [exchange, quarters, colonies] = facts.areas;
  const sets = [
    {
      key: "goods",
      sign: "mer-spice",
      id: "merchants.set.goods",
      bonus: GOODS_BONUS,
      has: exchange.reached ?? 0,
      worth: "✓",
    },
    {
      key: "quarters",
      sign: "mer-house",
      id: "merchants.set.quarters",
      bonus: QUARTERS_BONUS,
      has: quarters.reached ?? 0,
      worth: String(SET_MONEY),
    },
    {
      key: "continents",
      sign: "mer-colony",
      id: "merchants.set.continents",
      bonus: CONTINENTS_BONUS,
      has: colonies.reached ?? 0,
      worth: String(SET_MONEY),
    },
  ] as const;
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
      <ul className={css.merSets}>
        {sets.map(({ key, sign, id, bonus, has, worth }) => (
          <SetMark
            key={key}
            sign={sign}
            has={has}
            isHeld={holds(view, seat, bonus)}
            worth={worth}
            words={intl.formatMessage({ id }, { has, held: holds(view, seat, bonus) ? "yes" : "no" })}
          />
        ))}
        <li
          className={classes(css.merSet, bridges > 0 && css.isHeld)}
          title={intl.formatMessage({ id: "merchants.fact.bridges" }, { count: bridges })}
        >
          <Sign name="mer-bridge" size={22} />
          <span aria-hidden="true">
            <b>{bridges > 0 ? `${bridges} × ${BRIDGE_MONEY}` : 0}</b>
          </span>
          <span className={wordsCss.hiddenWords}>{intl.formatMessage({ id: "merchants.fact.bridges" }, { count: bridges })}</span>
        </li>
      </ul>
    </section>
  );
}
