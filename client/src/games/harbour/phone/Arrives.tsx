// What a seat can spend now, and what comes to it in the next five rounds, as six columns.
import { FormattedMessage, useIntl } from "react-intl";
import { classes } from "@/kit/classes";
import { total } from "../map";
import { useArrivals } from "../mat/arrivals";
import { cubesSaid } from "../mat/saying";
import { CubeCounts } from "../others/CubeCounts";
import * as wordsCss from "@/kit/words.module.css";
import * as css from "./hand.module.css";

export function Arrives({ seat }: { seat: number }) {
  const intl = useIntl();
  return (
    <section data-planner aria-labelledby="hb-arrives-title">
      <h3 id="hb-arrives-title">
        <FormattedMessage id="harbour.desk.arrives" />
      </h3>
      <ol className={css.hbArrives}>
        {useArrivals(seat).map(({ round, there, coming, isNow, isCalm }) => {
          const count = total([...there, ...coming]);
          return (
            <li
              key={round}
              className={classes(isNow && css.isNow, count === 0 && (isCalm ? css.isBare : css.isEmpty))}
              data-arrives={round}
            >
              <b>
                <FormattedMessage id={isNow ? "harbour.phone.now" : "harbour.desk.arrives.round"} values={{ round }} />
              </b>
              <span aria-hidden="true">
                <CubeCounts counts={there} size={17} />
                {total(coming) > 0 && (
                  <span className={css.isComing}>
                    <CubeCounts counts={coming} size={17} />
                  </span>
                )}
                {count === 0 && <FormattedMessage id="harbour.desk.arrives.none" />}
              </span>
              {count > 0 && <span className={wordsCss.hiddenWords}>{cubesSaid(intl, there)}</span>}
              <i>{count}</i>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
