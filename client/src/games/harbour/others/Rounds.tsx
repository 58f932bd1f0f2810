// The rounds, each with what a delivery brings besides, and how the dice change.
import { FormattedMessage, useIntl } from "react-intl";
import { type Class, classes } from "@/kit/classes";
import { ROUNDS, countAsOne, fastDelivery } from "../map";
import { useHarbour } from "../table";
import * as wordsCss from "@/kit/words.module.css";
import * as css from "./beside.module.css";

export function Rounds() {
  return (
    <section className={classes(css.hbPanel, css.hbRounds)} aria-labelledby="hb-rounds-title">
      <h2 id="hb-rounds-title">
        <FormattedMessage id="harbour.rounds" />
      </h2>
      <RoundList />
    </section>
  );
}

export function RoundList({ className }: { className?: Class | undefined }) {
  const intl = useIntl();
  const { view } = useHarbour();
  return (
    <ol className={classes(className)}>
      {Array.from({ length: ROUNDS }, (_, at) => at + 1).map((round) => {
        const ones = countAsOne(round);
        const values = { round, bonus: fastDelivery(round), faces: intl.formatList(ones.map(String)), changes: ones.length };
        const words = intl.formatMessage({ id: "harbour.round.about" }, values);
        return (
          <li
            key={round}
            className={classes(round < view.round ? css.isPast : round === view.round && css.isNow)}
            title={words}
            aria-current={round === view.round ? "step" : undefined}
          >
            <b aria-hidden="true">{round}</b>
            <i aria-hidden="true">{fastDelivery(round) > 0 ? `+${fastDelivery(round)}` : ones.length > 0 ? `${ones[0]}→1` : ""}</i>
            <span className={wordsCss.hiddenWords}>{words}</span>
          </li>
        );
      })}
    </ol>
  );
}
