// Proposing another clock: none, live or by days; the others are asked.
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Button } from "@/kit/Button";
import { Dialog } from "@/kit/Dialog";
import { Segmented } from "@/kit/Segmented";
import { Select } from "@/kit/Select";
import type { Clock } from "@/wire/table";
import { useTableState } from "./state";
import * as css from "./Dialogs.module.css";

const MINUTES = [3, 5, 10, 15, 25, 45, 60] as const;
const SECONDS = [0, 5, 10, 15, 30, 60] as const;
const DAYS = [1, 2, 3, 5, 7] as const;
const VACATION = 14;

/** A form for one wish; what is chosen is shown in words by everybody's prompt afterwards. */
export function PaceForm() {
  const intl = useIntl();
  const { sight, open, wish } = useTableState();
  const [kind, chooseKind] = useState<Clock["type"]>(sight.clock.type);
  const [minutes, chooseMinutes] = useState("10");
  const [seconds, chooseSeconds] = useState("15");
  const [days, chooseDays] = useState("2");
  const close = () => open(null);
  const send = () => {
    close();
    void wish({ type: "AskPace", clock: clockOf(kind, Number(minutes), Number(seconds), Number(days)) });
  };
  const say = (id: string, values: Record<string, number> = {}) => intl.formatMessage({ id }, values);
  return (
    <Dialog
      isOpen
      onClose={close}
      closeLabel={say("dialogs.close")}
      size="small"
      title={<FormattedMessage id="table.menu.pace" />}
      actions={
        <Button kind="main" onClick={send}>
          <FormattedMessage id="dialogs.pace.ask" />
        </Button>
      }
    >
      <div className={css.pace}>
        <p>
          <FormattedMessage id="dialogs.pace.how" />
        </p>
        <Kinds kind={kind} onChoose={chooseKind} />
        {kind === "live" && (
          <div className={css.paceTwo}>
            <Select
              label={say("dialogs.pace.bank")}
              value={minutes}
              onChange={chooseMinutes}
              choices={MINUTES.map((each) => ({ value: String(each), label: say("dialogs.pace.minutes", { count: each }) }))}
            />
            <Select
              label={say("dialogs.pace.increment")}
              value={seconds}
              onChange={chooseSeconds}
              choices={SECONDS.map((each) => ({ value: String(each), label: say("dialogs.pace.seconds", { count: each }) }))}
            />
          </div>
        )}
        {kind === "days" && (
          <Select
            label={say("dialogs.pace.each")}
            value={days}
            onChange={chooseDays}
            choices={DAYS.map((each) => ({ value: String(each), label: say("dialogs.pace.dayCount", { count: each }) }))}
          />
        )}
      </div>
    </Dialog>
  );
}

function Kinds({ kind, onChoose }: { kind: Clock["type"]; onChoose: (kind: Clock["type"]) => void }) {
  const intl = useIntl();
  return (
    <Segmented
      label={intl.formatMessage({ id: "dialogs.pace.kind" })}
      value={kind}
      onChange={onChoose}
      segments={[
        { value: "none", label: intl.formatMessage({ id: "dialogs.pace.none" }) },
        { value: "live", label: intl.formatMessage({ id: "dialogs.pace.live" }) },
        { value: "days", label: intl.formatMessage({ id: "dialogs.pace.days" }) },
      ]}
      isWide
    />
  );
}

function clockOf(kind: Clock["type"], minutes: number, seconds: number, days: number): Clock {
  switch (kind) {
    case "none":
      return { type: "none" };
    case "live":
      return { type: "live", bank_ms: minutes * 60_000, increment_ms: seconds * 1_000 };
    case "days":
      return { type: "days", days, vacation: VACATION };
  }
}
