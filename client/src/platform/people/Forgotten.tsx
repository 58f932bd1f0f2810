// A forgotten password: the way back in with a recovery code, which sets a new one.
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { TextField } from "@/kit/TextField";
import { toast } from "@/kit/Toast";
import type { Player } from "@/wire/http";
import { AskDialog } from "./AskDialog";
import { recover } from "./recovery";
import * as wordsCss from "@/kit/words.module.css";
import * as css from "./people.module.css";

/** Which of the two is wrong is told to nobody. */
const OWN_WORDS = { wrong_credentials: "people.recovery.wrong" };

interface ForgottenProps {
  /** The name that was typed already. */
  firstName: string;
  onArrive: (player: Player) => void;
  onClose: () => void;
}

export function Forgotten({ firstName, onArrive, onClose }: ForgottenProps) {
  const intl = useIntl();
  const [name, writeName] = useState(firstName);
  const [code, writeCode] = useState("");
  const [password, writePassword] = useState("");
  const comeBack = async (): Promise<void> => {
    const player = await recover(name.trim(), code.trim(), password);
    toast(intl.formatMessage({ id: "people.recovery.welcome" }, { name: player.name }), { tone: "good" });
    onArrive(player);
    onClose();
  };
  return (
    <AskDialog
      title={intl.formatMessage({ id: "people.recovery.forgotten" })}
      action={intl.formatMessage({ id: "people.recovery.go" })}
      run={comeBack}
      isReady={name.trim() !== "" && code.trim() !== "" && password !== ""}
      ownWords={OWN_WORDS}
      onClose={onClose}
    >
      <p>
        <FormattedMessage id="people.recovery.forgotten.about" />
      </p>
      <TextField
        label={intl.formatMessage({ id: "people.name" })}
        value={name}
        onChange={writeName}
        autoComplete="username"
        spellCheck={false}
      />
      <TextField
        className={css.peopleCode}
        label={intl.formatMessage({ id: "people.recovery.code" })}
        hint={<FormattedMessage id="people.recovery.code.hint" />}
        value={code}
        onChange={writeCode}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
      />
      <TextField
        label={intl.formatMessage({ id: "people.password.new" })}
        hint={<FormattedMessage id="people.password.hint" />}
        type="password"
        value={password}
        onChange={writePassword}
        autoComplete="new-password"
      />
      <p className={wordsCss.quiet}>
        <FormattedMessage id="people.recovery.without" />
      </p>
    </AskDialog>
  );
}
