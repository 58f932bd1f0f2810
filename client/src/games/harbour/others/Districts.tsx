// The district tiles that lie open: who has how many arms there, and what the places will pay.
import { FormattedMessage, useIntl } from "react-intl";
import { classes } from "@/kit/classes";
import { DISTRICTS, districtPoints } from "../map";
import { gableOf, sideName } from "../names";
import { Symbol, colourClass, pieceSymbol, seatClass, shapeSymbol } from "../symbols/Symbol";
import { useHarbour } from "../table";
import * as wordsCss from "@/kit/words.module.css";
import * as figuresCss from "./figures.module.css";
import * as css from "./beside.module.css";

/** How one stands there, and what would bring more. */
function Stands({ tile }: { tile: number }) {
  const { facts } = useHarbour();
  const standing = facts.standings?.[tile];
  if (!standing) return null;
  const { points = 0, blocks = 0, gives = 0 } = standing;
  if (points === 0 && blocks === 0) return null;
  return (
    <span className={classes(figuresCss.hbStands, blocks === 0 && figuresCss.isGood)}>
      <FormattedMessage id="harbour.desk.stands" values={{ points, blocks, gives }} />
    </span>
  );
}

/** `isTold`: with words on how one stands. Sides without a block there are left out then. */
export function Districts({ isTold = false }: { isTold?: boolean }) {
  const intl = useIntl();
  const { view, facts, players } = useHarbour();
  const places = districtPoints(view.seats).filter((points) => points > 0);
  return (
    <section className={classes(css.hbPanel, css.hbDistricts)} aria-labelledby="hb-districts-title">
      <h2 id="hb-districts-title">
        <FormattedMessage id="harbour.districts" values={{ count: view.districts.length }} />
        <small>
          {places.map((points, at) => (
            <span key={at}>
              <FormattedMessage id="harbour.place" values={{ place: at + 1, points }} />
            </span>
          ))}
        </small>
      </h2>
      <ul>
        {view.districts.map((district, tile) => {
          const { name, number } = DISTRICTS[district] ?? { name: "", number: 0 };
          const counts = facts.arms?.[tile] ?? [];
          const words = counts.map((count, side) =>
            intl.formatMessage({ id: "harbour.district.arms" }, { name: sideName(players, side), count }),
          );
          return (
            <li key={district} className={classes(colourClass(number))}>
              <span className={css.hbDistrictTile}>
                <Symbol name={shapeSymbol(number)} size={12} />
                {name}
              </span>
              <span className={css.hbDistrictArms} title={intl.formatList(words)}>
                {counts.map((count, side) =>
                  count === 0 && isTold ? null : (
                    <span key={side} className={classes(seatClass(gableOf(players, side)))} aria-hidden="true">
                      <Symbol name={pieceSymbol(gableOf(players, side))} size={14} />
                      {count}
                    </span>
                  ),
                )}
                <span className={wordsCss.hiddenWords}>{intl.formatList(words)}</span>
              </span>
              {isTold && <Stands tile={tile} />}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
