// Who one is, how to leave, and what one likes.
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Button, buttonClass } from "@/kit/Button";
import { Chip } from "@/kit/Chip";
import { Gable } from "@/kit/Gable";
import { Icon } from "@/kit/Icon";
import { Labelled } from "@/kit/Labelled";
import { Segmented } from "@/kit/Segmented";
import { Switch } from "@/kit/Switch";
import { TextField } from "@/kit/TextField";
import { toast } from "@/kit/Toast";
import { classes } from "@/kit/classes";
import { api } from "@/platform/api";
import { playerAddress } from "@/platform/career/address";
import { becomes, prefer } from "@/platform/me";
import { Link } from "@/platform/router";
import { useWanted, wantScorings } from "@/platform/scoring/wanted";
import { changeSettings, useSettings } from "@/platform/settings";
import { LanguageChoice } from "@/platform/start/PageHead";
import type { Player } from "@/wire/http";
import { ProofDialog } from "./ProofDialog";
import { SmallDialog } from "./SmallDialog";
import { useProblemWords } from "./problems";
import * as wordsCss from "@/kit/words.module.css";
import * as css from "./people.module.css";

/** Name, kind and the way out. */
export function WhoIAm({ me, hasPasskey }: { me: Player; hasPasskey: boolean }) {
  const intl = useIntl();
  const wordsOf = useProblemWords();
  const [asked, ask] = useState<"leave" | "password" | null>(null);
  const isGuest = me.kind !== "account";
  const leave = (): void => {
    ask(null);
    api.signOut().then(
      () => becomes(null),
      (problem: unknown) => toast(wordsOf(problem), { tone: "warn" }),
    );
  };
  return (
    <section className={classes(css.peopleCard, css.peopleWho)}>
      <Gable kind="step" size={56} />
      <div>
        <h2>{me.name}</h2>
        <p>
          <Chip tone={isGuest ? "plain" : "good"}>
            {isGuest ? <FormattedMessage id="people.guest" /> : <FormattedMessage id="people.account" />}
          </Chip>
          <FormattedMessage id="people.since" values={{ date: intl.formatDate(me.created_at, { dateStyle: "long" }) }} />
        </p>
        {!isGuest && (
          <p className={wordsCss.quiet}>
            <FormattedMessage id="people.nameFixed" />
          </p>
        )}
      </div>
      <div className={css.peopleActions}>
        <Link to="/games" className={buttonClass()}>
          <Icon name="i-replay" size={19} />
          <FormattedMessage id="people.games" />
        </Link>
        <Link to={playerAddress(me.name)} className={buttonClass()}>
          <Icon name="i-person" size={19} />
          <FormattedMessage id="people.page" />
        </Link>
        <Link to="/notices" className={buttonClass()}>
          <Icon name="i-bell" size={19} />
          <FormattedMessage id="people.called" />
        </Link>
        {!isGuest && (
          <Button icon="i-lock" onClick={() => ask("password")}>
            <FormattedMessage id="people.password.change" />
          </Button>
        )}
        <Button onClick={() => (isGuest ? ask("leave") : leave())}>
          <FormattedMessage id="people.signOut" />
        </Button>
      </div>
      <SureToLeave isOpen={asked === "leave"} onClose={() => ask(null)} onLeave={leave} />
      {asked === "password" && <NewPassword hasPasskey={hasPasskey} onClose={() => ask(null)} />}
    </section>
  );
}

/** A guest who leaves cannot come back. */
function SureToLeave({ isOpen, onClose, onLeave }: { isOpen: boolean; onClose: () => void; onLeave: () => void }) {
  const intl = useIntl();
  return (
    <SmallDialog
      isOpen={isOpen}
      isGrave
      title={intl.formatMessage({ id: "people.signOut.title" })}
      onClose={onClose}
      action={
        <Button kind="grave" onClick={onLeave}>
          <FormattedMessage id="people.signOut" />
        </Button>
      }
    >
      <FormattedMessage id="people.signOut.guest" />
    </SmallDialog>
  );
}

function NewPassword({ hasPasskey, onClose }: { hasPasskey: boolean; onClose: () => void }) {
  const intl = useIntl();
  const [password, write] = useState("");
  return (
    <ProofDialog
      title={intl.formatMessage({ id: "people.password.change" })}
      action={intl.formatMessage({ id: "people.password.change" })}
      hasPasskey={hasPasskey}
      onClose={onClose}
      onProven={async (proof) => {
        if (!proof) return;
        await api.changePassword(proof, password);
        toast(intl.formatMessage({ id: "people.password.done" }), { tone: "good" });
      }}
    >
      <p className={css.peopleGap}>
        <FormattedMessage id="people.password.about" />
      </p>
      <TextField
        label={intl.formatMessage({ id: "people.password.new" })}
        type="password"
        value={password}
        onChange={write}
        autoComplete="new-password"
        hint={<FormattedMessage id="people.password.hint" />}
      />
    </ProofDialog>
  );
}

/** Language, light and sounds: at once, and for an account on every device. */
export function Likes() {
  const intl = useIntl();
  const { theme, sounds } = useSettings();
  const scorings = useWanted(({ how }) => how);
  return (
    <section className={css.peopleCard}>
      <h2>
        <FormattedMessage id="people.settings" />
      </h2>
      <div className={css.peopleForm}>
        <Labelled label={intl.formatMessage({ id: "common.language" })}>{() => <LanguageChoice isWide />}</Labelled>
        <Labelled label={intl.formatMessage({ id: "people.theme" })}>
          {(label) => (
            <Segmented
              label={label}
              isWide
              value={theme}
              onChange={(chosen) => prefer({ theme: chosen })}
              segments={[
                { value: "system", label: intl.formatMessage({ id: "people.theme.system" }) },
                { value: "day", label: intl.formatMessage({ id: "people.theme.day" }) },
                { value: "evening", label: intl.formatMessage({ id: "people.theme.evening" }) },
              ]}
            />
          )}
        </Labelled>
        <Labelled label={intl.formatMessage({ id: "people.scorings" })}>
          {(label) => (
            <Segmented
              label={label}
              isWide
              value={scorings}
              onChange={wantScorings}
              segments={[
                { value: "always", label: intl.formatMessage({ id: "people.scorings.always" }) },
                { value: "result", label: intl.formatMessage({ id: "people.scorings.result" }) },
                { value: "never", label: intl.formatMessage({ id: "people.scorings.never" }) },
              ]}
            />
          )}
        </Labelled>
        <Switch
          label={<FormattedMessage id="people.sounds" />}
          hint={<FormattedMessage id="people.sounds.hint" />}
          isOn={sounds}
          onChange={(isOn) => changeSettings({ sounds: isOn })}
        />
      </div>
    </section>
  );
}
