// The way back after a forgotten password: how many recovery codes are left, and new ones.
import { useRef, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Button } from "@/kit/Button";
import { Notice } from "@/kit/Notice";
import type { RecoveryState } from "@/wire/http";
import { download } from "./download";
import { ProofDialog } from "./ProofDialog";
import { ShownOnce } from "./ShownOnce";
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

const CODE_WORDS = { once: "people.recovery.once", copy: "people.recovery.copy", copied: "people.recovery.copied" };

function Codes({ name, codes, onClose }: { name: string; codes: readonly string[]; onClose: () => void }) {
  const intl = useIntl();
  const title = intl.formatMessage({ id: "people.recovery.codes" });
  const lines = codes.join("\n");
  const save = (): void => {
    const head = intl.formatMessage({ id: "people.recovery.file" }, { name, address: window.location.origin });
    download("mokum-codes.txt", `${head}\n\n${lines}\n`, "text/plain;charset=utf-8");
  };
  return (
    <ShownOnce
      isGrave
      title={title}
      text={lines}
      words={CODE_WORDS}
      keeping={
        <Button icon="i-download" onClick={save}>
          <FormattedMessage id="people.recovery.save" />
        </Button>
      }
      onClose={onClose}
    >
      <ul className={css.peopleCodes} aria-label={title}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
    </ShownOnce>
  );
}
