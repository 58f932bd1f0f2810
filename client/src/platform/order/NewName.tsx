// A dialog that asks for another name, where a moderator asked for one.
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { TextField } from "@/kit/TextField";
import { toast } from "@/kit/Toast";
import { becomes } from "@/platform/me";
import { AskDialog } from "@/platform/people/AskDialog";
import { LONGEST_NAME, rememberName } from "@/platform/start/names";
import { MoreWords } from "@/platform/words";
import { chooseName } from "./asking";
import { askOwn } from "./own";
import { orderWords } from "./words";
import * as css from "./order.module.css";

interface NewNameProps {
  /** What the moderator wrote; "" where nothing was. */
  reason: string;
  onClose: () => void;
}

export default function NewName(props: NewNameProps) {
  return (
    <MoreWords load={orderWords} waiting={null}>
      <Asked {...props} />
    </MoreWords>
  );
}

function Asked({ reason, onClose }: NewNameProps) {
  const intl = useIntl();
  const [name, write] = useState("");
  const choose = async (): Promise<void> => {
    const player = becomes(await chooseName(name.trim()));
    rememberName(player.name);
    toast(intl.formatMessage({ id: "order.name.done" }, { name: player.name }), { tone: "good" });
    onClose();
    await askOwn();
  };
  return (
    <AskDialog
      title={intl.formatMessage({ id: "order.name" })}
      action={intl.formatMessage({ id: "order.name.choose" })}
      run={choose}
      isReady={name.trim() !== ""}
      onClose={onClose}
    >
      <p>
        <FormattedMessage id="order.name.about" />
      </p>
      {reason && <blockquote className={css.reason}>{reason}</blockquote>}
      <TextField
        label={intl.formatMessage({ id: "order.name.new" })}
        value={name}
        onChange={write}
        maxLength={LONGEST_NAME}
        autoComplete="username"
        spellCheck={false}
        hint={<FormattedMessage id="people.name.hint" />}
      />
    </AskDialog>
  );
}
