// How often a player came first, second and so on, by the number of players: a table whose cells are drawn.
import { useId } from "react";
import { FormattedMessage, type IntlShape, useIntl } from "react-intl";
import { classes } from "@/kit/classes";
import { sayShare, sumOf } from "./figures";
import type { CareerPlaces } from "@/wire/http";
import * as wordsCss from "@/kit/words.module.css";
import * as css from "./Column.module.css";

export function Places({ places }: { places: readonly CareerPlaces[] }) {
  const id = useId();
  return (
    <section>
      <header className={css.subhead}>
        <h3 id={id}>
          <FormattedMessage id="career.places" />
        </h3>
        <small>
          <FormattedMessage id="career.places.about" />
        </small>
      </header>
      <table className={css.chart} aria-labelledby={id}>
        <Columns ids={["career.head.seats", "career.head.places", "career.head.won"]} />
        <tbody>
          {places.map((one) => (
            <Row key={one.seats} {...one} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** What the columns are, for the ear: the eye sees it. */
export function Columns({ ids }: { ids: readonly string[] }) {
  return (
    <thead>
      <tr>
        {ids.map((id) => (
          <th key={id} scope="col">
            <span className={wordsCss.hiddenWords}>
              <FormattedMessage id={id} />
            </span>
          </th>
        ))}
      </tr>
    </thead>
  );
}

/** "2nd: 9"; alone there is no second place, but a game that was lost. */
function sayPlace(intl: IntlShape, seats: number, rank: number, count: number): string {
  return seats === 1
    ? intl.formatMessage({ id: "career.solo" }, { won: rank === 1, count })
    : intl.formatMessage({ id: "career.place" }, { rank, count });
}

const SHADES = [css.first, css.second, css.third];

function Row({ seats, places }: CareerPlaces) {
  const intl = useIntl();
  const all = sumOf(places);
  const won = all > 0 ? (places[0] ?? 0) / all : 0;
  const parts = places.map((count, at) => ({ rank: at + 1, count, words: sayPlace(intl, seats, at + 1, count) }));
  return (
    <tr>
      <th scope="row">
        <FormattedMessage id="career.seats" values={{ seats }} />
      </th>
      <td>
        <span className={wordsCss.hiddenWords}>{parts.map(({ words }) => words).join(", ")}</span>
        <span className={css.placeBar} aria-hidden>
          {parts.map(
            ({ rank, count, words }) =>
              count > 0 && (
                <span key={rank} className={classes(css.place, SHADES[rank - 1])} style={{ flexGrow: count }} title={words}>
                  {seats === 1 ? words : intl.formatNumber(count)}
                </span>
              ),
          )}
        </span>
      </td>
      <td>{sayShare(intl, won)}</td>
    </tr>
  );
}
