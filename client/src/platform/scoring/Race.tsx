// The race of the final count: a bar for each player, whose parts are plain, hatched and dotted. Rows never change places.
import { FormattedMessage, useIntl } from "react-intl";
import { GABLE_COLOURS, Gable } from "@/kit/Gable";
import { classes } from "@/kit/classes";
import { sayPoints } from "@/kit/points";
import type { Gable as GableKind } from "@/platform/game";
import { partsOf } from "./count";
import * as css from "./Race.module.css";

const PATTERNS = [css.plain, css.hatched, css.dotted];
/** A part narrower than this share of the track has no room for its figure. */
const NARROW = 0.09;

interface RaceProps {
  columns: readonly { key: string; name: string; gable: GableKind }[];
  /** By line of the sheet: what each player got, as far as it is counted. */
  lines: readonly { words: string; sums: readonly number[] }[];
  counted: number;
}

interface Group {
  words: string;
  lines: RaceProps["lines"];
}

/** By part: the lines in it. Few lines have a part each; of many, all that are counted share one, and the last has its own. */
function grouped(lines: RaceProps["lines"], counted: number): readonly Group[] {
  if (lines.length <= PATTERNS.length) return lines.map((line) => ({ words: line.words, lines: [line] }));
  if (counted >= lines.length) return [{ words: "dialogs.score.counted", lines }];
  const last = Math.max(0, counted - 1);
  return [
    { words: "dialogs.score.counted", lines: lines.slice(0, last) },
    { words: "dialogs.score.line", lines: lines.slice(last, last + 1) },
  ];
}

export function Race({ columns, lines, counted }: RaceProps) {
  const intl = useIntl();
  const groups = grouped(lines, counted);
  const sumOf = (seat: number, some: RaceProps["lines"]) => some.reduce((all, { sums }) => all + (sums[seat] ?? 0), 0);
  const sumsOf = (seat: number) =>
    groups.map((group) =>
      sumOf(
        seat,
        group.lines.filter((line) => lines.indexOf(line) < counted),
      ),
    );
  // As long as the longest bar of any moment: nothing that is counted has no room.
  const longest = Math.max(1, ...columns.flatMap((_, seat) => lines.map((__, upTo) => sumOf(seat, lines.slice(0, upTo + 1)))));
  return (
    <div className={css.race} aria-hidden>
      {columns.map(({ key, name, gable }, seat) => (
        <div key={key} className={css.lane}>
          <Gable kind={gable} size={28} />
          <b>{name}</b>
          <span className={classes(css.track, GABLE_COLOURS[gable])}>
            {partsOf(sumsOf(seat)).map(({ kind, points, width }) => (
              <i key={kind} className={classes(PATTERNS[kind])} style={{ width: `${(width / longest) * 100}%` }}>
                {width === points && width / longest > NARROW && <span>{sayPoints(intl, points)}</span>}
              </i>
            ))}
          </span>
          <span className={css.sum}>{sayPoints(intl, sumOf(seat, lines.slice(0, counted)))}</span>
        </div>
      ))}
      <p className={css.keys}>
        {groups.map(({ words }, kind) => (
          <span key={words}>
            <i className={classes(PATTERNS[kind])} />
            <FormattedMessage id={words} />
          </span>
        ))}
      </p>
    </div>
  );
}
