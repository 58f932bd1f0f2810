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

function Counted({ outcome }: { outcome: Outcome }) {
  const intl = useIntl();
  const { players, game } = useTableState();
  const sheet = useMemo(() => sheetOf(outcome, game.scoreWords), [outcome, game]);
  const columns = columnsOf(players, outcome);
  const isStill = useStillness();
  const isPhone = useMedia(PHONE);
  const [counted, count] = useState(isStill ? sheet.kinds.length : 0);
  const [opened, open] = useState<string | null>(null);
  useEffect(() => {
    if (counted >= sheet.kinds.length) return undefined;
    const timer = setTimeout(() => count(counted + 1), STEP);
    return () => clearTimeout(timer);
  }, [counted, sheet.kinds.length]);
  const isDone = counted >= sheet.kinds.length;
  const totals = countedTo(sheet, counted);
  return (
    <>
      <Verdict outcome={outcome} />
      <p className={css.scoreWhy}>
        <FormattedMessage id="dialogs.score.why" values={{ rule: <RuleLink rule={outcome.why} /> }} />
      </p>
      <div className={css.scoreScroll}>
        <table className={css.scoreTable}>
          <thead>
            <tr>
              <td />
              {columns.map((column, index) => (
                <th key={column.key} scope="col" className={classes(isDone && outcome.ranks[index] === 1 && css.scoreWinner)}>
                  <Gable kind={column.gable} size={40} />
                  <span className={css.scoreName}>{column.name}</span>
                  <span className={css.scoreRank}>
                    {isDone && <FormattedMessage id="table.rank" values={{ rank: outcome.ranks[index] ?? 0 }} />}
                  </span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {sheet.kinds.map((kind, index) => (
              <Fragment key={kind.words}>
                <tr className={classes(index < counted ? css.scoreCounted : css.scoreComing)}>
                  <th scope="row">
                    <button
                      type="button"
                      className={css.scoreKind}
                      aria-expanded={opened === kind.words}
                      onClick={() => open(opened === kind.words ? null : kind.words)}
                    >
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
                {opened === kind.words && (
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
                )}
              </Fragment>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">
                <FormattedMessage id="dialogs.score.total" />
              </th>
              {totals.map((points, seat) => (
                <td key={columns[seat]?.key ?? seat} className={classes(isDone && outcome.ranks[seat] === 1 && css.scoreWinner)}>
                  {sayPoints(intl, points)}
                </td>
              ))}
            </tr>
          </tfoot>
        </table>
      </div>
      {!isDone && (
        <button type="button" className={css.scoreSkip} onClick={() => count(sheet.kinds.length)}>
          <FormattedMessage id="dialogs.score.skip" />
        </button>
      )}
    </>
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
