// Coming in: with a name and a password, with a passkey, as a new account, or as the guest who wants to stay.
import { type FormEvent, type ReactNode, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Button } from "@/kit/Button";
import { Notice } from "@/kit/Notice";
import { TextField } from "@/kit/TextField";
import { toast } from "@/kit/Toast";
import { api } from "@/platform/api";
import { becomes, preferAs, tellPreferences } from "@/platform/me";
import { rememberName } from "@/platform/start/names";
import type { Player } from "@/wire/http";
import { Forgotten } from "./Forgotten";
import { knowsPasskeys, signInWithPasskey } from "./passkeys";
import { useWork, type Work } from "./work";
import * as css from "./people.module.css";

interface NameAndPasswordProps {
  firstName: string;
  /** A new password is about to be chosen, rather than an old one typed. */
  isNew: boolean;
  work: Work;
  action: ReactNode;
  onSubmit: (name: string, password: string) => void;
  /** Somebody forgot the password; with the name typed so far. */
  onForgotten?: (name: string) => void;
  children?: ReactNode;
}

function NameAndPassword({ firstName, isNew, work, action, onSubmit, onForgotten, children }: NameAndPasswordProps) {
  const intl = useIntl();
  const [name, writeName] = useState(firstName);
  const [password, writePassword] = useState("");
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (!work.isBusy) onSubmit(name.trim(), password);
  };
  return (
    <form className={css.peopleForm} onSubmit={submit} noValidate>
      {work.wrong && (
        <Notice tone="warn" isAlert>
          {work.wrong}
        </Notice>
      )}
      <TextField
        label={intl.formatMessage({ id: "people.name" })}
        value={name}
        onChange={writeName}
        autoComplete="username"
        spellCheck={false}
        hint={isNew ? <FormattedMessage id="people.name.hint" /> : null}
      />
      <TextField
        label={intl.formatMessage({ id: "people.password" })}
        type="password"
        value={password}
        onChange={writePassword}
        autoComplete={isNew ? "new-password" : "current-password"}
        hint={isNew ? <FormattedMessage id="people.password.hint" /> : null}
      />
      <div className={css.peopleActions}>
        <Button type="submit" kind="main" isBusy={work.isBusy}>
          {action}
        </Button>
        {children}
        {onForgotten && (
          <Button kind="quiet" onClick={() => onForgotten(name.trim())}>
            <FormattedMessage id="people.recovery.forgotten" />
          </Button>
        )}
      </div>
    </form>
  );
}

/** Whoever has come in is known everywhere, with the language and the light that they like. */
function arrive(player: Player): void {
  rememberName(player.name);
  becomes(player);
}

/** An account comes back, with what it likes. */
export function arriveHome(player: Player): void {
  preferAs(player);
  arrive(player);
}

/** A new account knows nothing yet of what was chosen in this browser. */
function arriveNew(player: Player): void {
  arrive(player);
  tellPreferences();
}

export function SignIn({ guest }: { guest: string }) {
  const work = useWork();
  const [forgetful, forget] = useState<string | null>(null);
  return (
    <section className={css.peopleCard}>
      <h2>
        <FormattedMessage id="people.signIn" />
      </h2>
      <p>
        {guest ? <FormattedMessage id="people.signIn.leave" values={{ name: guest }} /> : <FormattedMessage id="people.signIn.about" />}
      </p>
      <NameAndPassword
        firstName=""
        isNew={false}
        work={work}
        action={<FormattedMessage id="people.signIn" />}
        onSubmit={(name, password) => void work.run(async () => arriveHome(await api.signIn(name, password)))}
        onForgotten={forget}
      >
        {knowsPasskeys() && (
          <Button icon="i-key" isDisabled={work.isBusy} onClick={() => void work.run(async () => arriveHome(await signInWithPasskey()))}>
            <FormattedMessage id="people.signIn.passkey" />
          </Button>
        )}
      </NameAndPassword>
      {forgetful !== null && <Forgotten firstName={forgetful} onArrive={arriveHome} onClose={() => forget(null)} />}
    </section>
  );
}

export function Register() {
  const work = useWork();
  return (
    <section className={css.peopleCard}>
      <h2>
        <FormattedMessage id="people.register" />
      </h2>
      <p>
        <FormattedMessage id="people.register.about" />
      </p>
      <NameAndPassword
        firstName=""
        isNew
        work={work}
        action={<FormattedMessage id="people.register" />}
        onSubmit={(name, password) => void work.run(async () => arriveNew(await api.register(name, password)))}
      />
    </section>
  );
}

/** A guest stays: the same player, with a password. */
export function KeepMe({ me }: { me: Player }) {
  const intl = useIntl();
  const work = useWork();
  const keep = async (name: string, password: string): Promise<void> => {
    const player = await api.becomeAccount(name, password);
    arriveNew(player);
    toast(intl.formatMessage({ id: "people.keep.done" }, { name: player.name }), { tone: "good" });
  };
  return (
    <section className={css.peopleCard}>
      <h2>
        <FormattedMessage id="people.keep" />
      </h2>
      <p>
        <FormattedMessage id="people.keep.about" />
      </p>
      <NameAndPassword
        firstName={me.name}
        isNew
        work={work}
        action={<FormattedMessage id="people.register" />}
        onSubmit={(name, password) => void work.run(() => keep(name, password))}
      />
    </section>
  );
}
