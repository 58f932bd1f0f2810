// In the waiting room: those whom the host may ask to this table with one press.
import { type ReactNode, useEffect, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Button } from "@/kit/Button";
import { Chip } from "@/kit/Chip";
import { toast } from "@/kit/Toast";
import { useProblemWords } from "@/platform/people/problems";
import { MoreWords } from "@/platform/words";
import { type NextGuest, takeGuestOf } from "./guests";
import { invite, useTies } from "./own";
import { tiesWords } from "./words";
import * as css from "./Ties.module.css";

export interface InvitePeopleProps {
  table: string;
  /** Who sits here already. */
  seated: ReadonlySet<string>;
}

export default function InvitePeople(props: InvitePeopleProps): ReactNode {
  return (
    <MoreWords load={tiesWords} waiting={null}>
      <People {...props} />
    </MoreWords>
  );
}

function People({ table, seated }: InvitePeopleProps) {
  const intl = useIntl();
  const followed = useTies()?.followed ?? [];
  const { asked, guest, ask } = useAsking(table);
  const others = [...(guest && !followed.some(({ player }) => player === guest.player) ? [{ ...guest, is_here: false }] : []), ...followed]
    .filter(({ player }) => !seated.has(player))
    .sort((one, other) => Number(other.is_here) - Number(one.is_here));
  if (others.length === 0) return null;
  return (
    <div className={css.more} data-invite-people>
      <h4>
        <FormattedMessage id="ties.inviteThem" />
      </h4>
      <ul className={css.rows}>
        {others.map((person) => (
          <li key={person.player} className={css.row}>
            <span className={css.name}>
              {person.name}
              {person.is_here && (
                <Chip tone="good">
                  <FormattedMessage id="ties.here" />
                </Chip>
              )}
            </span>
            {asked.has(person.player) ? (
              <span role="status" className={css.quiet}>
                <FormattedMessage id="ties.invited" />
              </span>
            ) : (
              <Button
                size="small"
                aria-label={intl.formatMessage({ id: "ties.invite.named" }, { name: person.name })}
                onClick={() => ask(person)}
              >
                <FormattedMessage id="ties.invite" />
              </Button>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Whom this page has asked; somebody for whom the table was made is asked by itself. */
function useAsking(table: string) {
  const wordsOf = useProblemWords();
  const [asked, tell] = useState<ReadonlySet<string>>(new Set());
  const [guest, expectGuest] = useState<NextGuest | null>(null);
  const ask = ({ player }: NextGuest): void =>
    void invite(player, table).then(
      () => tell((now) => new Set(now).add(player)),
      (problem: unknown) => toast(wordsOf(problem), { tone: "warn" }),
    );
  useEffect(() => {
    const next = takeGuestOf(table);
    if (!next) return;
    expectGuest(next);
    ask(next);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, when the table is there
  }, []);
  return { asked, guest, ask };
}
