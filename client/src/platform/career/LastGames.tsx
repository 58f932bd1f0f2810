// The latest games of a player that whoever looks may see, each as on the page of one's own games.
import { FormattedMessage, useIntl } from "react-intl";
import { GameRow } from "@/platform/finished/GameRow";
import { Link } from "@/platform/router";
import type { Career } from "@/wire/http";
import * as rowsCss from "@/platform/finished/Finished.module.css";
import * as css from "./Career.module.css";

export function LastGames({ about: { last, is_own: isOwn } }: { about: Career }) {
  const intl = useIntl();
  if (last.length === 0) return null;
  return (
    <section className={css.last}>
      <header>
        <h2>
          <FormattedMessage id="career.last" />
        </h2>
        <span>
          <FormattedMessage id="career.last.newest" />
        </span>
        {isOwn && (
          <Link to="/games">
            <FormattedMessage id="career.last.all" />
          </Link>
        )}
      </header>
      <ul className={rowsCss.finishedRows} aria-label={intl.formatMessage({ id: "finished.list" })}>
        {last.map((played) => (
          <GameRow key={played.card.table} played={played} />
        ))}
      </ul>
    </section>
  );
}
