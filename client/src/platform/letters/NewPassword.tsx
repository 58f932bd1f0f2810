// A forgotten password is set anew, by the letter to the address of the account; one is signed in by it.
import { type FormEvent, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Button } from "@/kit/Button";
import { TextField } from "@/kit/TextField";
import { toast } from "@/kit/Toast";
import { arriveHome } from "@/platform/people/ComingIn";
import { useWork } from "@/platform/people/work";
import { navigate } from "@/platform/router";
import { setPassword } from "./asking";
import { OWN_WORDS, Wrong } from "./Parts";
import * as css from "./Letter.module.css";

export function NewPassword({ token }: { token: string }) {
  const intl = useIntl();
  const work = useWork(OWN_WORDS);
  const [password, write] = useState("");
  const comeBack = async (): Promise<void> => {
    const player = await setPassword(token, password);
    arriveHome(player);
    toast(intl.formatMessage({ id: "people.recovery.welcome" }, { name: player.name }), { tone: "good" });
    navigate("/", { replace: true });
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (!work.isBusy && password !== "") void work.run(comeBack);
  };
  return (
    <form className={css.form} onSubmit={submit} noValidate>
      <p>
        <FormattedMessage id="letters.password.about" />
      </p>
      {work.wrong && <Wrong>{work.wrong}</Wrong>}
      <TextField
        label={intl.formatMessage({ id: "people.password.new" })}
        hint={<FormattedMessage id="people.password.hint" />}
        type="password"
        value={password}
        onChange={write}
        autoComplete="new-password"
      />
      <div>
        <Button kind="main" type="submit" isBusy={work.isBusy} isDisabled={password === ""}>
          <FormattedMessage id="letters.password.go" />
        </Button>
      </div>
    </form>
  );
}
