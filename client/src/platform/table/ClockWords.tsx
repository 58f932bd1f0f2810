// A clock and a time in words, in the reader's language.
import { FormattedMessage } from "react-intl";
import type { Clock } from "@/wire/table";
import { written } from "./clock";

/** How a table counts time, such as "10 minutes and 15 seconds a move". */
export function ClockWords({ clock }: { clock: Clock }) {
  switch (clock.type) {
    case "none":
      return <FormattedMessage id="table.clock.none" />;
    case "live":
      return (
        <FormattedMessage
          id="table.clock.live"
          values={{ minutes: Math.round(clock.bank_ms / 6_000) / 10, seconds: Math.round(clock.increment_ms / 1_000) }}
        />
      );
    case "days":
      return <FormattedMessage id="table.clock.days" values={{ days: clock.days, vacation: clock.vacation }} />;
  }
}

/** A time that is left or was given. */
export function Duration({ ms }: { ms: number }) {
  const time = written(ms);
  if (time.kind === "clock") return time.text;
  return <FormattedMessage id="table.clock.left" values={{ days: time.days, hours: time.hours }} />;
}
