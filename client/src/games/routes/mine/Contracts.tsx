// One's own contracts: what they are worth, where they lie, how far they still are; and those that are offered.
import { FormattedMessage, useIntl } from "react-intl";
import { Icon } from "@/kit/Icon";
import { classes } from "@/kit/classes";
import { Minimap } from "../board/Overview";
import { contract, contractName, place } from "../map";
import { type Held, useRoutes } from "../table";
import * as css from "./mine.module.css";

/** How far a contract is, in words. */
export function HowFar({ held }: { held: Held }) {
  const { laid } = useRoutes();
  const { way, after } = held;
  if (way.spaces === 0) {
    return (
      <span className={css.routesTicketDone}>
        <Icon name="i-check" size={15} /> <FormattedMessage id="routes.contract.joined" />
      </span>
    );
  }
  if (laid.length > 0) return <FormattedMessage id="routes.contract.missed" />;
  if (after === 0) return <FormattedMessage id="routes.contract.after.joined" />;
  if (after !== null) return <FormattedMessage id="routes.contract.after" values={{ spaces: after }} />;
  if (way.spaces === null) return <FormattedMessage id="routes.contract.lost" />;
  return <FormattedMessage id="routes.contract.togo" values={{ spaces: way.spaces }} />;
}

function TicketFace({ held }: { held: Held }) {
  const { view, seat, player, choice } = useRoutes();
  const { ends, value } = contract(held.contract);
  return (
    <>
      <span className={css.routesTicketEnds}>
        {place(ends[0]).name}
        <i>
          <FormattedMessage id="routes.contract.to" />
        </i>
        {place(ends[1]).name}
      </span>
      <span className={css.routesTicketValue}>{value}</span>
      <span className={css.routesTicketFoot}>
        <span className={css.routesTicketFar}>
          <HowFar held={held} />
        </span>
        <Minimap
          ends={ends}
          owners={view.public.owners}
          seat={seat}
          gable={player(seat)?.gable}
          chosen={choice?.kind === "claim" ? choice.claim.route : null}
        />
      </span>
    </>
  );
}

function Ticket({ held }: { held: Held }) {
  const { show, touch, choice, offered, moment, seat, shown } = useRoutes();
  const isJoined = !held.isOffered && held.way.spaces === 0;
  const hands = {
    onPointerEnter: () => show([held.contract]),
    onPointerLeave: () => show([]),
    onFocus: () => show([held.contract]),
    onBlur: () => show([]),
  };
  if (held.isOffered) {
    const isChosen = choice?.kind === "both" || (choice?.kind === "keep" && choice.contract === held.contract);
    const canKeep = offered.keeps.includes(held.contract);
    return (
      <button
        type="button"
        className={classes(css.routesTicket, css.isOffered, isChosen && css.isChosen)}
        aria-pressed={isChosen}
        onClick={() => (canKeep ? touch({ kind: "keep", contract: held.contract }) : show([held.contract]))}
        {...hands}
      >
        <TicketFace held={held} />
      </button>
    );
  }
  const isFresh =
    isJoined &&
    moment?.events.some((event) => event.type === "RouteClaimed" && event.seat === seat && held.way.routes.includes(event.route));
  return (
    <button
      type="button"
      className={classes(css.routesTicket, isJoined && css.isDone, isFresh && css.isFresh)}
      aria-pressed={shown.has(held.contract)}
      onClick={() => show([held.contract])}
      {...hands}
    >
      <TicketFace held={held} />
    </button>
  );
}

/** More contracts than this are rows in two columns. */
const SIDE_BY_SIDE = 3;

export function Contracts() {
  const intl = useIntl();
  const { held, whose } = useRoutes();
  const title = intl.formatMessage({ id: "routes.contracts" }, { ...whose });
  const isOffer = held.some((one) => one.isOffered);
  // The offer stands first: it is what is asked.
  const sorted = held.toSorted((one, other) => Number(other.isOffered) - Number(one.isOffered));
  return (
    <section className={css.routesContracts} aria-label={title} data-routes-at="contracts">
      <h2 className={css.routesCap}>
        <b>{title}</b>
        {isOffer
          ? intl.formatMessage({ id: "routes.contracts.offer" })
          : intl.formatMessage({ id: "routes.contracts.secret" }, { ...whose })}
      </h2>
      <ul className={classes(css.routesTickets, held.length > SIDE_BY_SIDE && css.isMany)} data-count={held.length}>
        {sorted.map((one) => (
          <li key={one.contract} aria-label={contractName(one.contract)}>
            <Ticket held={one} />
          </li>
        ))}
      </ul>
    </section>
  );
}
