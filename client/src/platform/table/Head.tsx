// The head of a table: what is played, how far it is, who looks on, and the ways to change how it looks.
import { FormattedMessage, useIntl } from "react-intl";
import { Button, IconButton } from "@/kit/Button";
import { Icon } from "@/kit/Icon";
import { tableName } from "@/platform/start/tableName";
import { ClockFace } from "./ClockFace";
import type { RoomyParts } from "@/platform/game";
import { Foot, SmallFoot } from "./Foot";
import { HeadHome, HeadLooks, PracticeMark, RatedMark } from "./HeadParts";
import { TableMenu } from "./TableMenu";
import { useInvite } from "./invite";
import { useTableState } from "./state";
import * as css from "./Head.module.css";

/** A street that may break before its last part, since beside a clock there is no room for a long one. */
const breakable = (street: string): string => street.replace(/(?<=.{3})(breestraat|straat|gracht|burgwal)$/, "\u00AD$1");

/** The head; `isSmall` on a phone, where it holds what the foot holds elsewhere; so it does where a game is `roomy`. */
export function Head({ isSmall, roomy }: { isSmall: boolean; roomy?: RoomyParts | undefined }) {
  const intl = useIntl();
  const { sight, me, serverNow } = useTableState();
  const hasClock = me !== null && sight.phase === "playing" && sight.clock.type !== "none";
  const isPlaying = sight.phase === "playing" || sight.phase === "over";
  return (
    <header className={css.head}>
      <HeadHome isSmall={isSmall} label={intl.formatMessage({ id: "table.home" })} />
      <div className={css.headTable}>
        <h1 lang="nl">{isSmall && hasClock ? breakable(tableName(sight.table)) : tableName(sight.table)}</h1>
        <About isSmall={isSmall} hasClock={hasClock} isShort={roomy !== undefined} />
        {!isSmall && sight.practice && <PracticeMark />}
        {!isSmall && sight.rated && <RatedMark />}
      </div>
      {roomy && sight.view !== null && <roomy.Head />}
      <span className={css.headGrow} />
      {roomy && isPlaying && <Foot />}
      {isSmall ? (
        <>
          {hasClock && <ClockFace clock={sight.clock} seat={me.sight} serverNow={serverNow} size={17} />}
          {isPlaying && <SmallFoot />}
        </>
      ) : (
        <Tools />
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

/** What is played and how far it is; beside a clock there is no room for that on a phone, and `isShort` says it elsewhere. */
function About({ isSmall, hasClock, isShort }: { isSmall: boolean; hasClock: boolean; isShort: boolean }) {
  const intl = useIntl();
  const { sight, game } = useTableState();
  const progress = sight.view === null || isShort ? null : game.progress(sight.view, sight.facts);
  const far = progress && intl.formatMessage({ id: (isSmall && progress.short) || progress.id }, progress.values);
  return (
    <span className={css.headAbout}>
      {!isSmall && (
        <>
          {!isShort && (game.name || game.title) && (
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
      {isSmall && sight.rated && <FormattedMessage id="table.rated" />}
      {isSmall && (sight.practice || sight.rated) && far && !hasClock && " · "}
      {!(isSmall && hasClock) && far}
    </span>
  );
}

/** The deal, who looks on, the way in for others, and how the page looks. */
function Tools() {
  const intl = useIntl();
  const { sight, open, watchers } = useTableState();
  const invite = useInvite();
  return (
    <nav className={css.headTools} aria-label={intl.formatMessage({ id: "table.tools" })}>
      <Button kind="quiet" className={css.headFair} icon="i-shield" onClick={() => open({ what: "fair" })}>
        <span>
          {sight.tried_from ? (
            <FormattedMessage id="table.fair.tried" />
          ) : sight.fixed ? (
            <FormattedMessage id="table.fair.fixed" />
          ) : sight.result ? (
            <FormattedMessage id="table.fair.badgeOpen" />
          ) : (
            <FormattedMessage id="table.fair.badge" />
          )}
        </span>
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
      <HeadLooks />
    </nav>
  );
}
