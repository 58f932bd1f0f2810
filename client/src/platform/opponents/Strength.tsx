// How strong somebody of the quay is: the rating with its doubt, where that is among all, and how often one wins oneself.
import { FormattedMessage, useIntl } from "react-intl";
import type { OpponentCard as Told, Rating } from "@/wire/http";
import { winsOfTen } from "./odds";
import { isMeasured, markOf, placeOf, type Scale } from "./scale";
import * as wordsCss from "@/kit/words.module.css";
import * as css from "./Strength.module.css";

interface StrengthProps {
  told: Told | undefined;
  scale: Scale | null;
  /** One's own rating: undefined for those who have none, null where it is not known yet. */
  own: Rating | null | undefined;
}

export function Strength({ told, scale, own }: StrengthProps) {
  if (!isMeasured(told) || !scale) {
    return (
      <p className={css.unmeasured}>
        <FormattedMessage id="opponents.unmeasured" />
      </p>
    );
  }
  const { rating, doubt } = told;
  const [from, to] = [placeOf(scale, rating - doubt), placeOf(scale, rating + doubt)];
  const mine = own?.rating ?? null;
  return (
    <>
      <p className={css.rating} aria-hidden>
        <b>{rating}</b>
        <span>±{doubt}</span>
      </p>
      <span className={wordsCss.hiddenWords}>
        <FormattedMessage id="opponents.rating" values={{ rating, doubt }} />
      </span>
      <div className={css.scale} aria-hidden>
        <i style={{ left: `${from}%`, width: `${to - from}%` }} />
        <b style={{ left: `${placeOf(scale, rating)}%` }} />
        {mine !== null && <Mark at={markOf(scale, mine)} />}
      </div>
      {own !== undefined && <Odds wins={mine === null ? null : winsOfTen(mine, rating)} />}
    </>
  );
}

/** Where one is oneself, in percent. The word leans inwards as far as its mark is out, and so stays in the card. */
function Mark({ at }: { at: number }) {
  return (
    <span className={css.mine} data-mine style={{ left: `${at}%` }}>
      <span style={{ transform: `translateX(-${at}%)` }}>
        <FormattedMessage id="opponents.you" />
      </span>
    </span>
  );
}

/** Wins of ten games; null while they are not known. The room of the longest sentence is kept, so that nothing moves. */
function Odds({ wins }: { wins: number | null }) {
  const intl = useIntl();
  return (
    <p className={css.odds} data-room={intl.formatMessage({ id: "opponents.odds" }, { wins: 0 })}>
      {wins !== null && (
        <span>
          <FormattedMessage id="opponents.odds" values={{ wins }} />
        </span>
      )}
    </p>
  );
}
