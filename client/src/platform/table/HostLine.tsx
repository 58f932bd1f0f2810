// What the host says to those who are invited: a line in the room, kept beside the table.
import { type FormEvent, useEffect, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Button } from "@/kit/Button";
import { TextField } from "@/kit/TextField";
import { toast } from "@/kit/Toast";
import { api, problemOf } from "@/platform/api";
import { useTableState } from "./state";
import * as css from "./WaitingRoom.module.css";

const LONGEST = 140;

export function HostLine() {
  const intl = useIntl();
  const { sight, tell } = useTableState();
  const [kept, keep] = useState("");
  const [text, write] = useState("");
  const [isBusy, busy] = useState(false);
  useEffect(() => {
    let isWanted = true;
    api.greeting(sight.table).then(
      (told) => {
        if (!isWanted) return;
        keep(told.text);
        write((now) => now || told.text);
      },
      () => {}, // it can be said anew
    );
    return () => {
      isWanted = false;
    };
  }, [sight.table]);
  const say = (event: FormEvent): void => {
    event.preventDefault();
    if (isBusy) return;
    busy(true);
    api
      .greet(sight.table, text)
      .then(
        (said) => {
          keep(said.text);
          write(said.text);
          toast(intl.formatMessage({ id: said.text ? "waiting.greeting.kept" : "waiting.greeting.gone" }), { tone: "good" });
        },
        (thrown: unknown) => {
          const { code } = problemOf(thrown);
          tell(intl.formatMessage({ id: code === "bad_request" ? "waiting.greeting.wrong" : "table.refused.retry" }));
        },
      )
      .finally(() => busy(false));
  };
  return (
    <form className={css.roomBot} onSubmit={say}>
      <TextField label={<FormattedMessage id="waiting.greeting" />} value={text} onChange={write} maxLength={LONGEST} />
      <Button type="submit" isBusy={isBusy} isDisabled={text.trim() === kept}>
        <FormattedMessage id="waiting.greeting.keep" />
      </Button>
      <small>
        <FormattedMessage id="waiting.greeting.hint" />
      </small>
    </form>
  );
}
