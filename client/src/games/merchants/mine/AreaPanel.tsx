// One area of three: how strong one is in its four sectors, who leads, and what its next scoring would pay now.
import { FormattedMessage, useIntl } from "react-intl";
import { classes } from "@/kit/classes";
import { GOODS, goodName, quarterName } from "../map";
import { nextScoring, wouldPay } from "../nextScoring";
import { labelSector, sayYear } from "../saying";
import { Sign } from "../Sign";
import { type Area, strengthsOf } from "../standing";
import { useMerchants } from "../table";
import * as wordsCss from "@/kit/words.module.css";
import * as css from "./mine.module.css";

const BY_QUARTER = { grachten: css.isGrachten, nieuwe_zijde: css.isNieuweZijde, oude_zijde: css.isOudeZijde, lastage: css.isLastage };

const TITLES: Readonly<Record<Area, string>> = {
  exchange: "merchants.area.exchange",
  quarters: "merchants.area.quarters",
  colonies: "merchants.area.colonies",
};

function Sector({ area, sector, pays }: { area: Area; sector: number; pays: number }) {
  const intl = useIntl();
  const { view, seat, player, whose } = useMerchants();
  const strength = strengthsOf(view, area)[sector] ?? [];
  const own = strength[seat] ?? 0;
  const best = Math.max(0, ...strength);
  const leaders = best > 0 ? strength.flatMap((each, other) => (each === best ? [other] : [])) : [];
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
  const { view, seat, whose } = useMerchants();
  const next = nextScoring(view, area);
  const pays = next === null ? null : wouldPay(view, area, next).map((sector) => sector[seat] ?? 0);
  const sum = (pays ?? []).reduce((all, one) => all + one, 0);
  return (
    <section className={css.merArea} aria-label={intl.formatMessage({ id: TITLES[area] })}>
      <h2>
        <b>
          <FormattedMessage id={TITLES[area]} />
        </b>
        {next !== null && (
          <span>
            <FormattedMessage id="merchants.area.next" values={{ year: sayYear(intl, next), sum, me: whose.me }} />
          </span>
        )}
      </h2>
      <ul>
        {GOODS.map((_, sector) => (
          <Sector key={sector} area={area} sector={sector} pays={pays?.[sector] ?? 0} />
        ))}
      </ul>
    </section>
  );
}
