// Quiet hours: a switch, two times of the day, the zone they are meant in, and the night as a picture of both.
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Select } from "@/kit/Select";
import { Switch } from "@/kit/Switch";
import { TextField } from "@/kit/TextField";
import type { QuietHours } from "@/wire/http";
import { Card } from "./Card";
import { cityOf, minutesOf, NIGHT, piecesOf, timeOf, zonesOf } from "./hours";
import type { Calls } from "./useCalls";
import * as wordsCss from "@/kit/words.module.css";
import * as css from "./Calls.module.css";

export function QuietCard({ calls: { settings, change } }: { calls: Calls }) {
  const intl = useIntl();
  const { quiet, zone, together } = settings.wishes;
  // A call a day comes by the clock, too.
  const hasZone = quiet !== null || together === "daily";
  const title = intl.formatMessage({ id: "notices.quiet" });
  const zones = zonesOf(zone);
  const choices = zones.map((value) => ({ value, label: intl.formatMessage({ id: "notices.zone.of" }, { city: cityOf(value, intl) }) }));
  return (
    <Card
      title={title}
      name="quiet"
      quiet={hasZone && zones.length === 1 && choices[0]?.label}
      end={
        <Switch
          label={<span className={wordsCss.hiddenWords}>{title}</span>}
          isOn={quiet !== null}
          onChange={(isOn) => change({ quiet: isOn ? NIGHT : null })}
        />
      }
    >
      {quiet && (
        <>
          <Night quiet={quiet} />
          <div className={css.hours}>
            <Hour
              label={intl.formatMessage({ id: "notices.quiet.begins" })}
              minutes={quiet.begins}
              onChange={(begins) => change({ quiet: { ...quiet, begins } })}
            />
            <Hour
              label={intl.formatMessage({ id: "notices.quiet.ends" })}
              minutes={quiet.ends}
              onChange={(ends) => change({ quiet: { ...quiet, ends } })}
            />
          </div>
        </>
      )}
      {hasZone && zones.length > 1 && (
        <div className={css.zone}>
          <Select
            label={intl.formatMessage({ id: "notices.zone" })}
            value={zone}
            onChange={(chosen) => change({ zone: chosen })}
            choices={choices}
          />
        </div>
      )}
      <p className={css.below}>
        {quiet ? (
          <FormattedMessage id="notices.quiet.about" values={{ end: timeOf(quiet.ends) }} />
        ) : (
          <FormattedMessage id="notices.quiet.off" />
        )}
      </p>
    </Card>
  );
}

interface HourProps {
  label: string;
  minutes: number;
  onChange: (minutes: number) => void;
}

/** What is being typed stays in the field until it is a time. */
function Hour({ label, minutes, onChange }: HourProps) {
  const [typed, type] = useState<string | null>(null);
  return (
    <TextField
      type="time"
      label={label}
      value={typed ?? timeOf(minutes)}
      onBlur={() => type(null)}
      onChange={(time) => {
        type(time);
        const read = minutesOf(time);
        if (read !== null) onChange(read);
      }}
    />
  );
}

const WIDE = 372;
const HIGH = 32;
const MARKS = [
  { hour: "12", at: 0 },
  { hour: "18", at: 0.25 },
  { hour: "00", at: 0.5 },
  { hour: "06", at: 0.75 },
] as const;

/** A day from noon to noon, with the night in the middle of it; the two fields say the same. */
function Night({ quiet }: { quiet: QuietHours }) {
  return (
    <svg className={css.night} viewBox={`0 0 ${WIDE} ${HIGH + 18}`} aria-hidden="true">
      <rect className={css.nightDay} x={0.5} y={0.5} width={WIDE - 1} height={HIGH - 1} rx={5} />
      {piecesOf(quiet).map(({ from, to }) => (
        <rect key={from} className={css.nightDark} x={from * WIDE} width={(to - from) * WIDE} height={HIGH} rx={3} />
      ))}
      {MARKS.map(({ hour, at }) => (
        <text key={hour} className={css.nightHour} x={at * WIDE} y={HIGH + 15} textAnchor={at === 0 ? "start" : "middle"}>
          {hour}
        </text>
      ))}
    </svg>
  );
}
