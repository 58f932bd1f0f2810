// A forgotten password: the way back by a letter, where the server writes any, or with a recovery code.
import { useEffect, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Segmented } from "@/kit/Segmented";
import { TextField } from "@/kit/TextField";
import { toast } from "@/kit/Toast";
import { areOffered, writeToForgetful } from "@/platform/letters/asking";
import type { Player } from "@/wire/http";
import { AskDialog } from "./AskDialog";
import { recover } from "./recovery";
import * as wordsCss from "@/kit/words.module.css";
import * as css from "./people.module.css";

/** Which of the two is wrong is told to nobody. */
const OWN_WORDS = { wrong_credentials: "people.recovery.wrong", too_often: "people.problem.too_many" };

interface ForgottenProps {
  /** The name that was typed already. */
  firstName: string;
  onArrive: (player: Player) => void;
  onClose: () => void;
}

type Way = "letter" | "code";

export function Forgotten({ firstName, onArrive, onClose }: ForgottenProps) {
  const intl = useIntl();
  const [way, choose, hasLetters] = useWay();
  const [name, writeName] = useState(firstName);
  const [code, writeCode] = useState("");
  const [password, writePassword] = useState("");
  const isByLetter = way === "letter";
  const comeBack = async (): Promise<void> => {
    const player = await recover(name.trim(), code.trim(), password);
    toast(intl.formatMessage({ id: "people.recovery.welcome" }, { name: player.name }), { tone: "good" });
    onArrive(player);
    onClose();
  };
  const send = async (): Promise<void> => {
    await writeToForgetful(name.trim());
    toast(intl.formatMessage({ id: "people.letter.sent" }), { tone: "good" });
    onClose();
  };
  return (
    <AskDialog
      title={intl.formatMessage({ id: "people.recovery.forgotten" })}
      action={intl.formatMessage({ id: isByLetter ? "people.letter.go" : "people.recovery.go" })}
      run={isByLetter ? send : comeBack}
      isReady={name.trim() !== "" && (isByLetter || (code.trim() !== "" && password !== ""))}
      ownWords={OWN_WORDS}
      onClose={onClose}
    >
      {hasLetters && <Ways way={way} onChoose={choose} />}
      <p>
        <FormattedMessage id={isByLetter ? "people.letter.about" : "people.recovery.forgotten.about"} />
      </p>
      <TextField
        label={intl.formatMessage({ id: isByLetter ? "people.letter.who" : "people.name" })}
        value={name}
        onChange={writeName}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
      {!isByLetter && <CodeFields code={code} writeCode={writeCode} password={password} writePassword={writePassword} />}
      {!hasLetters && (
        <p className={wordsCss.quiet}>
          <FormattedMessage id="people.recovery.without" />
        </p>
      )}
    </AskDialog>
  );
}

/** By letter where the server writes any; without an answer there are the codes. */
function useWay(): [Way, (way: Way) => void, boolean] {
  const [hasLetters, offer] = useState(false);
  const [way, choose] = useState<Way>("code");
  useEffect(() => {
    let isWanted = true;
    areOffered().then(
      (isOffered) => {
        if (!isWanted || !isOffered) return;
        offer(true);
        choose("letter");
      },
      () => {},
    );
    return () => {
      isWanted = false;
    };
  }, []);
  return [way, choose, hasLetters];
}

function Ways({ way, onChoose }: { way: Way; onChoose: (way: Way) => void }) {
  const intl = useIntl();
  return (
    <Segmented
      isWide
      label={intl.formatMessage({ id: "people.recovery.how" })}
      value={way}
      onChange={onChoose}
      segments={[
        { value: "letter", label: intl.formatMessage({ id: "people.recovery.byLetter" }) },
        { value: "code", label: intl.formatMessage({ id: "people.recovery.byCode" }) },
      ]}
    />
  );
}

interface CodeFieldsProps {
  code: string;
  writeCode: (code: string) => void;
  password: string;
  writePassword: (password: string) => void;
}

function CodeFields({ code, writeCode, password, writePassword }: CodeFieldsProps) {
  const intl = useIntl();
  return (
    <>
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
    </>
  );
}
