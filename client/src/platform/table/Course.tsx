// The course of the game as a small picture: each player's points, move by move, and at last the final scoring.
import { useMemo } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { GABLE_COLOURS } from "@/kit/Gable";
import { classes } from "@/kit/classes";
import { columnsOf } from "./columns";
import { course, withEnd } from "./rows";
import { useTableState } from "./state";
import * as css from "./ScoreSheet.module.css";

const WIDTH = 720;
const HEIGHT = 150;
const LEFT = 40;
const RIGHT = 26;
const EDGE = 12;

/** Drawn from the rows; nothing where they are not all known, or the game does not say what its events bring. */
export function Course() {
  const intl = useIntl();
  const { rows, players, game, sight } = useTableState();
  const gained = game.gained;
  const outcome = sight.result?.outcome ?? null;
  const columns = columnsOf(players, outcome);
  const steps = useMemo(
    () => (gained ? withEnd(course(rows, columns.length, gained), outcome) : null),
    [rows, columns.length, gained, outcome],
  );
  if (!steps || steps.length < 4) return null;
  const most = Math.max(4, ...steps.flat());
  const x = (step: number) => LEFT + (step / (steps.length - 1)) * (WIDTH - LEFT - RIGHT);
  const least = Math.min(0, ...steps.flat());
  const y = (points: number) => HEIGHT - EDGE - ((points - least) / (most - least)) * (HEIGHT - 2 * EDGE);
  const way = (seat: number) =>
    steps
      .map((points, step) => {
        const at = `${x(step).toFixed(1)} ${y(points[seat] ?? 0).toFixed(1)}`;
        const before = steps[step - 1];
        return before === undefined ? `M${at}` : before[seat] === points[seat] ? `L${at}` : `H${x(step).toFixed(1)}L${at}`;
      })
      .join("");
  const last = steps.at(-1) ?? [];
  const say = (points: number) => intl.formatMessage({ id: game.pointWords ?? "table.points" }, { points });
  const words = intl.formatList(
    columns.map(({ name }, seat) => intl.formatMessage({ id: "dialogs.course.of" }, { name, points: say(last[seat] ?? 0) })),
  );
  const lines = [0, Math.round(most / 2), most];
  return (
    <figure className={css.course}>
      <figcaption>
        <FormattedMessage id="dialogs.course" />
      </figcaption>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={words}>
        {lines.map((points) => (
          <g key={points} className={css.courseLine}>
            <line x1={LEFT} x2={WIDTH - RIGHT} y1={y(points)} y2={y(points)} />
            <text x={LEFT - 8} y={y(points) + 4} textAnchor="end">
              {points}
            </text>
          </g>
        ))}
        {columns.map(({ key, gable }, seat) => (
          <g key={key} className={classes(css.courseWay, GABLE_COLOURS[gable])}>
            <path className={css.courseRim} d={way(seat)} />
            <path d={way(seat)} />
            <rect x={WIDTH - RIGHT + 3} y={y(last[seat] ?? 0) - 9} width={18} height={18} rx={3} />
            <use href={`#gable-${gable}`} x={WIDTH - RIGHT + 5} y={y(last[seat] ?? 0) - 7} width={14} height={14} />
          </g>
        ))}
      </svg>
    </figure>
  );
}
