// A second device: after a proof, a code that a phone reads from this screen and is signed in by.
import { useEffect, useRef, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Button } from "@/kit/Button";
import { Dialog } from "@/kit/Dialog";
import { Notice } from "@/kit/Notice";
import { serverNow } from "@/platform/connection/time";
import { LaterCode } from "@/platform/shared/code/LaterCode";
import type { DeviceCode } from "@/wire/http";
import { ProofDialog } from "./ProofDialog";
import { deviceLink, makeDeviceCode } from "./devices";
import * as css from "./people.module.css";

interface SecondDeviceProps {
  hasPasskey: boolean;
  /** It was closed: perhaps another device is signed in by now. */
  onChange: () => void;
}

export function SecondDevice({ hasPasskey, onChange }: SecondDeviceProps) {
  const intl = useIntl();
  const [isAsking, ask] = useState(false);
  const [made, show] = useState<DeviceCode | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  const title = intl.formatMessage({ id: "people.device" });
  // The code opened from a dialog that is gone, so that the kit does not know where the focus came from.
  const close = (): void => {
    show(null);
    onChange();
    requestAnimationFrame(() => button.current?.focus());
  };
  return (
    <>
      <Button ref={button} onClick={() => ask(true)}>
        {title}
      </Button>
      {isAsking && (
        <ProofDialog
          title={title}
          action={intl.formatMessage({ id: "people.device.make" })}
          hasPasskey={hasPasskey}
          onClose={() => ask(false)}
          onProven={async (proof) => show(await makeDeviceCode(proof))}
        >
          <FormattedMessage id="people.device.about" />
        </ProofDialog>
      )}
      {made && <ShownCode made={made} title={title} onClose={close} />}
    </>
  );
}

function ShownCode({ made, title, onClose }: { made: DeviceCode; title: string; onClose: () => void }) {
  const intl = useIntl();
  const isOver = useIsOver(made.expires_at);
  return (
    <Dialog isOpen size="small" title={title} closeLabel={intl.formatMessage({ id: "common.close" })} onClose={onClose}>
      <div className={css.peopleForm}>
        {isOver ? (
          <Notice tone="warn" isAlert>
            <FormattedMessage id="people.device.over" />
          </Notice>
        ) : (
          <>
            <LaterCode
              text={deviceLink(made.code)}
              label={intl.formatMessage({ id: "people.device.code" })}
              hint={<FormattedMessage id="people.device.how" />}
              otherwise={
                <Notice tone="warn" isAlert>
                  <FormattedMessage id="people.device.missing" />
                </Notice>
              }
            />
            <Notice tone="warn">
              <FormattedMessage id="people.device.secret" />
            </Notice>
          </>
        )}
      </div>
    </Dialog>
  );
}

/** Whether the code has run out, by the server's clock, which set the time: then there is nothing to be read any more. */
function useIsOver(expiresAt: number): boolean {
  const [isOver, end] = useState(() => serverNow() >= expiresAt);
  useEffect(() => {
    const timer = setTimeout(() => end(true), Math.max(0, expiresAt - serverNow()));
    return () => clearTimeout(timer);
  }, [expiresAt]);
  return isOver;
}
