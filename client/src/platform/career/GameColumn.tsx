// What a player did at one game: ratings, places, three figures, where points came from, and the best game.
import { type ReactNode, useId } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Icon } from "@/kit/Icon";
import { leadersAddress } from "@/platform/leaders/address";
import { Link } from "@/platform/router";
import { cardOf } from "@/platform/start/cards";
import { tableName } from "@/platform/start/tableName";
import { Figures } from "./Figures";
import { Places } from "./Places";
import { Ratings } from "./Ratings";
import { Sources } from "./Sources";
import { type CareerTerms, termsOf } from "./games";
import type { GameCareer } from "@/wire/http";
import * as css from "./Column.module.css";

export function GameColumn({ career, title }: { career: GameCareer; title: string }) {
  const intl = useIntl();
  const id = useId();
  const { game, finished, resigned, places, counted, figures, sources, best, ratings } = career;
  const terms = termsOf(game);
  const isCounted = counted > 0;
  return (
    <article className={css.column} aria-labelledby={id}>
      <header className={css.head}>
        <Thumb game={game} />
        <div>
          <h2 id={id}>{title}</h2>
          <p>
            <FormattedMessage id="career.game.finished" values={{ count: finished, resigned }} />
          </p>
        </div>
        <Link to={leadersAddress(game)} aria-label={intl.formatMessage({ id: "career.leaders.of" }, { game: title })}>
          <FormattedMessage id="career.leaders" />
        </Link>
      </header>
      {ratings.length > 0 && <Ratings ratings={ratings} />}
      <Places places={places} />
      {isCounted && figures.length > 0 && <Figures figures={figures} terms={terms} />}
      {isCounted && sources.length > 0 && <Sources sources={sources} terms={terms} />}
      {isCounted && counted < finished && (
        <p className={css.counted}>
          <FormattedMessage id="career.counted" values={{ count: counted }} />
        </p>
      )}
      {best && (
        <footer className={css.foot}>
          <Best best={best} terms={terms} />
        </footer>
      )}
    </article>
  );
}

/** The middle of the game's picture; a game without one has none here, either. */
function Thumb({ game }: { game: string }) {
  const Art = cardOf(game)?.Art;
  if (!Art) return null;
  return (
    <div className={css.thumb} aria-hidden>
      <div className={css.thumbArt}>
        <Art />
      </div>
    </div>
  );
}

const strong = (parts: ReactNode[]) => <b key="points">{parts}</b>;

function Best({ best, terms }: { best: NonNullable<GameCareer["best"]>; terms: CareerTerms | undefined }) {
  const intl = useIntl();
  const { table, points, seats, ended_at: at } = best;
  const replay = intl.formatMessage({ id: "start.replay" });
  const said = <FormattedMessage id={terms?.unit?.points ?? "career.points"} values={{ points, b: strong }} />;
  const date = intl.formatDate(at, { dateStyle: "medium" });
  return (
    <p className={css.best}>
      <Icon name="i-points" size={18} />
      <span>
        <FormattedMessage id="career.best" values={{ points: said, seats, date }} />
      </span>
      <Link to={`/replay/${table}`} aria-label={intl.formatMessage({ id: "start.row.label" }, { action: replay, table: tableName(table) })}>
        {replay}
      </Link>
    </p>
  );
}
