// People on the start page: who asks one to their table, and who of those whom one follows is here.
import { useId } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Button, buttonClass } from "@/kit/Button";
import { Chip } from "@/kit/Chip";
import { playerAddress } from "@/platform/career/address";
import { Link } from "@/platform/router";
import { MoreWords } from "@/platform/words";
import type { Followed, Invitation } from "@/wire/http";
import { decline, gameOf, sitDown, useInvitations } from "./answering";
import { makeTableFor } from "./guests";
import { useTies } from "./own";
import { tiesWords } from "./words";
import * as css from "./Ties.module.css";

export default function Company() {
  const followed = useTies()?.followed ?? [];
  const invitations = useInvitations(({ got }) => got);
  if (followed.length === 0 && invitations.length === 0) return null;
  return (
    <MoreWords load={tiesWords} waiting={null}>
      <Card followed={followed} invitations={invitations} />
    </MoreWords>
  );
}

interface CardProps {
  followed: readonly Followed[];
  invitations: readonly Invitation[];
}

function Card({ followed, invitations }: CardProps) {
  const id = useId();
  const hereFirst = [...followed].sort((one, other) => Number(other.is_here) - Number(one.is_here));
  return (
    <section className={css.card} data-company aria-labelledby={id}>
      <h2 id={id}>
        <FormattedMessage id="ties.title" />
      </h2>
      <ul className={css.rows}>
        {invitations.map((invitation) => (
          <Asked key={`${invitation.player}/${invitation.table.table}`} invitation={invitation} />
        ))}
        {hereFirst.map((person) => (
          <Friend key={person.player} person={person} />
        ))}
      </ul>
    </section>
  );
}

function Asked({ invitation }: { invitation: Invitation }) {
  const intl = useIntl();
  return (
    <li className={css.row} data-invitation={invitation.table.table}>
      <span className={css.name}>
        <FormattedMessage id="ties.asked" values={{ name: invitation.name, game: gameOf(invitation) }} />
      </span>
      <span className={css.ways}>
        <Button size="small" onClick={() => void sitDown(invitation)}>
          <FormattedMessage id="ties.asked.sit" />
        </Button>
        <Button
          size="small"
          aria-label={intl.formatMessage({ id: "ties.asked.no.named" }, { name: invitation.name })}
          onClick={() => void decline(invitation)}
        >
          <FormattedMessage id="ties.asked.no" />
        </Button>
      </span>
    </li>
  );
}

function Friend({ person: { player, name, is_here: isHere, table } }: { person: Followed }) {
  const intl = useIntl();
  return (
    <li className={css.row} data-followed={player}>
      <span className={css.name}>
        <Link to={playerAddress(name)}>{name}</Link>
        {isHere && (
          <Chip tone="good">
            <FormattedMessage id="ties.here" />
          </Chip>
        )}
      </span>
      <span className={css.ways}>
        {table && (
          <Link
            to={`/table/${table.table}`}
            className={buttonClass("plain", "small")}
            aria-label={intl.formatMessage({ id: "ties.watch.named" }, { name })}
          >
            <FormattedMessage id="ties.watch" />
          </Link>
        )}
        <Button
          size="small"
          aria-label={intl.formatMessage({ id: "ties.invite.named" }, { name })}
          onClick={() => makeTableFor({ player, name })}
        >
          <FormattedMessage id="ties.invite" />
        </Button>
      </span>
    </li>
  );
}
