// The row of figures under a player's name: the discs, tiles left, loans and bonuses held.
import { useIntl } from "react-intl";
import type { Gable } from "@/platform/game";
import { CONTINENTS_BONUS, GOODS_BONUS, QUARTERS_BONUS } from "./map";
import { Sign } from "./Sign";
import type { SignName } from "./symbols";
import { bridgesOf, holds } from "./owners";
import { useMerchants } from "./table";
import * as wordsCss from "@/kit/words.module.css";
import * as css from "./facts.module.css";

function Fact({ sign, count, words, of }: { sign: SignName; count?: number; words: string; of?: Gable }) {
  return (
    <span className={css.merFact} title={words}>
      <Sign name={sign} size={17} of={of} />
      {count !== undefined && <span aria-hidden="true">{count}</span>}
      <span className={wordsCss.hiddenWords}>{words}</span>
    </span>
  );
}

export function Facts({ seat }: { seat: number }) {
  const intl = useIntl();
  const { view, player } = useMerchants();
  const own = view.at[seat];
  const gable = player(seat)?.gable;
  if (!own || !gable) return null;
  const bridges = bridgesOf(view, seat).length;
  return (
    <span className={css.merFacts}>
      {view.mayor === seat && <Fact sign="mer-mayor" words={intl.formatMessage({ id: "merchants.fact.mayor" })} />}
      <Fact
        sign={`mer-piece-${gable}`}
        of={gable}
        count={own.supply}
        words={intl.formatMessage({ id: "merchants.fact.tiles" }, { count: own.supply })}
      />
      {own.loans > 0 && (
        <Fact sign="mer-credit" count={own.loans} words={intl.formatMessage({ id: "merchants.fact.loans" }, { count: own.loans })} />
      )}
      {holds(view, seat, GOODS_BONUS) && <Fact sign="mer-spice" words={intl.formatMessage({ id: "merchants.bonus.goods" })} />}
      {holds(view, seat, QUARTERS_BONUS) && <Fact sign="mer-house" words={intl.formatMessage({ id: "merchants.bonus.quarters" })} />}
      {holds(view, seat, CONTINENTS_BONUS) && <Fact sign="mer-colony" words={intl.formatMessage({ id: "merchants.bonus.continents" })} />}
      {bridges > 0 && (
        <Fact sign="mer-bridge" count={bridges} words={intl.formatMessage({ id: "merchants.fact.bridges" }, { count: bridges })} />
      )}
    </span>
  );
}

/** What the move in hand would bring or cost at once, beside one's own money. */
export function Gain({ seat }: { seat: number }) {
  const { choice, seat: mine, facts } = useMerchants();
  if (seat !== mine || choice?.kind !== "move") return null;
  const money = facts.brings?.[choice.move]?.money ?? 0;
  if (money === 0) return null;
  return <>{money > 0 ? `+${money}` : `−${-money}`}</>;
}
