// Somebody of the quay in words: who it is, how strong, how they play this game, and the button that asks them.
import { type ReactNode, useId } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Button } from "@/kit/Button";
import { classes } from "@/kit/classes";
import type { OpponentCard as Told, Rating } from "@/wire/http";
import { type Level, type Person, wholeName } from "./people";
import { Strength } from "./Strength";
import type { Scale } from "./scale";
import type { Style } from "./styles";
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
  /** One's own rating: undefined for those who have none, null where it is not known yet. */
  own: Rating | null | undefined;
  style: Style | undefined;
  isAsked: boolean;
  /** Nobody else finds a seat. */
  isFull: boolean;
  onAsk: () => void;
}

export function OpponentCard({ person, told, scale, own, style, isAsked, isFull, onAsk }: OpponentCardProps): ReactNode {
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
        <Strength told={told} scale={scale} own={own} />
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
