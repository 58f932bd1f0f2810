// Somebody opened the code that another device of theirs shows: they are asked once, and signed in here, too.
import { useEffect, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { toast } from "@/kit/Toast";
import { useMe } from "@/platform/me";
import { AskDialog } from "./AskDialog";
import { arriveHome } from "./ComingIn";
import { deviceCodeHere, hideDeviceCode, signInWithCode } from "./devices";

const OWN_WORDS = { bad_device_code: "people.device.bad" };

export function CameByCode() {
  const intl = useIntl();
  const me = useMe();
  const [code, forget] = useState(deviceCodeHere);
  useEffect(hideDeviceCode, []);
  if (code === null) return null;
  const signIn = async (): Promise<void> => {
    const player = await signInWithCode(code);
    toast(intl.formatMessage({ id: "people.recovery.welcome" }, { name: player.name }), { tone: "good" });
    arriveHome(player);
    forget(null);
  };
  return (
    <AskDialog
      title={intl.formatMessage({ id: "people.device.here" })}
      action={intl.formatMessage({ id: "people.device.go" })}
      run={signIn}
      isReady
      ownWords={OWN_WORDS}
      onClose={() => forget(null)}
    >
      <p>
        <FormattedMessage id="people.device.here.about" values={{ kind: me?.kind ?? "none", name: me?.name ?? "" }} />
      </p>
    </AskDialog>
  );
}
