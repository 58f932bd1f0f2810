// The calls of the last 30 days, by day, the last one first: each leads to its table, and was seen or not.
import { FormattedMessage, type IntlShape, useIntl } from "react-intl";
import { Button } from "@/kit/Button";
import { Skeleton } from "@/kit/Notice";
import { classes } from "@/kit/classes";
import { useWork } from "@/platform/people/work";
import { titleOf } from "@/platform/plain/title";
import { Link } from "@/platform/router";
import { cardOf, nameOf } from "@/platform/start/cards";
import { tableName } from "@/platform/start/tableName";
import type { NoticeLine } from "@/wire/http";
import { Card } from "./Card";
import type { Notices } from "./useNotices";
import { KIND } from "./ways";
import * as wordsCss from "@/kit/words.module.css";
import * as css from "./NoticeList.module.css";

interface NoticeListProps {
  notices: Notices | null | undefined;
  /** Asks once more for what did not come; null where the page offers that already. */
  onAgain: (() => void) | null;
}

export function NoticeList({ notices, onAgain }: NoticeListProps) {
  const intl = useIntl();
  return (
    <Card
      title={<FormattedMessage id="notices.list" />}
      name="list"
      className={css.list}
      end={
        notices?.hasUnseen && (
          <Button kind="quiet" className={css.seen} onClick={() => notices.seen(null)}>
            <FormattedMessage id="notices.list.seen" />
          </Button>
        )
      }
    >
      {notices === undefined && <Skeleton lines={4} label={intl.formatMessage({ id: "common.loading" })} />}
      {notices === null && (
        <p className={css.none}>
          <FormattedMessage id="notices.missing" />{" "}
          {onAgain && (
            <Button size="small" onClick={onAgain}>
              <FormattedMessage id="shell.again" />
            </Button>
          )}
        </p>
      )}
      {notices && notices.notices.length === 0 && (
        <p className={css.none}>
          <FormattedMessage id="notices.list.none" />
        </p>
      )}
      {notices && <Days notices={notices} />}
      {notices && notices.notices.length > 0 && (
        <p className={css.kept}>
          <FormattedMessage id="notices.list.kept" />
        </p>
      )}
    </Card>
  );
}

function Days({ notices }: { notices: Notices }) {
  const intl = useIntl();
  const work = useWork();
  return (
    <>
      {[...byDay(notices.notices)].map(([day, lines]) => (
        <section key={day}>
          <h3>{dayOf(new Date(day), intl)}</h3>
          <ul>
            {lines.map((notice) => (
              <Line key={notice.id} notice={notice} onGo={() => notice.seen || notices.seen([notice.id])} />
            ))}
          </ul>
        </section>
      ))}
      {work.wrong && <p role="alert">{work.wrong}</p>}
      {notices.hasMore && (
        <Button size="small" isBusy={work.isBusy} onClick={() => void work.run(notices.more)}>
          <FormattedMessage id="notices.list.more" />
        </Button>
      )}
    </>
  );
}

/** By the days of this device; both the days and their calls stay in order. */
function byDay(notices: readonly NoticeLine[]): Map<string, NoticeLine[]> {
  const days = new Map<string, NoticeLine[]>();
  for (const notice of notices) {
    const day = new Date(notice.at).toDateString();
    days.set(day, [...(days.get(day) ?? []), notice]);
  }
  return days;
}

const DAY = 24 * 60 * 60_000;

/** Today and yesterday by these words, others by their date. */
function dayOf(day: Date, intl: IntlShape): string {
  const today = new Date().setHours(0, 0, 0, 0);
  const ago = Math.round((today - day.getTime()) / DAY);
  if (ago === 0) return intl.formatMessage({ id: "notices.today" });
  if (ago === 1) return intl.formatMessage({ id: "notices.yesterday" });
  return intl.formatDate(day, { weekday: "long", day: "numeric", month: "long" });
}

function Line({ notice, onGo }: { notice: NoticeLine; onGo: () => void }) {
  const intl = useIntl();
  const { kind, game, table, by, at, seen } = notice;
  const drawn = cardOf(game);
  return (
    <li className={classes(!seen && css.isNew)}>
      <Link to={kind === "invited" ? "/" : `/table/${table}`} onClick={onGo}>
        <span className={css.words}>
          {!seen && (
            <span className={wordsCss.hiddenWords}>
              <FormattedMessage id="notices.list.new" />{" "}
            </span>
          )}
          <span>
            <FormattedMessage
              id={KIND[kind].line}
              values={{
                table: (
                  <b key="table" lang="nl">
                    {tableName(table)}
                  </b>
                ),
                by: by ?? intl.formatMessage({ id: "notices.somebody" }),
              }}
            />
          </span>
          <small>{drawn ? nameOf(intl, drawn) : titleOf(game)}</small>
        </span>
        <time dateTime={new Date(at).toISOString()}>{intl.formatTime(at, { timeStyle: "short" })}</time>
      </Link>
    </li>
  );
}
