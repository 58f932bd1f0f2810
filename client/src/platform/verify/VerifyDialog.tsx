// The check of a game's shuffles, in a dialog: what was checked in plain words, and the result.
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Dialog } from "@/kit/Dialog";
import type { Evidence } from "./useCheck";
import { Verified } from "./Verified";

interface VerifyDialogProps {
  /** Fetches the record, and what is known beside it. */
  load: () => Promise<Evidence>;
  /** What the page calls the players, by seat. */
  names: readonly string[];
  onClose: () => void;
}

export default function VerifyDialog({ load, names, onClose }: VerifyDialogProps) {
  const intl = useIntl();
  // The record is fetched and checked once, however often the page behind is drawn anew.
  const [once] = useState(() => load);
  return (
    <Dialog
      isOpen
      onClose={onClose}
      closeLabel={intl.formatMessage({ id: "replay.close" })}
      title={<FormattedMessage id="replay.verify.title" />}
    >
      <Verified names={names} load={once} />
    </Dialog>
  );
}
