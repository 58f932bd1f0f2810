// How much time a new table gives: none is counted, a bank for the whole game, or days for each move.
import { FormattedMessage, useIntl } from "react-intl";
import { Labelled } from "@/kit/Labelled";
import { Segmented } from "@/kit/Segmented";
import { Select } from "@/kit/Select";
import { classes } from "@/kit/classes";
import type { Clock } from "@/wire/table";
import * as wordsCss from "@/kit/words.module.css";
import * as css from "./MakeTable.module.css";

/** Everything that was chosen, so that going to another kind of clock and back forgets nothing. */
export interface ClockWish {
  kind: Clock["type"];
  minutes: number;
  seconds: number;
  days: number;
  vacation: number;
}

export const USUAL_CLOCK: ClockWish = { kind: "none", minutes: 15, seconds: 15, days: 3, vacation: 7 };

const MINUTES = [5, 10, 15, 20, 30, 45, 60];
const SECONDS = [0, 5, 10, 15, 30, 60];
const DAYS = [1, 2, 3, 5, 7, 14];
const VACATION = [0, 3, 7, 14, 30];

/** The same with a clock: a live one where none was chosen. */
export const timed = (wish: ClockWish): ClockWish => (wish.kind === "none" ? { ...wish, kind: "live" } : wish);

/** The clock as the server wants it. */
export function clockOf(wish: ClockWish): Clock {
  switch (wish.kind) {
    case "none":
      return { type: "none" };
    case "live":
      return { type: "live", bank_ms: wish.minutes * 60_000, increment_ms: wish.seconds * 1_000 };
    case "days":
      return { type: "days", days: wish.days, vacation: wish.vacation };
  }
}

interface ClockFieldsProps {
  wish: ClockWish;
  onChange: (wish: ClockWish) => void;
}

const list = (values: readonly number[], words: (value: number) => string) =>
  values.map((value) => ({ value: String(value), label: words(value) }));

/** `isRated` games have a clock, and it is said that they do. */
export function ClockFields({ wish, isRated, onChange }: ClockFieldsProps & { isRated: boolean }) {
  const intl = useIntl();
  return (
    <>
      <Labelled label={intl.formatMessage({ id: "start.make.clock" })}>
        {(label) => (
          <Segmented
            label={label}
            isWide
            value={wish.kind}
            onChange={(kind) => onChange({ ...wish, kind })}
            segments={[
              { value: "none", label: intl.formatMessage({ id: "start.make.clock.none" }), isDisabled: isRated },
              { value: "live", label: intl.formatMessage({ id: "start.make.clock.live" }) },
              { value: "days", label: intl.formatMessage({ id: "start.make.clock.days" }) },
            ]}
          />
        )}
      </Labelled>
      {isRated && (
        <p className={classes(css.makeNote, wordsCss.quiet)} role="status">
          <FormattedMessage id="start.make.clock.rated" />
        </p>
      )}
      {wish.kind === "live" && <LiveFields wish={wish} onChange={onChange} />}
      {wish.kind === "days" && <DaysFields wish={wish} onChange={onChange} />}
    </>
  );
}

/** Time for the whole game, and more after each move. */
function LiveFields({ wish, onChange }: ClockFieldsProps) {
  const intl = useIntl();
  return (
    <div className={css.makeTwo}>
      <Select
        label={intl.formatMessage({ id: "start.make.bank" })}
        value={String(wish.minutes)}
        onChange={(text) => onChange({ ...wish, minutes: Number(text) })}
        choices={list(MINUTES, (minutes) => intl.formatMessage({ id: "start.make.bank.minutes" }, { minutes }))}
      />
      <Select
        label={intl.formatMessage({ id: "start.make.increment" })}
        value={String(wish.seconds)}
        onChange={(text) => onChange({ ...wish, seconds: Number(text) })}
        choices={list(SECONDS, (seconds) =>
          seconds
            ? intl.formatMessage({ id: "start.make.increment.seconds" }, { seconds })
            : intl.formatMessage({ id: "start.make.increment.none" }),
        )}
      />
    </div>
  );
}

/** Days for each move, and days off. */
function DaysFields({ wish, onChange }: ClockFieldsProps) {
  const intl = useIntl();
  return (
    <div className={css.makeTwo}>
      <Select
        label={intl.formatMessage({ id: "start.make.days" })}
        value={String(wish.days)}
        onChange={(text) => onChange({ ...wish, days: Number(text) })}
        choices={list(DAYS, (days) => intl.formatMessage({ id: "start.make.days.days" }, { days }))}
      />
      <Select
        label={intl.formatMessage({ id: "start.make.vacation" })}
        value={String(wish.vacation)}
        onChange={(text) => onChange({ ...wish, vacation: Number(text) })}
        choices={list(VACATION, (days) =>
          days ? intl.formatMessage({ id: "start.make.days.days" }, { days }) : intl.formatMessage({ id: "start.make.vacation.none" }),
        )}
      />
    </div>
  );
}
