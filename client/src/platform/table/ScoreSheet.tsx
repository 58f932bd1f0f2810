// The score sheet: what each seat got for what, counted up line by line, every line with the rule that gave it.
import { Fragment, useEffect, useMemo, useRef, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Button } from "@/kit/Button";
import { Gable } from "@/kit/Gable";
import { Icon } from "@/kit/Icon";
import { classes } from "@/kit/classes";
import { sayPoints } from "@/kit/points";
import { Race } from "@/platform/scoring/Race";
import { Stand } from "@/platform/scoring/Stand";
import { openingOrder, useCount, useCountKeys } from "@/platform/scoring/count";
import { useMedia } from "@/platform/settings";
import type { Outcome, Result, ScoreLine } from "@/wire/table";
import { columnsOf } from "./columns";
import { Course } from "./Course";
import { RuleLink } from "./RuleLink";
import { ResultRatings } from "./ratings";
import { countedTo, type Kind, sheetOf } from "./score";
import { PHONE, useTableState } from "./state";
import { Verdict, VerdictWithoutPoints } from "./Verdict";
import * as wordsCss from "@/kit/words.module.css";
import * as css from "./ScoreSheet.module.css";

/** Milliseconds between the figures of one line: one thing moves at a time. */
const OPENS = 200;

/** How it ended, as a table: kinds of points by row, players by column. */
export function ScoreSheet() {
  const { sight } = useTableState();
  const { result } = sight;
  if (!result) return null;
  return (
    <div className={css.score}>
      {result.outcome ? (
        <Counted outcome={result.outcome} />
      ) : (
        <>
          <RanksOnly result={result} />
          {sight.rated && <ResultRatings />}
          <Course />
        </>
      )}
    </div>
  );
}

/** A line as it is counted, for who hears it. */
function useSpoken(kind: Kind | undefined, columns: ReturnType<typeof columnsOf>): string {
  const intl = useIntl();
  if (!kind) return "";
  const each = kind.sums.map((points, seat) => `${columns[seat]?.name ?? ""} ${sayPoints(intl, points)}`);
  return `${intl.formatMessage({ id: kind.words })}: ${intl.formatList(each)}`;
}

function Counted({ outcome }: { outcome: Outcome }) {
  const { players, game, sight } = useTableState();
  const sheet = useMemo(() => sheetOf(outcome, game.scoreWords), [outcome, game]);
  const columns = columnsOf(players, outcome);
  const lines = sheet.kinds.length;
  const count = useCount(sight.table, lines);
  const { at: counted, isDone, isTold } = count;
  useCountKeys(count);
  const [opened, open] = useState<string | null>(null);
  const isWinner = (seat: number): boolean => isDone && outcome.ranks[seat] === 1;
  const spoken = useSpoken(isTold ? sheet.kinds[counted - 1] : undefined, columns);
  const order = openingOrder(countedTo(sheet, Math.max(0, counted - 1)));
  return (
    <>
      <div role={isTold ? "alert" : undefined}>{isDone && <Verdict outcome={outcome} />}</div>
      {!isDone && <Stand columns={columns} totals={countedTo(sheet, counted)} left={lines - counted} />}
      <p className={wordsCss.hiddenWords} role="status">
        {spoken}
      </p>
      <Race columns={columns} lines={sheet.kinds} counted={counted} />
      {isDone && (
        <p className={css.scoreWhy}>
          <FormattedMessage id="dialogs.score.why" values={{ rule: <RuleLink rule={outcome.why} /> }} />
        </p>
      )}
      <div className={css.scoreScroll}>
        <table className={css.scoreTable}>
          <Heads columns={columns} ranks={isDone ? outcome.ranks : null} isWinner={isWinner} />
          <tbody>
            {sheet.kinds.map((kind, index) => (
              <Fragment key={kind.words}>
                <KindRow
                  kind={kind}
                  columns={columns}
                  isCounted={index < counted}
                  isNow={!isDone && index === counted - 1}
                  order={order}
                  isOpen={opened === kind.words}
                  onToggle={() => open(opened === kind.words ? null : kind.words)}
                />
                {opened === kind.words && <LinesRow kind={kind} columns={columns} />}
              </Fragment>
            ))}
          </tbody>
          <Totals columns={columns} totals={countedTo(sheet, counted)} isWinner={isWinner} />
        </table>
      </div>
      {!isDone && <CountWays next={count.next} all={count.all} coming={sheet.kinds[counted]?.words} />}
      {isDone && sight.rated && <ResultRatings />}
      {isDone && <Course />}
    </>
  );
}

/** On by one line, or to the end of the count. */
function CountWays({ next, all, coming }: { next: () => void; all: () => void; coming: string | undefined }) {
  const way = useRef<HTMLButtonElement>(null);
  useEffect(() => way.current?.focus({ preventScroll: true }), []);
  return (
    <div className={css.scoreCount} data-count>
      <Button onClick={all} aria-keyshortcuts="Escape">
        <FormattedMessage id="dialogs.score.skip" />
        <kbd aria-hidden>Esc</kbd>
      </Button>
      <Button ref={way} kind="main" onClick={next} aria-keyshortcuts="Space">
        <FormattedMessage id="dialogs.score.next" values={{ line: coming ? <FormattedMessage id={coming} /> : "" }} />
      </Button>
    </div>
  );
}

