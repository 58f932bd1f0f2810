// The way in for a phone across the kitchen table: the link that is copied, as a code, and to be read below it.
import { FormattedMessage, useIntl } from "react-intl";
import { Dialog } from "@/kit/Dialog";
import { Notice } from "@/kit/Notice";
import { LaterCode } from "@/platform/shared/code/LaterCode";
import { useTableState } from "./state";
import * as css from "./InvitationCode.module.css";

export function InvitationCode() {
  const intl = useIntl();
  const { invitationLink, open } = useTableState();
  return (
    <Dialog
      isOpen
      onClose={() => open(null)}
      closeLabel={intl.formatMessage({ id: "dialogs.close" })}
      title={<FormattedMessage id="dialogs.code.title" />}
      size="small"
    >
      <div className={css.invitation}>
        <LaterCode
          text={invitationLink}
          label={intl.formatMessage({ id: "dialogs.code.label" })}
          hint={<FormattedMessage id="dialogs.code.how" />}
          otherwise={
            <Notice tone="warn" isAlert>
              <FormattedMessage id="dialogs.code.missing" />
            </Notice>
          }
        />
        <code className={css.invitationLink}>{invitationLink}</code>
      </div>
    </Dialog>
  );
}
