// For how long: a day, a week, a month, or another number of days.
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Labelled } from "@/kit/Labelled";
import { Segmented } from "@/kit/Segmented";
import { TextField } from "@/kit/TextField";

const USUAL = [1, 7, 30] as const;

export function HowLong({ days, onChange }: { days: number; onChange: (days: number) => void }) {
  const intl = useIntl();
  const [isOther, other] = useState(() => !USUAL.some((usual) => usual === days));
  const choose = (value: string): void => {
    other(value === "other");
    if (value !== "other") onChange(Number(value));
  };
  return (
    <>
      <Labelled label={intl.formatMessage({ id: "desk.long" })}>
        {(label) => (
          <Segmented
            label={label}
            isWide
            value={isOther ? "other" : String(days)}
            onChange={choose}
            segments={[
              ...USUAL.map((usual) => ({ value: String(usual), label: intl.formatMessage({ id: "desk.days" }, { count: usual }) })),
              { value: "other", label: intl.formatMessage({ id: "desk.long.other" }) },
            ]}
          />
        )}
      </Labelled>
      {isOther && (
        <TextField
          type="number"
          min={1}
          max={3650}
          inputMode="numeric"
          label={<FormattedMessage id="desk.long.days" />}
          value={Number.isNaN(days) ? "" : String(days)}
          onChange={(value) => onChange(Number.parseInt(value, 10))}
        />
      )}
    </>
  );
}
