// What can be done about one person: follow them, ask them to a table, block them; each a button that says what it does.
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Button } from "@/kit/Button";
import { toast } from "@/kit/Toast";
import { useProblemWords } from "@/platform/people/problems";
import { BlockDialog } from "./BlockDialog";
import { makeTableFor } from "./guests";
import { choose, type TieKind } from "./own";

export interface Person {
  player: string;
  name: string;
  follows: boolean;
  blocks: boolean;
  /** Guests are not followed: they are gone when their browser forgets them. */
  mayFollow: boolean;
  mayInvite: boolean;
}

/** `onChange` is called with what was chosen, once the server has it. */
export function Ways({ person, onChange }: { person: Person; onChange: (kind: TieKind, isOn: boolean) => void }) {
  const intl = useIntl();
  const wordsOf = useProblemWords();
  const [isBusy, busy] = useState(false);
  const [isAsking, ask] = useState(false);
  const { player, name, follows, blocks } = person;
  const change = (kind: TieKind, isOn: boolean): void => {
    busy(true);
    choose(player, kind, isOn)
      .then(
        () => onChange(kind, isOn),
        (problem: unknown) => toast(wordsOf(problem), { tone: "warn" }),
      )
      .finally(() => busy(false));
  };
  const named = (id: string): string => intl.formatMessage({ id }, { name });
  if (blocks)
    return (
      <Button size="small" isBusy={isBusy} aria-label={named("ties.unblock.named")} onClick={() => change("blocks", false)}>
        <FormattedMessage id="ties.unblock" />
      </Button>
    );
  return (
    <>
      {person.mayInvite && (
        <Button size="small" icon="i-plus" aria-label={named("ties.invite.named")} onClick={() => makeTableFor({ player, name })}>
          <FormattedMessage id="ties.invite" />
        </Button>
      )}
      {person.mayFollow && (
        <Button
          size="small"
          icon={follows ? "i-check" : "i-person"}
          isBusy={isBusy}
          aria-pressed={follows}
          aria-label={named("ties.follow.named")}
          onClick={() => change("follows", !follows)}
        >
          {follows ? <FormattedMessage id="ties.following" /> : <FormattedMessage id="ties.follow" />}
        </Button>
      )}
      <Button size="small" kind="quiet" aria-label={named("ties.block.named")} onClick={() => ask(true)}>
        <FormattedMessage id="ties.block" />
      </Button>
      {isAsking && (
        <BlockDialog
          name={name}
          onClose={() => ask(false)}
          onBlock={() => {
            ask(false);
            change("blocks", true);
          }}
        />
      )}
    </>
  );
}
