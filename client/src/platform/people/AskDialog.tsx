// A form in a small dialog that does one thing, and stays while that fails.
import { type FormEvent, type ReactNode, useId } from "react";
import { Button } from "@/kit/Button";
import { Notice } from "@/kit/Notice";
import type { OwnWords } from "./problems";
import { SmallDialog } from "./SmallDialog";
import { useWork } from "./work";
import * as css from "./people.module.css";

interface AskDialogProps {
  title: string;
  action: string;
  run: () => Promise<void>;
  /** All that is needed has been filled in. */
  isReady: boolean;
  /** What some problems are called here. */
  ownWords?: OwnWords;
  onClose: () => void;
  children: ReactNode;
}

export function AskDialog({ title, action, run, isReady, ownWords, onClose, children }: AskDialogProps) {
  const form = useId();
  const work = useWork(ownWords);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (!work.isBusy && isReady) void work.run(run);
  };
  return (
    <SmallDialog
      isOpen
      isGrave={false}
      title={title}
      onClose={onClose}
      action={
        <Button kind="main" type="submit" form={form} isBusy={work.isBusy} isDisabled={!isReady}>
          {action}
        </Button>
      }
    >
      <form id={form} className={css.peopleForm} onSubmit={submit} noValidate>
        {work.wrong && (
          <Notice tone="warn" isAlert>
            {work.wrong}
          </Notice>
        )}
        {children}
      </form>
    </SmallDialog>
  );
}
