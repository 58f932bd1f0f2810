// What decided the game, in points: for everybody decisions and luck as bars, for the chosen seat all parts of its result.
import { FormattedMessage, useIntl } from "react-intl";
import { Gable } from "@/kit/Gable";
import { classes } from "@/kit/classes";
import { sayPoints } from "@/kit/points";
import type { Player } from "@/platform/game";
import { personOf } from "@/platform/opponents/people";
import { sayChange, sayDoubt } from "./figures";
import type { Report, SeatReport } from "./report";
import * as wordsCss from "@/kit/words.module.css";
import * as css from "./Side.module.css";

interface TotalsProps {
  report: Report;
  players: readonly Player[];
  seat: number;
  onSeat: (seat: number) => void;
}

export function Totals({ report, players, seat, onSeat }: TotalsProps) {
  const intl = useIntl();
  const most = Math.max(1, ...report.seats.flatMap(({ own, luck }) => [Math.abs(own), Math.abs(luck)]));
  const ranked = report.seats.toSorted((one, other) => other.score - one.score);
  return (
    <section className={css.panel} aria-label={intl.formatMessage({ id: "analysis.totals" })}>
      <h3>
        <FormattedMessage id="analysis.totals" />
      </h3>
      <ul className={css.totals}>
        {ranked.map((one) => (
          <li key={one.seat} className={classes(css.total, one.seat === seat && css.isChosen)}>
            <SeatWay one={one} players={players} isChosen={one.seat === seat} onSeat={onSeat} />
            <Bar words="analysis.decisions" value={one.own} most={most} />
            <Bar words="analysis.luck" value={one.luck} most={most} isLuck />
            {one.seat === seat && (
              <>
                <LevelWords one={one} />
                <Parts one={one} />
              </>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Whose game is looked at. */
function SeatWay({
  one,
  players,
  isChosen,
  onSeat,
}: {
  one: SeatReport;
  players: readonly Player[];
  isChosen: boolean;
  onSeat: (seat: number) => void;
}) {
  const intl = useIntl();
  const player = players[one.seat];
  return (
    <button type="button" className={css.seat} aria-pressed={isChosen} onClick={() => onSeat(one.seat)}>
      <Gable kind={player?.gable ?? "step"} size={30} />
      <b>{player?.name}</b>
      <span className={css.score}>{sayPoints(intl, one.score)}</span>
    </button>
  );
}

/** From the middle to the left what was lost, to the right what was gained. */
function Bar({ words, value, most, isLuck = false }: { words: string; value: number; most: number; isLuck?: boolean }) {
  const intl = useIntl();
  const width = `${(Math.abs(value) / most) * 50}%`;
  return (
    <div className={css.row}>
      <span>
        <FormattedMessage id={words} />
      </span>
      <i aria-hidden className={css.track}>
        <i className={classes(isLuck ? css.dealt : css.decided)} style={value < 0 ? { right: "50%", width } : { left: "50%", width }} />
      </i>
      <b className={classes(isLuck ? css.isDealt : css.isDecided)}>{sayChange(intl, value)}</b>
    </div>
  );
}

/** How the result is made up. */
function Parts({ one }: { one: SeatReport }) {
  const intl = useIntl();
  const parts = [
    ["analysis.part.start", one.start, 0],
    ["analysis.part.luck", one.luck, one.doubt_of_luck],
    ["analysis.part.own", one.own, one.doubt_of_skill],
    ["analysis.part.others", one.others, 0],
    ["analysis.part.rest", one.rest, 0],
  ] as const;
  return (
    <details className={css.adding}>
      <summary>
        <FormattedMessage id="analysis.parts.show" />
      </summary>
      <table className={css.parts}>
        <caption className={wordsCss.hiddenWords}>
          <FormattedMessage id="analysis.parts" />
        </caption>
        <tbody>
          {parts.map(([part, value, doubt]) => (
            <tr key={part}>
              <th scope="row">
                <FormattedMessage id={part} />
              </th>
              <td>
                {sayChange(intl, value)}
                {doubt > 0 && <small> ± {sayDoubt(intl, doubt)}</small>}
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">
              <FormattedMessage id="analysis.part.result" />
            </th>
            <td>{sayChange(intl, one.result)}</td>
          </tr>
        </tfoot>
      </table>
    </details>
  );
}

function LevelWords({ one: { level } }: { one: SeatReport }) {
  const person = level && personOf(level.name);
  if (!level || !person) return null;
  const { rating, low, high } = level;
  return (
    <p className={css.level}>
      <FormattedMessage id="analysis.level" values={{ name: person.first, rating, low, high }} />
    </p>
  );
}
