// The passkeys of an account: which there are, one more, one less.
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Button } from "@/kit/Button";
import { Icon } from "@/kit/Icon";
import { TextField } from "@/kit/TextField";
import { toast } from "@/kit/Toast";
import { api } from "@/platform/api";
import type { PasskeyCard } from "@/wire/http";
import { addPasskey, isNamed, knowsPasskeys } from "./passkeys";
import { ProofDialog } from "./ProofDialog";
import { useProblemWords } from "./problems";
import * as wordsCss from "@/kit/words.module.css";
import * as css from "./people.module.css";

interface PasskeysProps {
  passkeys: readonly PasskeyCard[];
  onChange: () => void;
}

export function Passkeys({ passkeys, onChange }: PasskeysProps) {
  const intl = useIntl();
  const wordsOf = useProblemWords();
  const [isAdding, add] = useState(false);
  const [label, name] = useState(() => intl.formatMessage({ id: "people.passkeys.label.usual" }));
  const remove = (id: string): void => {
    api.removePasskey(id).then(onChange, (problem: unknown) => toast(wordsOf(problem), { tone: "warn" }));
  };
  return (
    <section className={css.peopleCard}>
      <h2>
        <FormattedMessage id="people.passkeys" />
      </h2>
      <p>
        <FormattedMessage id="people.passkeys.about" />
      </p>
      {passkeys.length === 0 ? (
        <p className={wordsCss.quiet}>
          <FormattedMessage id="people.passkeys.none" />
        </p>
      ) : (
        <ul className={css.peopleRows}>
          {passkeys.map((passkey) => (
            <PasskeyRow key={passkey.id} passkey={passkey} onRemove={() => remove(passkey.id)} />
          ))}
        </ul>
      )}
      {knowsPasskeys() ? (
        <div className={css.peopleActions}>
          <Button icon="i-plus" onClick={() => add(true)}>
            <FormattedMessage id="people.passkeys.add" />
          </Button>
        </div>
      ) : (
        <p className={wordsCss.quiet}>
          {isNamed() ? <FormattedMessage id="people.passkeys.cannot" /> : <FormattedMessage id="people.passkeys.unnamed" />}
        </p>
      )}
      {isAdding && (
        <ProofDialog
          title={intl.formatMessage({ id: "people.passkeys.add" })}
          action={intl.formatMessage({ id: "people.proof.go" })}
          hasPasskey={passkeys.length > 0}
          onClose={() => add(false)}
          onProven={async (proof) => {
            if (!proof) return;
            await addPasskey(proof, label.trim() || intl.formatMessage({ id: "people.passkeys.label.usual" }));
            toast(intl.formatMessage({ id: "people.passkeys.added" }), { tone: "good" });
            onChange();
          }}
        >
          <TextField label={intl.formatMessage({ id: "people.passkeys.label" })} value={label} onChange={name} maxLength={64} />
        </ProofDialog>
      )}
    </section>
  );
}

function PasskeyRow({ passkey, onRemove }: { passkey: PasskeyCard; onRemove: () => void }) {
  const intl = useIntl();
  const day = (at: number): string => intl.formatDate(at, { dateStyle: "medium" });
  return (
    <li>
      <Icon name="i-key" />
      <div>
        <b>{passkey.label}</b>
        <span>
          {passkey.used_at === null ? (
            <FormattedMessage id="people.passkeys.unused" values={{ added: day(passkey.created_at) }} />
          ) : (
            <FormattedMessage id="people.passkeys.used" values={{ added: day(passkey.created_at), used: day(passkey.used_at) }} />
          )}
        </span>
      </div>
      <Button
        size="small"
        aria-label={intl.formatMessage({ id: "people.passkeys.removeNamed" }, { label: passkey.label })}
        onClick={onRemove}
      >
        <FormattedMessage id="people.passkeys.remove" />
      </Button>
    </li>
  );
}
