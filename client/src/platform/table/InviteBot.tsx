// Invites a bot that somebody made, by its name, to the first free seat.
import { type FormEvent, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Button } from "@/kit/Button";
import { TextField } from "@/kit/TextField";
import { useTableState } from "./state";
import * as css from "./WaitingRoom.module.css";

export function InviteBot() {
  const intl = useIntl();
  const { players, isHost, sight, wish } = useTableState();
  const [name, write] = useState("");
  const [isBusy, busy] = useState(false);
  const free = players.find((player) => !player.name);
  // At a rated table nobody knows its strength; where lots are sold on a clock, a bot that reads a stream has no hand on the button.
  if (!isHost || !free || sight.practice || sight.rated || sight.lots) return null;
  const invite = (event: FormEvent): void => {
    event.preventDefault();
    if (isBusy || !name.trim()) return;
    busy(true);
    void wish({ type: "Invite", seat: free.seat, name: name.trim() })
      .then((done) => done && write(""))
      .finally(() => busy(false));
  };
  return (
    <form className={css.roomBot} data-invite-bot onSubmit={invite}>
      <TextField
        label={intl.formatMessage({ id: "waiting.inviteBot" })}
        value={name}
        onChange={write}
        maxLength={30}
        autoComplete="off"
        enterKeyHint="send"
      />
      <Button type="submit" icon="i-bot" isBusy={isBusy} isDisabled={!name.trim()}>
        <FormattedMessage id="waiting.inviteBot.go" />
      </Button>
      <small>
        <FormattedMessage id="waiting.inviteBot.hint" />
      </small>
    </form>
  );
}
