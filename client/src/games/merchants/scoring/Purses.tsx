// Everybody's purse: what was in it, what each sector added, and what is in it now.
import { FormattedMessage } from "react-intl";
import { Gable } from "@/kit/Gable";
import { classes } from "@/kit/classes";
import { useMerchants } from "../table";
import { SectorSign } from "./Order";
import { type Step, sectorsOf } from "./scored";
import * as css from "./scoring.module.css";

/** What was in the purses before the sector that is counted: those after the last one that was. */
function before({ scored, area, rank }: Step): readonly number[] {
  const earlier = scored.areas.slice(0, scored.areas.indexOf(area)).flatMap(sectorsOf);
  return [...earlier, ...sectorsOf(area).slice(0, rank)].at(-1)?.purses ?? scored.had;
}

export function Purses({ step, hasArrived }: { step: Step; hasArrived: boolean }) {
  const { players } = useMerchants();
  const { area, sector, rank, scored } = step;
  const purses = hasArrived ? sector.purses : before(step);
  const counted = sectorsOf(area)
    .slice(0, rank)
    .concat(hasArrived ? [sector] : []);
  return (
    <ul className={classes(css.box, css.purses)}>
      {players.map(({ seat, name, gable, isMe }) => (
        <li key={seat} data-purse={seat} className={classes((sector.paid[seat] ?? 0) > 0 && css.isNow)}>
          <Gable kind={gable} size={40} />
          <span className={css.name}>
            <b>{name}</b> {isMe && <small>{<FormattedMessage id="merchants.finish.you" />}</small>}
          </span>
          <span className={css.sum}>{purses[seat] ?? 0}</span>
          <span className={css.adds}>
            <span className={css.had}>{scored.had[seat] ?? 0}</span>
            {counted.map((one) =>
              (one.paid[seat] ?? 0) > 0 ? (
                <span key={one.sector} className={classes(css.add, one === sector && css.isNow)}>
                  <SectorSign area={area.area} sector={one.sector} size={13} />+{one.paid[seat]}
                </span>
              ) : null,
            )}
          </span>
        </li>
      ))}
    </ul>
  );
}
