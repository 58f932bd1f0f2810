// Questions before something is done: before what is grave, and how many days of vacation.
import { type ReactNode, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Button } from "@/kit/Button";
import { Dialog } from "@/kit/Dialog";
import { Segmented } from "@/kit/Segmented";
import type { Command } from "@/wire/table";
import { useTableState } from "./state";

/** A question before something that cannot be undone. */
export function Sure({ title, yes, command, children }: { title: ReactNode; yes: ReactNode; command: Command; children: ReactNode }) {
  const intl = useIntl();
  const { open, wish } = useTableState();
  const close = () => open(null);
  return (
    <Dialog
      isOpen
      onClose={close}
      closeLabel={intl.formatMessage({ id: "dialogs.close" })}
      title={title}
      size="small"
      isGrave
      actions={
        <>
          <Button onClick={close}>
            <FormattedMessage id="dialogs.stay" />
          </Button>
          <Button
            kind="grave"
            onClick={() => {
              close();
              void wish(command);
            }}
          >
            {yes}
          </Button>
        </>
      }
    >
      <p>{children}</p>
    </Dialog>
  );
}

/** Some of one's days, added to the time for a move. */
export function Vacation() {
  const intl = useIntl();
  const { me, open, wish } = useTableState();
  const [days, choose] = useState("1");
  const most = me?.sight.vacation ?? 0;
  const close = () => open(null);
  const send = () => {
    close();
    void wish({ type: "TakeVacation", days: Number(days) });
  };
  return (
    <Dialog
      isOpen
      onClose={close}
      closeLabel={intl.formatMessage({ id: "dialogs.close" })}
      size="small"
      title={<FormattedMessage id="table.menu.vacation" />}
      actions={
        <Button kind="main" onClick={send}>
          <FormattedMessage id="dialogs.vacation.take" values={{ days: Number(days) }} />
        </Button>
      }
    >
      <p>
        <FormattedMessage id="dialogs.vacation.left" values={{ days: most }} />
      </p>
      <Segmented
        label={intl.formatMessage({ id: "dialogs.vacation.days" })}
        value={days}
        onChange={choose}
        segments={[1, 2, 3, 5, 7, 14].filter((each) => each <= most).map((each) => ({ value: String(each), label: String(each) }))}
        isWide
      />
    </Dialog>
  );
}
