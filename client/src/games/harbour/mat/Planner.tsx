// What comes in which round: the cubes of now and of the next five rounds, and where nothing comes.
import { FormattedMessage, useIntl } from "react-intl";
import { classes } from "@/kit/classes";
import { total } from "../map";
import { CubeCounts } from "../others/CubeCounts";
import { useHarbour } from "../table";
import { useArrivals } from "./arrivals";
import { cubesSaid } from "./saying";
import * as matCss from "./mat.module.css";
import * as wordsCss from "@/kit/words.module.css";
import * as css from "./desk.module.css";

/** More colours than this stand in two lines of their row. */
const IN_LINE = 3;

export function Planner() {
  const intl = useIntl();
  const { seat } = useHarbour();
  const title = intl.formatMessage({ id: "harbour.desk.arrives" });
  return (
    <section className={css.hbPlanner} aria-label={title} data-planner>
      <h2 className={matCss.hbCap}>
        <b>{title}</b>
      </h2>
      <ol>
        {useArrivals(seat).map(({ round, there, coming, isNow, isCalm }) => {
          const count = total([...there, ...coming]);
          const isMany = [...there, ...coming].filter((one) => one > 0).length > IN_LINE;
          return (
            <li
              key={round}
              className={classes(isNow && css.isNow, count === 0 && (isCalm ? css.isBare : css.isEmpty))}
              data-arrives={round}
            >
              <span className={css.hbPlannerRound}>
                <FormattedMessage id="harbour.desk.arrives.round" values={{ round }} />
              </span>
              <span className={classes(css.hbPlannerCubes, isMany && css.isCrowded)} aria-hidden="true">
                <CubeCounts counts={there} />
                {total(coming) > 0 && (
                  <span className={css.isComing}>
                    <CubeCounts counts={coming} />
                  </span>
                )}
                {count === 0 && <FormattedMessage id="harbour.desk.arrives.none" />}
              </span>
              {count > 0 && <span className={wordsCss.hiddenWords}>{cubesSaid(intl, there)}</span>}
              <b>{count}</b>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
