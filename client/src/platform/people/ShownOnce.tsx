// What is shown once and never again, because the server keeps its hash alone: a token's secret, recovery codes.
import type { ReactNode } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Button } from "@/kit/Button";
import { Dialog } from "@/kit/Dialog";
import { Notice } from "@/kit/Notice";
import { toast } from "@/kit/Toast";
import { copy } from "@/kit/clipboard";
import * as css from "./people.module.css";

interface ShownOnceProps {
  title: string;
  /** What is copied. */
  text: string;
  /** Message ids: of the warning, of the button, and of what is said when it is copied. */
  words: { once: string; copy: string; copied: string };
  /** A touch beside it does not close it. */
  isGrave?: boolean;
  /** A way to keep it besides copying. */
  keeping?: ReactNode;
  onClose: () => void;
  children: ReactNode;
}

export function ShownOnce({ title, text, words, isGrave = false, keeping, onClose, children }: ShownOnceProps) {
  const intl = useIntl();
  const copied = (): void => {
    void copy(text).then((done) => done && toast(intl.formatMessage({ id: words.copied }), { tone: "good" }));
  };
  return (
    <Dialog
      isOpen
      isGrave={isGrave}
      size="small"
      title={title}
      closeLabel={intl.formatMessage({ id: "common.close" })}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>
            <FormattedMessage id="common.close" />
          </Button>
          {keeping}
          <Button kind="main" icon="i-copy" onClick={copied}>
            <FormattedMessage id={words.copy} />
          </Button>
        </>
      }
    >
      <div className={css.peopleForm}>
        <Notice tone="warn">
          <FormattedMessage id={words.once} />
        </Notice>
        {children}
      </div>
    </Dialog>
  );
}
