// The course of the game as a small picture: each player's public points, move by move.
import { useMemo } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { course } from "./rows";
import { useTableState } from "./state";

const WIDTH = 720;
const HEIGHT = 150;
const LEFT = 40;
const RIGHT = 26;
const EDGE = 12;

/** Drawn from the rows; nothing where they are not all known, or the game does not say what its events bring. */
export function Course() {
  const intl = useIntl();
  const { rows, players, game } = useTableState();
  const gained = game.gained;
  const steps = useMemo(() => (gained ? course(rows, players.length, gained) : null), [rows, players.length, gained]);
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
  const words = intl.formatList(players.map(({ name, seat }) => intl.formatMessage({ id: "table.course.of" }, { name, points: say(last[seat] ?? 0) })));
  const lines = [0, Math.round(most / 2), most];
  return (
    <figure className="course">
      <figcaption>
        <FormattedMessage id="table.course" />
      </figcaption>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={words}>
        {lines.map((points) => (
          <g key={points} className="course-line">
            <line x1={LEFT} x2={WIDTH - RIGHT} y1={y(points)} y2={y(points)} />
            <text x={LEFT - 8} y={y(points) + 4} textAnchor="end">
              {points}
            </text>
          </g>
        ))}
        {players.map(({ seat, gable }) => (
          <g key={seat} className={`course-way gable-${gable}`}>
            <path className="course-rim" d={way(seat)} />
            <path d={way(seat)} />
            <rect x={WIDTH - RIGHT + 3} y={y(last[seat] ?? 0) - 9} width={18} height={18} rx={3} />
            <use href={`#gable-${gable}`} x={WIDTH - RIGHT + 5} y={y(last[seat] ?? 0) - 7} width={14} height={14} />
          </g>
        ))}
      </svg>
    </figure>
  );
}
