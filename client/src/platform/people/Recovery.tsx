// The way back after a forgotten password: how many recovery codes are left, and new ones.
import { useRef, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Button } from "@/kit/Button";
import { Dialog } from "@/kit/Dialog";
import { Notice } from "@/kit/Notice";
import { toast } from "@/kit/Toast";
import { copy } from "@/kit/clipboard";
import type { RecoveryState } from "@/wire/http";
import { download } from "./download";
import { ProofDialog } from "./ProofDialog";
import { makeCodes } from "./recovery";
import * as css from "./people.module.css";

/** From so few codes on, new ones are suggested. */
const FEW = 2;

interface RecoveryProps {
  name: string;
  codes: RecoveryState;
  hasPasskey: boolean;
  onChange: () => void;
}

export function Recovery({ name, codes, hasPasskey, onChange }: RecoveryProps) {
  const intl = useIntl();
  const [isAsking, ask] = useState(false);
  const [made, show] = useState<readonly string[] | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  // The codes opened from a dialog that is gone, so that the kit does not know where the focus came from.
  const close = (): void => {
    show(null);
    requestAnimationFrame(() => button.current?.focus());
  };
  const make = codes.left === 0 ? "people.recovery.make" : "people.recovery.makeNew";
  return (
    <section className={css.peopleCard}>
      <h2>
        <FormattedMessage id="people.recovery" />
      </h2>
      <p>
        <FormattedMessage id="people.recovery.about" />
      </p>
      <HowMany codes={codes} hasPasskey={hasPasskey} />
      <div className={css.peopleActions}>
        <Button ref={button} icon="i-key" onClick={() => ask(true)}>
          <FormattedMessage id={make} />
        </Button>
      </div>
      {isAsking && (
        <ProofDialog
          title={intl.formatMessage({ id: make })}
          action={intl.formatMessage({ id: make })}
          hasPasskey={hasPasskey}
          onClose={() => ask(false)}
          onProven={async (proof) => {
            if (!proof) return;
            show(await makeCodes(proof));
            onChange();
          }}
        >
          <FormattedMessage id={codes.left === 0 ? "people.proof.about" : "people.recovery.makeNew.about"} />
        </ProofDialog>
      )}
      {made && <Codes name={name} codes={made} onClose={close} />}
    </section>
  );
}

function HowMany({ codes: { left, made_at }, hasPasskey }: Pick<RecoveryProps, "codes" | "hasPasskey">) {
  const intl = useIntl();
  if (left === 0 || made_at === null)
    return (
      <Notice tone="warn">
        <FormattedMessage id={hasPasskey ? "people.recovery.none.passkey" : "people.recovery.none"} />
      </Notice>
    );
  return (
    <>
      <p>
        <FormattedMessage id="people.recovery.left" values={{ left, date: intl.formatDate(made_at, { dateStyle: "long" }) }} />
      </p>
      {left <= FEW && (
        <Notice>
          <FormattedMessage id="people.recovery.few" />
        </Notice>
      )}
    </>
  );
}

/** Nobody can be shown them again: the server knows their hashes alone. */
function Codes({ name, codes, onClose }: { name: string; codes: readonly string[]; onClose: () => void }) {
  const intl = useIntl();
  const lines = codes.join("\n");
  const copied = (): void => {
    void copy(lines).then((done) => done && toast(intl.formatMessage({ id: "people.recovery.copied" }), { tone: "good" }));
  };
  const save = (): void => {
    const head = intl.formatMessage({ id: "people.recovery.file" }, { name, address: window.location.origin });
    download("mokum-codes.txt", `${head}\n\n${lines}\n`, "text/plain;charset=utf-8");
  };
  return (
    <Dialog
      isOpen
      isGrave
      size="small"
      title={intl.formatMessage({ id: "people.recovery.codes" })}
      closeLabel={intl.formatMessage({ id: "common.close" })}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>
            <FormattedMessage id="common.close" />
          </Button>
          <Button icon="i-download" onClick={save}>
            <FormattedMessage id="people.recovery.save" />
          </Button>
          <Button kind="main" icon="i-copy" onClick={copied}>
            <FormattedMessage id="people.recovery.copy" />
          </Button>
        </>
      }
    >
      <div className={css.peopleForm}>
        <Notice tone="warn">
          <FormattedMessage id="people.recovery.once" />
        </Notice>
        <ul className={css.peopleCodes} aria-label={intl.formatMessage({ id: "people.recovery.codes" })}>
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ul>
      </div>
    </Dialog>
  );
}
