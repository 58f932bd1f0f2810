// What is asked before a bot is made or removed, and a token's secret, which is shown once.
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Button } from "@/kit/Button";
import { Notice } from "@/kit/Notice";
import { Switch } from "@/kit/Switch";
import { TextField } from "@/kit/TextField";
import { api } from "@/platform/api";
import { unmarked } from "@/platform/shared/bots";
import type { BotCard, MadeToken } from "@/wire/http";
import { AskDialog } from "./AskDialog";
import { ShownOnce } from "./ShownOnce";
import { SmallDialog } from "./SmallDialog";
import { useWork } from "./work";
import * as fieldCss from "@/kit/Field.module.css";

interface Asking {
  onClose: () => void;
}

/** Its name, and that is all. */
export function NewBot({ onClose, onMade }: Asking & { onMade: () => void }) {
  const intl = useIntl();
  const [name, write] = useState("");
  const make = async (): Promise<void> => {
    await api.makeBot(name.trim());
    onMade();
    onClose();
  };
  return (
    <AskDialog
      title={intl.formatMessage({ id: "people.bots.make" })}
      action={intl.formatMessage({ id: "people.bots.makeIt" })}
      run={make}
      isReady={name.trim() !== ""}
      onClose={onClose}
    >
      <TextField
        label={intl.formatMessage({ id: "people.name" })}
        hint={intl.formatMessage({ id: "people.bots.name.hint" })}
        value={name}
        onChange={write}
        maxLength={20}
        autoComplete="off"
      />
    </AskDialog>
  );
}

/** What to call it and what it may do; then its secret. */
export function NewToken({ bot, onClose, onMade }: Asking & { bot: BotCard; onMade: () => void }) {
  const intl = useIntl();
  const [name, write] = useState("");
  const [reads, read] = useState(true);
  const [plays, play] = useState(true);
  const [made, show] = useState<MadeToken | null>(null);
  const make = async (): Promise<void> => {
    show(await api.makeToken(bot.ref, name.trim(), [...(reads ? (["read"] as const) : []), ...(plays ? (["play"] as const) : [])]));
    onMade();
  };
  if (made) return <Secret secret={made.token} onClose={onClose} />;
  return (
    <AskDialog
      title={intl.formatMessage({ id: "people.tokens.makeNamed" }, { name: unmarked(bot.name) })}
      action={intl.formatMessage({ id: "people.tokens.makeIt" })}
      run={make}
      isReady={name.trim() !== "" && (reads || plays)}
      onClose={onClose}
    >
      <TextField
        label={intl.formatMessage({ id: "people.passkeys.label" })}
        hint={intl.formatMessage({ id: "people.tokens.name.hint" })}
        value={name}
        onChange={write}
        maxLength={64}
        autoComplete="off"
      />
      <Switch
        label={<FormattedMessage id="people.tokens.read" />}
        hint={<FormattedMessage id="people.tokens.read.hint" />}
        isOn={reads}
        onChange={read}
      />
      <Switch
        label={<FormattedMessage id="people.tokens.play" />}
        hint={<FormattedMessage id="people.tokens.play.hint" />}
        isOn={plays}
        onChange={play}
      />
    </AskDialog>
  );
}

const SECRET_WORDS = { once: "people.tokens.once", copy: "people.tokens.copy", copied: "people.tokens.copied" };

function Secret({ secret, onClose }: Asking & { secret: string }) {
  const title = useIntl().formatMessage({ id: "people.tokens.secret" });
  return (
    <ShownOnce title={title} text={secret} words={SECRET_WORDS} onClose={onClose}>
      <input readOnly value={secret} aria-label={title} onFocus={(event) => event.currentTarget.select()} className={fieldCss.fieldInput} />
    </ShownOnce>
  );
}

export function SureToRemove({ bot, onClose, onRemoved }: Asking & { bot: BotCard; onRemoved: () => void }) {
  const intl = useIntl();
  const work = useWork();
  const remove = async (): Promise<void> => {
    await api.removeBot(bot.ref);
    onRemoved();
    onClose();
  };
  return (
    <SmallDialog
      isOpen
      isGrave
      title={intl.formatMessage({ id: "people.bots.removeNamed" }, { name: unmarked(bot.name) })}
      onClose={onClose}
      action={
        <Button kind="grave" isBusy={work.isBusy} onClick={() => void work.run(remove)}>
          <FormattedMessage id="people.bots.remove" />
        </Button>
      }
    >
      {work.wrong && (
        <Notice tone="warn" isAlert>
          {work.wrong}
        </Notice>
      )}
      <FormattedMessage id="people.bots.remove.about" />
    </SmallDialog>
  );
}
