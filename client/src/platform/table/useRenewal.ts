// A new invitation for the old one.
import { useIntl } from "react-intl";
import { toast } from "@/kit/Toast";
import { useTableState } from "./state";

/** Makes a new way in, so that the old one opens nothing any more, and says so. */
export function useRenewal(): () => void {
  const intl = useIntl();
  const { wish } = useTableState();
  return () => {
    void wish({ type: "RenewInvitation" }).then(
      (done) => done && toast(intl.formatMessage({ id: "table.log.invitationRenewed" }), { tone: "good" }),
    );
  };
}
