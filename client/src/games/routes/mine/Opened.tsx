// Everybody's contracts, laid open when the game is over: whose they are, what they are worth, whether they were joined.
import { useIntl } from "react-intl";
import { Gable } from "@/kit/Gable";
import { Icon } from "@/kit/Icon";
import { classes } from "@/kit/classes";
import { sayPoints } from "@/kit/points";
import type { Player } from "@/platform/game";
import { contract, contractName } from "../map";
import { type Laid, useRoutes } from "../table";
import * as mineCss from "./mine.module.css";
import * as wordsCss from "@/kit/words.module.css";
import * as css from "./opened.module.css";

function OpenedContract({ laid }: { laid: Laid }) {
  const intl = useIntl();
  const { show, shown } = useRoutes();
  const isJoined = laid.way.spaces === 0;
  const { value } = contract(laid.contract);
  const hands = {
    onPointerEnter: () => show([laid.contract]),
    onPointerLeave: () => show([]),
    onFocus: () => show([laid.contract]),
    onBlur: () => show([]),
  };
  return (
    <li>
      <button
        type="button"
        className={classes(css.routesOpenedOne, isJoined && css.isJoined)}
        aria-pressed={shown.has(laid.contract)}
        onClick={() => show([laid.contract])}
        {...hands}
      >
        <Icon name={isJoined ? "i-check" : "i-close"} size={16} />
        <span>{contractName(laid.contract)}</span>
        <span className={wordsCss.hiddenWords}>
          {intl.formatMessage({ id: isJoined ? "routes.contract.joined" : "routes.contract.missed" })}
        </span>
        <b>{sayPoints(intl, isJoined ? value : -value, "exceptZero")}</b>
      </button>
    </li>
  );
}

function Seat({ player, contracts }: { player: Player; contracts: readonly Laid[] }) {
  return (
    <li className={css.routesOpenedSeat}>
      <h3>
        <Gable kind={player.gable} size={22} />
        {player.name}
      </h3>
      <ul>
        {contracts.map((one) => (
          <OpenedContract key={one.contract} laid={one} />
        ))}
      </ul>
    </li>
  );
}

export function Opened() {
  const intl = useIntl();
  const { laid, players, seat } = useRoutes();
  const first = Math.max(seat, 0);
  const title = intl.formatMessage({ id: "routes.contracts.opened" });
  return (
    <section className={css.routesOpened} aria-label={title} data-routes-at="contracts">
      <h2 className={mineCss.routesCap}>
        <b>{title}</b>
        {intl.formatMessage({ id: "routes.contracts.openedMore" })}
      </h2>
      <ul className={css.routesOpenedSeats}>
        {[...players.slice(first), ...players.slice(0, first)].map((player) => (
          <Seat key={player.seat} player={player} contracts={laid.filter((one) => one.seat === player.seat)} />
        ))}
      </ul>
    </section>
  );
}
