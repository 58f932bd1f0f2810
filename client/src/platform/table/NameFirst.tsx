// A name for whoever comes by a link, before the table: loaded for them alone.
import { type FormEvent, useEffect, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Button } from "@/kit/Button";
import { Gable } from "@/kit/Gable";
import { Icon } from "@/kit/Icon";
import { TextField } from "@/kit/TextField";
import { api, problemOf } from "@/platform/api";
import { comeIn } from "@/platform/me";
import { LONGEST_NAME, rememberName, rememberedName, suggestName } from "@/platform/start/names";
import { tableName } from "@/platform/start/tableName";
import type { Sight } from "@/wire/table";
import { Nothing } from "./Threshold";
import { linkKind } from "./invite";
import { playersOf } from "./players";
import * as headCss from "./Head.module.css";
import * as css from "./Layout.module.css";

/** Somebody came by a link and is nobody yet: one step, a name. */
export default function NameFirst({ id, invitation }: { id: string; invitation: string }) {
  const intl = useIntl();
  const [sight, see] = useState<Sight | null>(null);
  const [name, write] = useState(() => rememberedName() ?? suggestName());
  const [wrong, fault] = useState("");
  const [isBusy, busy] = useState(false);
  const [isMissing, miss] = useState(false);
  useEffect(() => {
    api.look(id, invitation).then(see, (thrown: unknown) => miss(problemOf(thrown).code === "not_found"));
  }, [id, invitation]);
  const send = (event: FormEvent) => {
    event.preventDefault();
    busy(true);
    comeIn(name.trim())
      .then(() => rememberName(name.trim()))
      .catch((thrown: unknown) => {
        busy(false);
        const { code, reason } = problemOf(thrown);
        fault(intl.formatMessage({ id: "table.name.wrong" }, { why: reason || code }));
      });
  };
  if (isMissing) return <Nothing link={linkKind(id, invitation)} />;
  const players = sight ? playersOf(sight, intl.formatMessage({ id: "table.deleted" })) : [];
  return (
    <main className={css.tableWait} id="main" tabIndex={-1}>
      <Icon name="mokum" size={56} className={headCss.headHome} />
      <h1>
        <FormattedMessage id="table.name.title" values={{ name: tableName(id) }} />
      </h1>
      {players.length > 0 && (
        <ul className={css.tableWho}>
          {players.map((player) => (
            <li key={player.seat}>
              <Gable kind={player.gable} size={52} isFree={!player.name} />
              {player.name || <FormattedMessage id="table.free" />}
            </li>
          ))}
        </ul>
      )}
      <form className={css.tableName} onSubmit={send}>
        <TextField
          label={<FormattedMessage id="table.name.label" />}
          hint={<FormattedMessage id="table.name.hint" />}
          value={name}
          onChange={write}
          wrong={wrong}
          maxLength={LONGEST_NAME}
          autoComplete="nickname"
          autoFocus
          required
        />
        <Button type="submit" kind="main" size="large" isBusy={isBusy} isDisabled={!name.trim()}>
          <FormattedMessage id="table.name.go" />
        </Button>
      </form>
    </main>
  );
}
