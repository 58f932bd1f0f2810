// What a link opens: who asks, for which game, how long, a line from the host, and one button.
import type { ReactNode } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { buttonClass } from "@/kit/Button";
import { Gable } from "@/kit/Gable";
import { Icon } from "@/kit/Icon";
import { classes } from "@/kit/classes";
import type { SymbolName } from "@/kit/symbols";
import { planFor } from "@/platform/learn/plans";
import type { Gable as Gables, Player } from "@/platform/game";
import { titleOf } from "@/platform/plain/title";
import { useMedia } from "@/platform/settings";
import { LaterCode } from "@/platform/shared/code/LaterCode";
import { cardOf, nameOf } from "@/platform/start/cards";
import { PageHead } from "@/platform/start/PageHead";
import { Link, useTitle } from "@/platform/router";
import type { Clock, Sight } from "@/wire/table";
import { House } from "../House";
import { invitationLink } from "../invite";
import { playersOf } from "../players";
import { useHostGreeting, useMinutes } from "./host";
import type { Offer } from "./state";
import * as houseCss from "../House.module.css";
import * as css from "./Page.module.css";

/** What is said below the button, by what the link is good for. */
const SMALL: Readonly<Record<Offer, string>> = {
  seat: "invitation.offer.seat",
  account: "invitation.offer.account",
  full: "invitation.offer.full",
  practice: "invitation.offer.practice",
  found: "invitation.offer.found",
  begun: "invitation.offer.begun",
  over: "invitation.offer.over",
};

interface PageProps {
  sight: Sight;
  invitation: string;
  offer: Offer;
  /** The name and the buttons. */
  children: ReactNode;
}

/** The page; what can be done on it is its `children`. */
export function InvitationPage({ sight, invitation, offer, children }: PageProps) {
  const intl = useIntl();
  const isPhone = useMedia("(max-width: 859px)");
  const told = useHostGreeting(sight.table, invitation);
  const card = cardOf(sight.game);
  const game = card ? nameOf(intl, card) : titleOf(sight.game);
  const host = told?.host ?? "";
  useTitle(host ? intl.formatMessage({ id: "invitation.who.plain" }, { host }) : game);
  const players = playersOf(sight, intl.formatMessage({ id: "table.deleted" }));
  const seat = players.find((player) => player.sight.player === sight.host) ?? players[0];
  const art = card && (
    <div className={css.art}>
      <card.Art />
    </div>
  );
  return (
    <div className={css.page}>
      <PageHead />
      <main className={css.main} id="main" tabIndex={-1}>
        <div className={css.invitation}>
          {isPhone && art}
          <div className={css.say}>
            {host && <Host name={host} gable={seat?.gable ?? "step"} size={isPhone ? 36 : 44} />}
            <h1>
              <FormattedMessage id="invitation.title" values={{ game }} />
            </h1>
            <Facts sight={sight} />
            {told?.text && (
              <blockquote className={css.line}>
                {told.text}
                <cite>{host}</cite>
              </blockquote>
            )}
            <div className={css.front}>{children}</div>
            <p className={css.small}>
              <FormattedMessage id={SMALL[offer]} values={{ profile: (words) => <Link to="/profile">{words}</Link> }} />
            </p>
          </div>
          <div className={css.see}>
            {!isPhone && art}
            <section className={css.beside}>
              {!isPhone && <OnPhone link={invitationLink(sight.table, invitation)} />}
              <NeverPlayed game={sight.game} />
            </section>
          </div>
        </div>
        <Quay players={players} />
      </main>
    </div>
  );
}

function Host({ name, gable, size }: { name: string; gable: Gables; size: number }) {
  return (
    <p className={css.who}>
      <Gable kind={gable} size={size} />
      <span>
        <FormattedMessage id="invitation.who" values={{ host: <b key="host">{name}</b> }} />
      </span>
    </p>
  );
}

/** The same link for a phone. */
function OnPhone({ link }: { link: string }) {
  const intl = useIntl();
  return (
    <>
      <div className={css.code}>
        <LaterCode text={link} label={intl.formatMessage({ id: "invitation.code" })} hint={null} otherwise={null} />
      </div>
      <div>
        <h2>
          <FormattedMessage id="invitation.phone" />
        </h2>
        <p>
          <FormattedMessage id="invitation.phone.how" />
        </p>
      </div>
    </>
  );
}

/** A house for each seat: lit where somebody sits. */
function Quay({ players }: { players: readonly Player[] }) {
  const intl = useIntl();
  return (
    <ul className={classes(css.quay, houseCss.quay)} aria-label={intl.formatMessage({ id: "invitation.seats" })}>
      {players.map((player) => (
        <li key={player.seat}>
          <House gable={player.gable} light={player.name ? "lit" : "free"} />
          <span>{player.name || <FormattedMessage id="table.free" />}</span>
        </li>
      ))}
    </ul>
  );
}

/** How many, on which clock and about how long; read aloud as one list. */
function Facts({ sight }: { sight: Sight }) {
  const count = sight.seats.length;
  const minutes = useMinutes(sight.game, count);
  const fact = (icon: SymbolName, words: ReactNode) => (
    <li>
      <Icon name={icon} size={20} />
      {words}
    </li>
  );
  return (
    <ul className={css.facts}>
      {fact("i-players", <FormattedMessage id="invitation.players" values={{ count }} />)}
      {fact("i-clock", <ClockFact clock={sight.clock} />)}
      {minutes > 0 && sight.clock.type !== "days" && fact("i-play", <FormattedMessage id="invitation.about" values={{ minutes }} />)}
      {sight.rated && fact("i-points", <FormattedMessage id="table.rated" />)}
    </ul>
  );
}

function ClockFact({ clock }: { clock: Clock }) {
  switch (clock.type) {
    case "none":
      return <FormattedMessage id="invitation.clock.none" />;
    case "live":
      return (
        <FormattedMessage
          id="invitation.clock.live"
          values={{ minutes: Math.round(clock.bank_ms / 6_000) / 10, seconds: Math.round(clock.increment_ms / 1_000) }}
        />
      );
    case "days":
      return <FormattedMessage id="invitation.clock.days" values={{ days: clock.days }} />;
  }
}

function NeverPlayed({ game }: { game: string }) {
  return (
    <div className={css.never}>
      <h2>
        <FormattedMessage id="invitation.never" />
      </h2>
      <p>
        <FormattedMessage id={planFor(game) ? "invitation.never.taught" : "invitation.never.rules"} />
      </p>
      <Link to="/fair" className={css.fair}>
        <Icon name="i-shield" size={17} />
        <FormattedMessage id="table.fair.badge" />
      </Link>
    </div>
  );
}

/** The ways beside the one button. */
export function Ways({ children, game }: { children?: ReactNode; game: string }) {
  return (
    <div className={css.ways}>
      {children}
      <Link to={`/rules/${game}`} className={buttonClass("plain", "small")}>
        <Icon name="i-rules" size={17} />
        <FormattedMessage id="invitation.rules" />
      </Link>
    </div>
  );
}
