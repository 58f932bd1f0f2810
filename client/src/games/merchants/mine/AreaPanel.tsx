// One area of three: how strong one is in its four sectors, who leads, and what its next scoring would pay now.
import { FormattedMessage, useIntl } from "react-intl";
import { classes } from "@/kit/classes";
import { GOODS, goodName, quarterName } from "../map";
import { labelSector, sayYear } from "../saying";
import { Sign } from "../Sign";
import { AREAS, type Area } from "../owners";
import { useMerchants } from "../table";
import * as wordsCss from "@/kit/words.module.css";
import * as css from "./mine.module.css";

const BY_QUARTER = { grachten: css.isGrachten, nieuwe_zijde: css.isNieuweZijde, oude_zijde: css.isOudeZijde, lastage: css.isLastage };

const TITLES: Readonly<Record<Area, string>> = {
  exchange: "merchants.area.exchange",
  quarters: "merchants.area.quarters",
  colonies: "merchants.area.colonies",
};

/** What the server says of an area. */
function useArea(area: Area) {
  const { facts } = useMerchants();
  return facts.areas[AREAS.indexOf(area)];
}

function Sector({ area, sector }: { area: Area; sector: number }) {
  const intl = useIntl();
  const { player, whose } = useMerchants();
  const told = useArea(area);
  const own = told?.own?.[sector] ?? 0;
  const best = told?.best[sector] ?? 0;
  const leaders = told?.leaders[sector] ?? [];
  const pays = told?.pays?.[sector] ?? 0;
  const words = intl.formatMessage(
    { id: "merchants.sector.label" },
    {
      ...whose,
      sector: labelSector(intl, area, sector),
      own,
      best,
      leaders: intl.formatList(leaders.map((other) => player(other)?.name ?? "")),
      count: leaders.length,
    },
  );
  return (
    <li className={classes(css.merSector, area === "quarters" && BY_QUARTER[quarterName(sector)])} title={words}>
      <span className={css.merSectorName}>
        {area === "exchange" && <Sign name={`mer-${goodName(sector)}`} size={17} />}
        <span>{labelSector(intl, area, sector)}</span>
      </span>
      <span className={css.merSectorFigures} aria-hidden="true">
        <b>{own}</b>
        <span className={css.merLeaders}>
          {leaders.map((other) => {
            const gable = player(other)?.gable;
            return gable ? <Sign key={other} name={`mer-piece-${gable}`} size={15} of={gable} /> : null;
          })}
          {best > 0 && best}
        </span>
        {pays > 0 && <i>+{pays}</i>}
      </span>
      <span className={wordsCss.hiddenWords}>{words}</span>
    </li>
  );
}

export function AreaPanel({ area }: { area: Area }) {
  const intl = useIntl();
  const { seat, whose } = useMerchants();
  const { square: next = null, sums = [] } = useArea(area) ?? {};
  return (
    <section className={css.merArea} aria-label={intl.formatMessage({ id: TITLES[area] })}>
      <h2>
        <b>
          <FormattedMessage id={TITLES[area]} />
        </b>
        {next !== null && (
          <span>
            <FormattedMessage id="merchants.area.next" values={{ year: sayYear(intl, next), sum: sums[seat] ?? 0, me: whose.me }} />
          </span>
        )}
      </h2>
      <ul>
        {GOODS.map((_, sector) => (
          <Sector key={sector} area={area} sector={sector} />
        ))}
      </ul>
    </section>
  );
}
