// The sectors in their order, with what each pays and how it was decided; on a phone only the one that is counted.
import { FormattedMessage, useIntl } from "react-intl";
import { classes } from "@/kit/classes";
import { GOODS } from "../map";
import { Sign } from "../Sign";
import { labelSector } from "../saying";
import { useMerchants } from "../table";
import { sayHow, sayRank } from "./saying";
import { type Sector, type Step, areaOf, sectorsOf } from "./scored";
import * as css from "./scoring.module.css";

/** The sign of a good; quarters and continents are known by their names. */
export function SectorSign({ area, sector, size = 18 }: { area: number; sector: number; size?: number }) {
  const good = GOODS[sector];
  if (areaOf(area) !== "exchange" || !good) return null;
  return (
    <span className={css.sign}>
      <Sign name={`mer-${good}`} size={size} />
    </span>
  );
}

function Line({ step, told, rank }: { step: Step; told: Sector; rank: number }) {
  const intl = useIntl();
  const table = useMerchants();
  const { area } = step.area;
  const isNow = rank === step.rank;
  const isKnown = rank <= step.rank || told.first.length === 0;
  return (
    <li className={classes(isNow && css.isNow, rank < step.rank && css.isDone)} aria-current={isNow ? "step" : undefined}>
      <b>{sayRank(intl, rank)}</b>
      <SectorSign area={area} sector={told.sector} />
      <span className={css.what}>
        {labelSector(intl, areaOf(area), told.sector)}
        <small>
          {isKnown ? (
            sayHow(intl, table, told)
          ) : (
            <FormattedMessage id="merchants.scoring.weight" values={{ area: areaOf(area), weight: told.weight }} />
          )}
        </small>
      </span>
      <span className={css.pays}>
        {told.pays[0]} · {told.pays[1]}
      </span>
    </li>
  );
}

export function Order({ step }: { step: Step }) {
  return (
    <aside className={classes(css.box, css.order)}>
      <h3>
        <FormattedMessage id="merchants.scoring.order" values={{ area: areaOf(step.area.area) }} />
      </h3>
      <p>
        <FormattedMessage id="merchants.scoring.by" values={{ area: areaOf(step.area.area) }} />
      </p>
      <ol>
        {sectorsOf(step.area).map((told, rank) => (
          <Line key={told.sector} step={step} told={told} rank={rank} />
        ))}
      </ol>
    </aside>
  );
}