interface InColumns {
  columns: ReturnType<typeof columnsOf>;
}

/** Who is in which column; the ranks once all is counted. */
function Heads({ columns, ranks, isWinner }: InColumns & { ranks: readonly number[] | null; isWinner: (seat: number) => boolean }) {
  return (
    <thead>
      <tr>
        <td />
        {columns.map((column, index) => (
          <th key={column.key} scope="col" className={classes(isWinner(index) && css.scoreWinner)}>
            <Gable kind={column.gable} size={40} />
            <span className={css.scoreName}>{column.name}</span>
            <span className={css.scoreRank}>{ranks && <FormattedMessage id="table.rank" values={{ rank: ranks[index] ?? 0 }} />}</span>
          </th>
        ))}
      </tr>
    </thead>
  );
}

interface KindRowProps extends InColumns {
  kind: Kind;
  isCounted: boolean;
  /** The line that was counted last. */
  isNow: boolean;
  /** By seat: when its figure is opened, whoever is behind last. */
  order: readonly number[];
  isOpen: boolean;
  onToggle: () => void;
}

/** What everybody got for one kind of thing. */
function KindRow({ kind, columns, isCounted, isNow, order, isOpen, onToggle }: KindRowProps) {
  const intl = useIntl();
  return (
    <tr className={classes(isCounted ? css.scoreCounted : css.scoreComing, isNow && css.scoreNow)}>
      <th scope="row">
        <button type="button" className={css.scoreKind} aria-expanded={isOpen} onClick={onToggle}>
          <Icon name="i-down" size={16} />
          <FormattedMessage id={kind.words} />
        </button>
        {kind.rules.map((rule) => (
          <RuleLink key={rule} rule={rule} />
        ))}
      </th>
      {kind.sums.map((points, seat) => (
        <td key={columns[seat]?.key ?? seat} style={isNow ? { transitionDelay: `${(order[seat] ?? 0) * OPENS}ms` } : undefined}>
          {sayPoints(intl, points)}
        </td>
      ))}
    </tr>
  );
}

/** The lines behind a kind: under each other on a phone, else in the columns. */
function LinesRow({ kind, columns }: InColumns & { kind: Kind }) {
  const isPhone = useMedia(PHONE);
  return (
    <tr className={css.scoreLines}>
      {isPhone ? (
        <td colSpan={columns.length + 1}>
          {kind.lines.map((lines, seat) => (
            <div key={columns[seat]?.key ?? seat} className={css.scoreStacked}>
              <b>{columns[seat]?.name}</b>
              <Lines lines={lines} kind={kind} />
            </div>
          ))}
        </td>
      ) : (
        <>
          <td />
          {kind.lines.map((lines, seat) => (
            <td key={columns[seat]?.key ?? seat}>
              <Lines lines={lines} kind={kind} />
            </td>
          ))}
        </>
      )}
    </tr>
  );
}

function Totals({ columns, totals, isWinner }: InColumns & { totals: readonly number[]; isWinner: (seat: number) => boolean }) {
  const intl = useIntl();
  return (
    <tfoot>
      <tr>
        <th scope="row">
          <FormattedMessage id="dialogs.score.total" />
        </th>
        {totals.map((points, seat) => (
          <td key={columns[seat]?.key ?? seat} className={classes(isWinner(seat) && css.scoreWinner)}>
            {sayPoints(intl, points)}
          </td>
        ))}
      </tr>
    </tfoot>
  );
}

/** One seat's lines of a kind. */
function Lines({ lines, kind }: { lines: readonly ScoreLine[]; kind: Kind }) {
  const intl = useIntl();
  const { game } = useTableState();
  if (lines.length === 0) return <span className={wordsCss.quiet}>–</span>;
  return (
    <ul>
      {lines.map((line, index) => (
        <li key={`${kind.words}${index}`}>
          <span>{game.scoreLine?.(line) ?? line.key}</span>
          <b>{sayPoints(intl, line.points, "exceptZero")}</b>
        </li>
      ))}
    </ul>
  );
}

/** Where somebody gave up there are no points to count. */
function RanksOnly({ result }: { result: Result }) {
  const { players } = useTableState();
  const ordered = [...players].sort((one, other) => (result.ranks[one.seat] ?? 0) - (result.ranks[other.seat] ?? 0));
  return (
    <>
      <VerdictWithoutPoints result={result} />
      <ol className={css.scoreRanks}>
        {ordered.map((player) => (
          <li key={player.seat}>
            <Gable kind={player.gable} size={40} />
            <b>{player.name}</b>
            <span>
              <FormattedMessage id="table.rank" values={{ rank: result.ranks[player.seat] ?? 0 }} />
            </span>
          </li>
        ))}
      </ol>
    </>
  );
}
