// Shall we call you? Asked once, at the first table by days at which somebody sits, if nothing calls them yet.
import { useEffect } from "react";
import { useIntl } from "react-intl";
import { toast } from "@/kit/Toast";
import { askSettings } from "@/platform/calls/asking";
import { navigate } from "@/platform/router";
import { memory } from "@/platform/settings";
import type { Sight } from "@/wire/table";

/** Whether it was asked in this browser. */
const ASKED = "mokum.callYou";

export default function CallOffer({ sight }: { sight: Sight }): null {
  const intl = useIntl();
  const isAsked = sight.result === null && sight.viewer >= 0;
  useEffect(() => {
    if (!isAsked || memory.read(ASKED) !== null) return;
    let isWanted = true;
    askSettings()
      .then(({ ways: { own, push_key, mail } }) => {
        if (!isWanted || memory.read(ASKED) !== null) return;
        memory.write(ASKED, "yes");
        if (own.length > 0 || !(push_key || mail)) return;
        const choose = { label: intl.formatMessage({ id: "table.callYou.choose" }), do: () => navigate("/notices") };
        toast(intl.formatMessage({ id: "table.callYou" }), { action: choose });
      })
      .catch(() => {}); // asked again at the next table
    return () => {
      isWanted = false;
    };
  }, [isAsked, intl]);
  return null;
}
