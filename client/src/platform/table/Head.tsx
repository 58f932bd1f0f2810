// The head of a table: what is played, how far it is, who looks on, and the ways to change how it looks.
import { FormattedMessage, useIntl } from "react-intl";
import { Button, IconButton } from "@/kit/Button";
import { Icon } from "@/kit/Icon";
import { Link } from "@/platform/router";
import { tableName } from "@/platform/start/tableName";
import { ClockFace } from "./ClockFace";
import { SmallFoot } from "./Foot";
import { LanguageChoice, ThemeChoice } from "./HeadChoices";
import { TableMenu } from "./TableMenu";
import { useInvite } from "./invite";
import { useTableState } from "./state";
import * as css from "./Head.module.css";

/** A street that may break before its last part, since beside a clock there is no room for a long one. */
const breakable = (street: string): string => street.replace(/(?<=.{3})(breestraat|straat|gracht|burgwal)$/, "\u00AD$1");

/** The head; `isSmall` on a phone, where it holds what the foot holds elsewhere. */
export function Head({ isSmall }: { isSmall: boolean }) {
  const intl = useIntl();
  const { sight, game, open, watchers, me, houseNow } = useTableState();
  const invite = useInvite();
  const progress = sight.view === null ? null : game.progress(sight.view);
  const far = progress && intl.formatMessage({ id: (isSmall && progress.short) || progress.id }, progress.values);
  const hasClock = me !== null && sight.phase === "playing" && sight.clock.type !== "none";
  const isPlaying = sight.phase === "playing" || sight.phase === "over";
  return (
    <header className={css.head}>
      <Link to="/" className={css.headHome} aria-label={intl.formatMessage({ id: "table.home" })}>
        <Icon name="mokum" size={isSmall ? 26 : 30} />
        {!isSmall && <span className={css.headHouse}>Mokum</span>}
      </Link>
      {!isSmall && <span className={css.headLine} />}
      <div className={css.headTable}>
        <h1 lang="nl">{isSmall && hasClock ? breakable(tableName(sight.table)) : tableName(sight.table)}</h1>
        <span className={css.headAbout}>
          {!isSmall && (
            <>
              {(game.name || game.title) && (
                <>
                  {game.name ? <FormattedMessage id={game.name} /> : <span lang="en">{game.title}</span>}
                  {" · "}
                </>
              )}
              <FormattedMessage id="table.playersCount" values={{ count: sight.seats.length }} />
            </>
          )}
          {!isSmall && far && " · "}
          {isSmall && sight.practice && <FormattedMessage id="table.practice" />}
          {isSmall && sight.practice && far && !hasClock && " · "}
          {!(isSmall && hasClock) && far}
        </span>
        {!isSmall && sight.practice && (
          <span className={css.headPractice}>
            <FormattedMessage id="table.practice" />
          </span>
        )}
      </div>
      <span className={css.headGrow} />
      {isSmall ? (
        <>
          {hasClock && <ClockFace clock={sight.clock} seat={me.sight} houseNow={houseNow} size={17} />}
          {isPlaying && <SmallFoot />}
        </>
      ) : (
        <nav className={css.headTools} aria-label={intl.formatMessage({ id: "table.tools" })}>
          <Button kind="quiet" className={css.headFair} icon="i-shield" onClick={() => open({ what: "fair" })}>
            <span>{sight.result ? <FormattedMessage id="table.fair.badgeOpen" /> : <FormattedMessage id="table.fair.badge" />}</span>
          </Button>
          {watchers > 0 && (
            <span className={css.headWatching}>
              <Icon name="i-spectator" size={18} />
              <span>
                <FormattedMessage id="table.watching" values={{ count: watchers }} />
              </span>
            </span>
          )}
          <Button kind="quiet" icon="i-link" onClick={invite}>
            <span>
              <FormattedMessage id="table.invite" />
            </span>
          </Button>
          <span className={css.headLine} />
          <LanguageChoice />
          <ThemeChoice />
        </nav>
      )}
      <TableMenu
        isSmall={isSmall}
        trigger={(props) => (
          <IconButton icon="i-more" kind={isSmall ? "quiet" : "plain"} iconSize={20} className={css.headBox} {...props} />
        )}
      />
    </header>
  );
}
