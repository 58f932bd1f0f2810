// The keys of the desk, listed.
import { FormattedMessage, useIntl } from "react-intl";
import { Dialog } from "@/kit/Dialog";
import * as css from "./Desk.module.css";

const KEYS = [
  ["J, K", "desk.keys.walk"],
  ["1–5", "desk.keys.choose"],
  ["E", "desk.keys.reason"],
  ["Esc", "desk.keys.leave"],
  ["Ctrl+Enter", "desk.keys.decide"],
  ["?", "desk.keys.help"],
] as const;

export function Keys({ onClose }: { onClose: () => void }) {
  const intl = useIntl();
  return (
    <Dialog
      isOpen
      size="small"
      onClose={onClose}
      closeLabel={intl.formatMessage({ id: "common.close" })}
      title={<FormattedMessage id="desk.keys" />}
    >
      <dl className={css.keys}>
        {KEYS.map(([key, words]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>
              <FormattedMessage id={words} />
            </dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
