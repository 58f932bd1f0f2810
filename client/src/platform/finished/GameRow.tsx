// A finished game in a line: when it was, what and where, against whom, how it ended, and the ways back into it.
import type { ReactNode } from "react";
import { FormattedList, FormattedMessage, useIntl } from "react-intl";
import { Chip } from "@/kit/Chip";
import { Icon } from "@/kit/Icon";
import { classes } from "@/kit/classes";
import { playerAddress } from "@/platform/career/address";
import { sayChange } from "@/platform/career/figures";
import { titleOf } from "@/platform/plain/title";
import { Link } from "@/platform/router";
import { Named } from "@/platform/shared/Named";
import { unmarked } from "@/platform/shared/bots";
import { cardOf, nameOf } from "@/platform/start/cards";
import { tableName } from "@/platform/start/tableName";
import { botName } from "@/platform/table/names";
import { DELETED, type Opponent, opponentsOf } from "./opponents";
import type { FinishedGame } from "@/wire/http";
import * as wordsCss from "@/kit/words.module.css";
import * as css from "./Finished.module.css";

interface GameRowProps {
  played: FinishedGame;
  /** The opponent against whom all shown games are. */
  chosen?: string;
  /** Left out, a name leads to that player's page. */
  onOpponent?: ((opponent: Opponent) => void) | undefined;
}

export function GameRow({ played, chosen = "", onOpponent }: GameRowProps) {
  const intl = useIntl();
  const { card, ended_at: at } = played;
  return (
    // The first new row takes the focus when more of them come.
    <li className={css.finishedRow} tabIndex={-1}>
      <div className={css.finishedName}>
        <b>{tableName(card.table)}</b>
        <About played={played} />
      </div>
      <time className={css.finishedWhen} dateTime={new Date(at).toISOString()}>
        {intl.formatDate(at, { dateStyle: "medium" })} <small>{intl.formatTime(at, { timeStyle: "short" })}</small>
      </time>
      <Opponents played={played} chosen={chosen} onOpponent={onOpponent} />
      <Ending played={played} />
      <Ways played={played} />
    </li>
  );
}

/** The game, and whether it was for practice. */
function About({ played: { card } }: { played: FinishedGame }) {
  const intl = useIntl();
  const drawn = cardOf(card.game);
  return (
    <span className={css.finishedAbout}>
      {drawn ? nameOf(intl, drawn) : titleOf(card.game)}
      {card.practice && (
        <Chip>
          <FormattedMessage id="start.practice" />
        </Chip>
      )}
    </span>
  );
}

/** Everybody else at the table. A person's name, touched, leaves only the games with that person, or leads to them. */
function Opponents({ played, chosen, onOpponent }: GameRowProps) {
  const opponents = opponentsOf(played);
  return (
    <span className={css.finishedAgainst}>
      {opponents.length ? (
        <>
          <span className={wordsCss.hiddenWords}>
            <FormattedMessage id="finished.against" />{" "}
          </span>
          <FormattedList
            value={opponents.map((one) => (
              <Person key={one.seat} person={one} isChosen={one.ref === chosen} onOpponent={onOpponent} />
            ))}
          />
        </>
      ) : (
        <FormattedMessage id="finished.alone" />
      )}
    </span>
  );
}

interface PersonProps {
  person: Opponent;
  isChosen: boolean;
  onOpponent: GameRowProps["onOpponent"];
}

function Person({ person, isChosen, onOpponent }: PersonProps) {
  const intl = useIntl();
  const { ref, name, seat } = person;
  if (!ref) return <FormattedMessage id="start.seats.bot" values={{ name: botName(name, seat) }} />;
  if (name === DELETED) return <FormattedMessage id="finished.deleted" />;
  if (isChosen) return <Named name={name} />;
  if (!onOpponent)
    return (
      <Link to={playerAddress(name)} className={css.finishedPerson}>
        <Named name={name} />
      </Link>
    );
  const only = intl.formatMessage({ id: "finished.only" }, { name: unmarked(name) });
  return (
    <button type="button" className={css.finishedPerson} aria-label={only} title={only} onClick={() => onOpponent(person)}>
      <Named name={name} />
    </button>
  );
}

const word = (parts: ReactNode[]) => (
  <span key="word" className={css.finishedWord}>
    {parts}
  </span>
);
const figure = (parts: ReactNode[]) => <b key="figure">{parts}</b>;

/** Place, points and what they did to the rating; a disc for won, a square for the rest. */
function Ending({ played: { card, rank, points, why, change } }: { played: FinishedGame }) {
  const intl = useIntl();
  const isWon = rank === 1;
  // Whoever plays alone has a place against the game itself, which has no seat.
  const isAlone = card.seats === 1;
  const won = isWon && !isAlone ? intl.formatMessage({ id: "finished.won" }) : undefined;
  return (
    <>
      <span className={css.finishedPlace}>
        <span
          className={classes(css.finishedMark, isWon && css.finishedWon)}
          title={won}
          {...(won ? { role: "img", "aria-label": won } : { "aria-hidden": true })}
        />
        <span>
          {isAlone ? (
            <FormattedMessage id="finished.solo" values={{ won: isWon }} />
          ) : (
            <FormattedMessage id="finished.place" values={{ rank, seats: card.seats }} />
          )}
        </span>
        {why === "resigned" && (
          <Chip>
            <FormattedMessage id="finished.resigned" />
          </Chip>
        )}
      </span>
      <span className={css.finishedScore}>
        {points !== null && <FormattedMessage id="finished.score" values={{ points, word, figure }} />}{" "}
        {change !== null && (
          <span className={css.finishedChange}>
            <FormattedMessage id="finished.change" values={{ change: sayChange(intl, change), word }} />
          </span>
        )}
      </span>
    </>
  );
}

/** The game once more, and what decided it, where it was played to its end. */
function Ways({ played: { card, why } }: { played: FinishedGame }) {
  const intl = useIntl();
  const table = tableName(card.table);
  const replay = intl.formatMessage({ id: "start.replay" });
  const analysis = intl.formatMessage({ id: "finished.analysis" });
  const labelled = (action: string): string => intl.formatMessage({ id: "start.row.label" }, { action, table });
  return (
    <span className={css.finishedWays}>
      <Link to={`/replay/${card.table}`} aria-label={labelled(replay)}>
        <Icon name="i-replay" size={18} />
        <span>{replay}</span>
      </Link>
      {why === "played" && (
        <Link to={`/table/${card.table}/analysis`} aria-label={labelled(analysis)}>
          <Icon name="i-hint" size={18} />
          <span>{analysis}</span>
        </Link>
      )}
    </span>
  );
}
