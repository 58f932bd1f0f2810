// Somebody of the quay in words: who it is, how strong, how they play this game, and the button that asks them.
import { type ReactNode, useId } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Button } from "@/kit/Button";
import { classes } from "@/kit/classes";
import type { OpponentCard as Told } from "@/wire/http";
import { type Level, type Person, wholeName } from "./people";
import { isMeasured, placeOf, type Scale } from "./scale";
import type { Style } from "./styles";
import * as wordsCss from "@/kit/words.module.css";
import * as css from "./OpponentCard.module.css";

const TRADES: Readonly<Record<Level, string>> = {
  beginner: "opponents.trade.beginner",
  casual: "opponents.trade.casual",
  regular: "opponents.trade.regular",
  strong: "opponents.trade.strong",
  expert: "opponents.trade.expert",
};

interface OpponentCardProps {
  person: Person;
  told: Told | undefined;
  scale: Scale | null;
  style: Style | undefined;
  isAsked: boolean;
  /** Nobody else finds a seat. */
  isFull: boolean;
  onAsk: () => void;
}

export function OpponentCard({ person, told, scale, style, isAsked, isFull, onAsk }: OpponentCardProps): ReactNode {
  const intl = useIntl();
  const id = useId();
  const isClosed = isFull && !isAsked;
  const action = intl.formatMessage({ id: isAsked ? "opponents.asked" : isClosed ? "opponents.full" : "opponents.ask" });
  return (
    <article className={classes(css.card, isAsked && css.cardAsked)}>
      <h2>{wholeName(person)}</h2>
      <p className={css.trade}>
        <FormattedMessage id={TRADES[person.level]} />
      </p>
      <div id={`${id}s`} className={css.strength}>
        <Strength told={told} scale={scale} />
      </div>
      {style && (
        <dl id={`${id}p`}>
          <dt>
            <FormattedMessage id="opponents.plays" />
          </dt>
          <dd>
            <FormattedMessage id={style.plays} />
          </dd>
          <dt>
            <FormattedMessage id="opponents.slips" />
          </dt>
          <dd>
            <FormattedMessage id={style.slips} />
          </dd>
        </dl>
      )}
      <Button
        size="small"
        icon={isAsked ? "i-check" : "i-plus"}
        className={classes(css.ask, isAsked && css.askOn)}
        data-ask={person.level}
        aria-pressed={isAsked}
        aria-label={intl.formatMessage({ id: "opponents.named" }, { action, name: wholeName(person) })}
        aria-describedby={`${id}s ${id}p`}
        isDisabled={isClosed}
        onClick={onAsk}
      >
        {action}
      </Button>
    </article>
  );
}

/** The rating with its doubt, and where that is among all. */
function Strength({ told, scale }: { told: Told | undefined; scale: Scale | null }) {
  if (!isMeasured(told) || !scale) {
    return (
      <p className={css.unmeasured}>
        <FormattedMessage id="opponents.unmeasured" />
      </p>
    );
  }
  const { rating, doubt } = told;
  const [from, to] = [placeOf(scale, rating - doubt), placeOf(scale, rating + doubt)];
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
      </div>
    </>
  );
}
