// The score sheet: what each seat got for what, counted up line by line, every line with the rule that gave it.
import { Fragment, useEffect, useMemo, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Gable } from "@/kit/Gable";
import { Icon } from "@/kit/Icon";
import { classes } from "@/kit/classes";
import { sayPoints } from "@/kit/points";
import { useMedia, useStillness } from "@/platform/settings";
import type { Outcome, Result, ScoreLine } from "@/wire/table";
import { columnsOf } from "./columns";
import { Course } from "./Course";
import { RuleLink } from "./RuleLink";
import { countedTo, type Kind, sheetOf } from "./score";
import { PHONE, useTableState } from "./state";
import { Verdict, VerdictWithoutPoints } from "./Verdict";
import * as wordsCss from "@/kit/words.module.css";
import * as css from "./ScoreSheet.module.css";

const STEP = 650;

/** How it ended, as a table: kinds of points by row, players by column. */
export function ScoreSheet() {
  const { sight } = useTableState();
  const { result } = sight;
  if (!result) return null;
  return (
    <div className={css.score}>
      {result.outcome ? <Counted outcome={result.outcome} /> : <RanksOnly result={result} />}
      <Course />
    </div>
  );
}

/** Kinds are counted up one after the other, unless the reader wants no motion or does not wait. */
function useCounting(kinds: number): { counted: number; isDone: boolean; skip: () => void } {
  const isStill = useStillness();
  const [counted, count] = useState(isStill ? kinds : 0);
  useEffect(() => {
    if (counted >= kinds) return undefined;
    const timer = setTimeout(() => count(counted + 1), STEP);
    return () => clearTimeout(timer);
  }, [counted, kinds]);
  return { counted, isDone: counted >= kinds, skip: () => count(kinds) };
}

function Counted({ outcome }: { outcome: Outcome }) {
  const { players, game } = useTableState();
  const sheet = useMemo(() => sheetOf(outcome, game.scoreWords), [outcome, game]);
  const columns = columnsOf(players, outcome);
  const { counted, isDone, skip } = useCounting(sheet.kinds.length);
  const [opened, open] = useState<string | null>(null);
  const isWinner = (seat: number): boolean => isDone && outcome.ranks[seat] === 1;
  return (
    <>
      <Verdict outcome={outcome} />
      <p className={css.scoreWhy}>
        <FormattedMessage id="dialogs.score.why" values={{ rule: <RuleLink rule={outcome.why} /> }} />
      </p>
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
      {!isDone && (
        <button type="button" className={css.scoreSkip} onClick={skip}>
          <FormattedMessage id="dialogs.score.skip" />
        </button>
      )}
    </>
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
  isOpen: boolean;
  onToggle: () => void;
}

/** What everybody got for one kind of thing. */
function KindRow({ kind, columns, isCounted, isOpen, onToggle }: KindRowProps) {
  const intl = useIntl();
  return (
    <tr className={classes(isCounted ? css.scoreCounted : css.scoreComing)}>
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
        <td key={columns[seat]?.key ?? seat}>{sayPoints(intl, points)}</td>
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
