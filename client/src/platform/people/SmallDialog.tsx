// A small dialog about one thing, with the button that does it and the way back.
import type { ReactNode } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Button } from "@/kit/Button";
import { Dialog } from "@/kit/Dialog";

interface SmallDialogProps {
  isOpen: boolean;
  isGrave: boolean;
  title: string;
  /** The button that does it. */
  action: ReactNode;
  onClose: () => void;
  children: ReactNode;
}

export function SmallDialog({ isOpen, isGrave, title, action, onClose, children }: SmallDialogProps) {
  const intl = useIntl();
  return (
    <Dialog
      isOpen={isOpen}
      size="small"
      isGrave={isGrave}
      title={title}
      closeLabel={intl.formatMessage({ id: "common.close" })}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>
            <FormattedMessage id="common.cancel" />
          </Button>
          {action}
        </>
      }
    >
      {children}
    </Dialog>
  );
}
