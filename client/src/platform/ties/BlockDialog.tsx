// Before somebody is blocked: what that does, and that they are not told.
import { FormattedMessage, useIntl } from "react-intl";
import { Button } from "@/kit/Button";
import { Dialog } from "@/kit/Dialog";

export function BlockDialog({ name, onBlock, onClose }: { name: string; onBlock: () => void; onClose: () => void }) {
  const intl = useIntl();
  return (
    <Dialog
      isOpen
      size="small"
      isGrave
      onClose={onClose}
      closeLabel={intl.formatMessage({ id: "common.close" })}
      title={<FormattedMessage id="ties.block.ask" values={{ name }} />}
      actions={
        <>
          <Button onClick={onClose}>
            <FormattedMessage id="common.cancel" />
          </Button>
          <Button kind="grave" onClick={onBlock}>
            <FormattedMessage id="ties.block" />
          </Button>
        </>
      }
    >
      <p>
        <FormattedMessage id="ties.block.about" />
      </p>
    </Dialog>
  );
}
