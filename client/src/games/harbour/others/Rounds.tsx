// The rounds, each with what a delivery brings besides, and how the dice change.
import { FormattedMessage, useIntl } from "react-intl";
import { ROUNDS, countsAs, fastDelivery } from "../map";
import { useHarbour } from "../table";

const FACES = [1, 2, 3, 4, 5, 6] as const;

export function Rounds() {
  const intl = useIntl();
  const { view } = useHarbour();
  return (
    <section className="hb-panel hb-rounds" aria-labelledby="hb-rounds-title">
      <h2 id="hb-rounds-title">
        <FormattedMessage id="harbour.rounds" />
      </h2>
      <ol>
        {Array.from({ length: ROUNDS }, (_, at) => at + 1).map((round) => {
          const ones = FACES.filter((face) => face > 1 && countsAs(round, face) === 1);
          const values = { round, bonus: fastDelivery(round), faces: intl.formatList(ones.map(String)), changes: ones.length };
          const words = intl.formatMessage({ id: "harbour.round.about" }, values);
          return (
            <li key={round} className={round < view.round ? "is-past" : round === view.round ? "is-now" : ""} title={words} aria-current={round === view.round ? "step" : undefined}>
              <b aria-hidden="true">{round}</b>
              <i aria-hidden="true">{fastDelivery(round) > 0 ? `+${fastDelivery(round)}` : ones.length > 0 ? `${ones[0]}→1` : ""}</i>
              <span className="hidden-words">{words}</span>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
