// The turns that wait for somebody, as cards on the quay; with none, the game that they played last.
import { FormattedMessage, useIntl } from "react-intl";
import { buttonClass } from "@/kit/Button";
import { Icon } from "@/kit/Icon";
import { classes } from "@/kit/classes";
import { titleOf } from "@/platform/plain/title";
import { Link } from "@/platform/router";
import { Duration } from "@/platform/table/ClockWords";
import { cardOf, nameOf } from "../cards";
import type { Hall } from "../hall";
import { progressOf } from "../progress";
import { About, Seats, StandingWords } from "../TableRow";
import { tableName } from "../tableName";
import { shownOf, type Turn } from "./turns";
import * as css from "./Again.module.css";

/** Less than this is told in the colour of haste. */
const HASTE = 6 * 3_600_000;

export function Turns({ turns }: { turns: readonly Turn[] }) {
  const intl = useIntl();
  const shown = shownOf(turns);
  return (
    <ol className={css.turns} aria-label={intl.formatMessage({ id: "start.turns" })}>
      {shown.map((turn, at) => (
        <li key={turn.card.table} className={css.turn} data-turn>
          <TurnCard turn={turn} isFirst={at === 0} />
        </li>
      ))}
      {shown.length < turns.length && (
        <li className={classes(css.turn, css.more)}>
          <a href="#tables">
            <FormattedMessage id="start.turns.more" values={{ count: turns.length - shown.length }} />
          </a>
        </li>
      )}
    </ol>
  );
}

function TurnCard({ turn: { card, left }, isFirst }: { turn: Turn; isFirst: boolean }) {
  const intl = useIntl();
  const drawn = cardOf(card.game);
  const name = tableName(card.table);
  const action = intl.formatMessage({ id: "start.go.turn" });
  return (
    <>
      <div className={css.art}>{drawn && <drawn.Art />}</div>
      <div className={css.words}>
        <h2 lang="nl">{name}</h2>
        <About card={card} />
        <div className={css.foot}>
          <Seats card={card} />
          <span className={classes(css.left, left !== null && left < HASTE && css.haste)}>
            <Icon name="i-clock" size={16} />
            {left === null ? (
              <FormattedMessage id="start.turns.noClock" />
            ) : (
              <FormattedMessage id="start.turns.left" values={{ time: <Duration ms={left} /> }} />
            )}
          </span>
          <Link
            to={`/table/${card.table}`}
            className={buttonClass(isFirst ? "main" : "plain", "small", css.play)}
            aria-label={intl.formatMessage({ id: "start.row.label" }, { action, table: name })}
          >
            {action}
          </Link>
        </div>
      </div>
    </>
  );
}

/** Nothing waits: the last game, and the way to it, where the others can be asked for another one. */
export function NoTurn({ hall }: { hall: Hall }) {
  const intl = useIntl();
  const last = hall.mine?.find(({ status }) => status === "over");
  if (!last) return null;
  const drawn = cardOf(last.game);
  return (
    <div className={css.none}>
      <div>
        <h2>
          <FormattedMessage id="start.turns.none" />
        </h2>
        <p>
          <FormattedMessage
            id="start.turns.last"
            values={{
              table: tableName(last.table),
              game: drawn ? nameOf(intl, drawn) : titleOf(last.game),
              how: <StandingWords standing={progressOf(last, hall.sights[last.table], 0)} />,
            }}
          />
        </p>
      </div>
      <Link to={`/replay/${last.table}`} className={buttonClass("plain", "small")}>
        <Icon name="i-replay" size={17} />
        <FormattedMessage id="start.replay" />
      </Link>
      <Link to={`/table/${last.table}`} className={buttonClass("plain", "small")}>
        <FormattedMessage id="start.turns.again" />
      </Link>
    </div>
  );
}
