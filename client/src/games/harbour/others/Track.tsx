// In the head of a desk: the rounds with what each brings, and the phase of this one.
import { FormattedMessage, useIntl } from "react-intl";
import { classes } from "@/kit/classes";
import type { View } from "@/wire/harbour";
import { ROUNDS } from "../map";
import { useHarbour } from "../table";
import { RoundList } from "./Rounds";
import * as css from "./track.module.css";

const PHASES = ["I", "II", "III"] as const;

/** What the round still has before it says how far it is. */
function phaseOf({ agenda }: View): (typeof PHASES)[number] | "" {
  const has = (type: string) => agenda.some((step) => step.type === type);
  return has("RollDice") ? "I" : has("TurnRoses") ? "II" : has("EndRound") ? "III" : "";
}

export function Track() {
  const intl = useIntl();
  const { view } = useHarbour();
  const phase = phaseOf(view);
  return (
    <section className={css.hbTrack} aria-label={intl.formatMessage({ id: "harbour.rounds" })}>
      <p className={css.hbTrackNow}>
        <FormattedMessage
          id="harbour.desk.round"
          values={{ round: view.round, all: ROUNDS, b: (words) => <b key="round">{words}</b>, i: (words) => <i key="all">{words}</i> }}
        />
      </p>
      <RoundList className={css.hbTrackRounds} />
      <ol className={css.hbPhases}>
        {PHASES.map((one) => (
          <li key={one} className={classes(one === phase && css.isNow)} aria-current={one === phase ? "step" : undefined}>
            <b>{one}</b> <FormattedMessage id="harbour.desk.phase" values={{ phase: one }} />
          </li>
        ))}
      </ol>
    </section>
  );
}
