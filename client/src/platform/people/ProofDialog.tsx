// Before something grave: is it really you? A password, or a passkey; guests have neither and are only asked.
import { type FormEvent, type ReactNode, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Button } from "@/kit/Button";
import { Notice } from "@/kit/Notice";
import { TextField } from "@/kit/TextField";
import type { Proof } from "@/platform/api";
import { useMe } from "@/platform/me";
import { passkeyProof } from "./passkeys";
import type { OwnWords } from "./problems";
import { useWork } from "./work";
import { SmallDialog } from "./SmallDialog";
import * as css from "./people.module.css";

interface ProofDialogProps {
  title: string;
  children: ReactNode;
  action: string;
  isGrave?: boolean;
  /** There is a passkey to ask. */
  hasPasskey: boolean;
  /** What some problems are called here. */
  ownWords?: OwnWords;
  /** Does it; the proof is null for a guest. */
  onProven: (proof: Proof | null) => Promise<void>;
  onClose: () => void;
}

export function ProofDialog({ title, children, action, isGrave = false, hasPasskey, ownWords, onProven, onClose }: ProofDialogProps) {
  const intl = useIntl();
  const isGuest = useMe()?.kind !== "account";
  const work = useWork(ownWords);
  const [password, write] = useState("");
  const go = async (prove: () => Promise<Proof | null>): Promise<void> => {
    if (work.isBusy) return;
    if (await work.run(async () => onProven(await prove()))) onClose();
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    void go(async () => (isGuest ? null : { type: "password", password }));
  };
  return (
    <SmallDialog
      isOpen
      isGrave={isGrave}
      title={title}
      onClose={onClose}
      action={
        <Button kind={isGrave ? "grave" : "main"} type="submit" form="proof" isBusy={work.isBusy}>
          {action}
        </Button>
      }
    >
      <form id="proof" className={css.peopleForm} onSubmit={submit} noValidate>
        <div>{children}</div>
        {work.wrong && (
          <Notice tone="warn" isAlert>
            {work.wrong}
          </Notice>
        )}
        {!isGuest && (
          <TextField
            label={intl.formatMessage({ id: "people.password" })}
            type="password"
            value={password}
            onChange={write}
            autoComplete="current-password"
          />
        )}
        {!isGuest && hasPasskey && (
          <Button icon="i-key" isDisabled={work.isBusy} onClick={() => void go(passkeyProof)}>
            <FormattedMessage id="people.proof.passkey" />
          </Button>
        )}
      </form>
    </SmallDialog>
  );
}
