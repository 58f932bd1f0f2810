// The parts that lines of the log are made of: places, years and sums, in the reader's language.
import { FormattedList, FormattedMessage, useIntl } from "react-intl";
import { classes } from "@/kit/classes";
import type { Player } from "@/platform/game";
import { CONTINENTS_BONUS, FIRST_BRIDGE, GOODS_BONUS, QUARTERS_BONUS, goodName } from "../map";
import { sayBridge, sayColony, sayEvent, sayGood, sayHouse, sayIcon, sayYear } from "../saying";
import { Sign } from "../Sign";
import * as css from "../facts.module.css";

export function ColonyName({ site }: { site: number }) {
  return <>{sayColony(useIntl(), site)}</>;
}

export function HouseName({ site }: { site: number }) {
  return <>{sayHouse(site)}</>;
}

/** A year with what happened and what it calls for. */
export function YearName({ square }: { square: number }) {
  const intl = useIntl();
  return (
    <>
      <b>{sayYear(intl, square)}</b> · {sayEvent(intl, square)} · <i>{sayIcon(intl, square)}</i>
    </>
  );
}

const SETS: Readonly<Record<number, string>> = {
  [GOODS_BONUS]: "merchants.bonus.goods",
  [CONTINENTS_BONUS]: "merchants.bonus.continents",
  [QUARTERS_BONUS]: "merchants.bonus.quarters",
};

export function BonusName({ bonus }: { bonus: number }) {
  const set = SETS[bonus];
  if (set) return <FormattedMessage id={set} />;
  return <FormattedMessage id="merchants.bonus.bridge" values={{ bridge: sayBridge(bonus - FIRST_BRIDGE) }} />;
}

/** Goods with the space on which they stand now, the last of each kind. */
export function GoodSteps({ steps }: { steps: readonly { good: number; space: number }[] }) {
  const intl = useIntl();
  const last = [...new Map(steps.map(({ good, space }) => [good, space]))];
  return (
    <>
      {last.map(([good, space]) => (
        <span key={good} className={css.merStep}>
          <Sign name={`mer-${goodName(good)}`} size={16} />
          <FormattedMessage id="merchants.step" values={{ good: sayGood(intl, good), space }} />
        </span>
      ))}
    </>
  );
}

export function Names({ seats, players }: { seats: readonly number[]; players: readonly Player[] }) {
  return <FormattedList value={seats.map((seat) => players.find((player) => player.seat === seat)?.name ?? "")} />;
}

/** Money that comes or goes, at the end of a line. */
export function Coins({ money }: { money: number }) {
  return <span className={classes(css.merCoins, money < 0 && css.isLoss)}>{money < 0 ? `−${-money}` : `+${money}`}</span>;
}

type Payment = readonly [number, number, number, number];

/** What each seat is paid in a scoring, all sectors together. */
export function Payments({ payments, players }: { payments: readonly Payment[]; players: readonly Player[] }) {
  const intl = useIntl();
  const sums = new Map<number, number>();
  for (const [seat, , , amount] of payments) sums.set(seat, (sums.get(seat) ?? 0) + amount);
  const paid = [...sums].toSorted((one, other) => other[1] - one[1]);
  return (
    <>
      {intl.formatList(
        paid.map(([seat, amount]) =>
          intl.formatMessage({ id: "merchants.log.paid" }, { name: players.find((player) => player.seat === seat)?.name ?? "", amount }),
        ),
      )}
    </>
  );
}
