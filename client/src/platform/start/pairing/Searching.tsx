// A search that goes on: for how long already, for what, and the ways out of it.
import { useEffect, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Button, buttonClass } from "@/kit/Button";
import { serverNow } from "@/platform/connection";
import { titleOf } from "@/platform/plain/title";
import { Link } from "@/platform/router";
import { nameOf } from "../cards";
import type { Offer } from "../games";
import type { OwnWish } from "@/wire/http";
import * as css from "./Pairing.module.css";

const SECOND = 1_000;
/** After so long a game against a bot is offered, though none sits down by itself. */
const LONG = 180 * SECOND;

interface SearchingProps {
  own: OwnWish;
  offers: readonly Offer[];
  isBusy: boolean;
  onStop: () => void;
}

export function Searching({ own, offers, isBusy, onStop }: SearchingProps) {
  const waited = useWaited(own.since);
  return (
    <div className={css.looking} data-looking>
      <div>
        <p className={css.clock}>
          {own.table === null ? (
            <FormattedMessage id="pairing.looking" values={{ time: <time key="time">{elapsed(waited)}</time> }} />
          ) : (
            <FormattedMessage id="pairing.found" />
          )}
        </p>
        <Wanted own={own} offers={offers} />
        {own.table === null && (
          <p className={css.quiet}>
            <FormattedMessage id="pairing.wider" />{" "}
            {own.pace === "live" ? <FormattedMessage id="pairing.stays.live" /> : <FormattedMessage id="pairing.stays.days" />}
          </p>
        )}
      </div>
      {own.table === null ? (
        <div className={css.ways}>
          {waited >= LONG && (
            <Link to={`/opponents?game=${encodeURIComponent(own.game)}`} className={buttonClass("plain")}>
              <FormattedMessage id="pairing.bots" />
            </Link>
          )}
          <Button data-stop isBusy={isBusy} onClick={onStop}>
            <FormattedMessage id="pairing.stop" />
          </Button>
        </div>
      ) : (
        <div className={css.ways}>
          <Link to={`/table/${own.table}`} className={buttonClass("plain")}>
            <FormattedMessage id="pairing.found.go" />
          </Link>
        </div>
      )}
    </div>
  );
}

/** The table that is looked for, in one line. */
function Wanted({ own: { game, seats, pace, rated }, offers }: Pick<SearchingProps, "own" | "offers">) {
  const intl = useIntl();
  const card = offers.find((offer) => offer.card.slug === game)?.card;
  const parts = [
    card ? nameOf(intl, card) : titleOf(game),
    intl.formatMessage({ id: "pairing.looking.players" }, { counts: intl.formatList(seats.map(String), { type: "disjunction" }) }),
    pace === "live"
      ? intl.formatMessage({ id: "start.pace.live" }, { minutes: 15, seconds: 15 })
      : intl.formatMessage({ id: "start.pace.days" }, { days: 3 }),
    ...(rated ? [intl.formatMessage({ id: "start.rated" })] : []),
  ];
  return <p>{parts.join(" · ")}</p>;
}

/** How long it is since a moment of the server's time, counted by the second. */
function useWaited(since: number): number {
  const [now, tell] = useState(serverNow);
  useEffect(() => {
    tell(serverNow());
    const timer = setInterval(() => tell(serverNow()), SECOND);
    return () => clearInterval(timer);
  }, [since]);
  return Math.max(0, now - since);
}

/** Time that has gone by, as a clock shows it. */
function elapsed(ms: number): string {
  const seconds = Math.floor(ms / SECOND);
  const two = (number: number) => String(number).padStart(2, "0");
  const minutes = Math.floor(seconds / 60);
  const hours = Math.floor(minutes / 60);
  return hours > 0 ? `${hours}:${two(minutes % 60)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}
