// A letter box as a way to be called: it counts once the letter that was sent there is opened.
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Button } from "@/kit/Button";
import { TextField } from "@/kit/TextField";
import { toast } from "@/kit/Toast";
import { api } from "@/platform/api";
import { ProofDialog } from "@/platform/people/ProofDialog";
import { addMail } from "./asking";
import { OWN_WORDS } from "./problems";
import type { Calls } from "./useCalls";
import { KnownWay, Row } from "./WayRow";
import * as css from "./Ways.module.css";

export function MailWays({ calls }: { calls: Calls }) {
  const intl = useIntl();
  // The address that the dialog begins with, and whether there is a passkey to ask; null while it is closed.
  const [asked, ask] = useState<{ address: string; hasPasskey: boolean } | null>(null);
  const { own, mail } = calls.settings.ways;
  const boxes = own.filter((way) => way.kind === "mail");
  const name = intl.formatMessage({ id: "notices.mail" });
  const open = (address: string): void => {
    api.passkeys().then(
      (passkeys) => ask({ address, hasPasskey: passkeys.length > 0 }),
      () => ask({ address, hasPasskey: false }),
    );
  };
  if (!mail) return null;
  return (
    <>
      {boxes.map((way) => (
        <KnownWay key={way.id} way={way} name={name} calls={calls}>
          {way.state === "unconfirmed" ? (
            <Button kind="quiet" onClick={() => open(way.name)}>
              <FormattedMessage id="notices.mail.again" />
            </Button>
          ) : (
            <Button kind="quiet" onClick={() => open("")}>
              <FormattedMessage id="notices.mail.change" />
            </Button>
          )}
        </KnownWay>
      ))}
      {boxes.length === 0 && (
        <Row
          kind="mail"
          name={name}
          more={<FormattedMessage id="notices.mail.about" />}
          end={
            <Button size="small" onClick={() => open("")}>
              <FormattedMessage id="notices.mail.add" />
            </Button>
          }
        />
      )}
      {asked && <Address {...asked} calls={calls} onClose={() => ask(null)} />}
    </>
  );
}

interface AddressProps {
  address: string;
  hasPasskey: boolean;
  calls: Calls;
  onClose: () => void;
}

/** By a letter there a forgotten password is set anew: so it is asked who this is. */
function Address({ address: first, hasPasskey, calls, onClose }: AddressProps) {
  const intl = useIntl();
  const [address, write] = useState(first);
  return (
    <ProofDialog
      title={intl.formatMessage({ id: "notices.mail" })}
      action={intl.formatMessage({ id: "notices.mail.send" })}
      hasPasskey={hasPasskey}
      ownWords={OWN_WORDS}
      onClose={onClose}
      onProven={async (proof) => {
        if (!proof) return;
        calls.became(await addMail(address.trim(), proof));
        toast(intl.formatMessage({ id: "notices.mail.sent" }, { address: address.trim() }), { tone: "good" });
      }}
    >
      <div className={css.form}>
        <p>
          <FormattedMessage id="notices.mail.why" />
        </p>
        <TextField
          label={intl.formatMessage({ id: "notices.mail.address" })}
          type="email"
          value={address}
          onChange={write}
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
        />
      </div>
    </ProofDialog>
  );
}
