// Where points come from, a game as a mean: bars from a line at nothing, with a stroke for the mean of all players.
import { useId } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { classes } from "@/kit/classes";
import { Columns } from "./Places";
import { decimalsOf, sayFigure, scaleOf } from "./figures";
import type { CareerTerms } from "./games";
import type { CareerSource } from "@/wire/http";
import * as wordsCss from "@/kit/words.module.css";
import * as css from "./Column.module.css";

export function Sources({ sources, terms }: { sources: readonly CareerSource[]; terms: CareerTerms | undefined }) {
  const id = useId();
  const values = sources.flatMap(({ points, all }) => [points, all]);
  const decimals = decimalsOf(values);
  const place = scaleOf(values);
  return (
    <section>
      <header className={css.subhead}>
        <h3 id={id}>
          <FormattedMessage id={terms?.unit?.bySource ?? "career.bySource"} />
        </h3>
        {sources.some(({ all }) => all !== null) && (
          <small>
            <span className={css.stroke} aria-hidden /> <FormattedMessage id="career.legend" />
          </small>
        )}
      </header>
      <table className={classes(css.chart, css.sources)} aria-labelledby={id}>
        <Columns ids={["career.head.source", "career.head.all", "career.head.own"]} />
        <tbody>
          {sources.map((source) => (
            <Row key={source.key} source={source} words={terms?.sources[source.key]} decimals={decimals} place={place} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

interface RowProps {
  source: CareerSource;
  words: string | undefined;
  decimals: number;
  /** Where a value is on the line, in percent. */
  place: (value: number) => number;
}

function Row({ source: { key, points, all }, words, decimals, place }: RowProps) {
  const intl = useIntl();
  const [zero, end] = [place(0), place(points)];
  return (
    <tr>
      <th scope="row">{words ? <FormattedMessage id={words} /> : key}</th>
      <td>
        {all !== null && <span className={wordsCss.hiddenWords}>{sayFigure(intl, all, decimals)}</span>}
        <span className={css.sourceBar} aria-hidden>
          <span className={css.zero} style={{ left: `${zero}%` }} />
          <span
            className={classes(css.bar, points < 0 && css.lost)}
            style={{ left: `${Math.min(zero, end)}%`, width: `${Math.abs(end - zero)}%` }}
          />
          {all !== null && <span className={css.all} style={{ left: `${place(all)}%` }} />}
        </span>
      </td>
      <td>{sayFigure(intl, points, decimals)}</td>
    </tr>
  );
}
