// A seat's clock, ticking by itself: only this small part is drawn anew each second.
import { useEffect, useState } from "react";
import { useIntl } from "react-intl";
import { Icon } from "@/kit/Icon";
import { classes } from "@/kit/classes";
import type { Clock, SeatSight } from "@/wire/table";
import { Duration } from "./ClockWords";
import { timeLeft, untilChange } from "./clock";
import * as css from "./Players.module.css";

interface ClockFaceProps {
  clock: Clock;
  seat: SeatSight;
  serverNow: () => number;
  size?: number;
}

/** The time left to a seat, or nothing where nobody counts. */
export function ClockFace({ clock, seat, serverNow, size = 15 }: ClockFaceProps) {
  const intl = useIntl();
  const [, tick] = useState(0);
  const left = timeLeft(clock, seat, serverNow());
  const wait = left?.ticking && left.ms > 0 ? untilChange(left.ms) : 0;
  useEffect(() => {
    if (!wait) return undefined;
    const timer = setTimeout(() => tick((count) => count + 1), wait + 5);
    return () => clearTimeout(timer);
  });
  if (!left) return null;
  return (
    <span
      className={classes(css.clock, left.ticking && css.clockTicking, left.short && css.clockShort)}
      role="timer"
      aria-label={intl.formatMessage({ id: "table.clock.label" })}
      aria-live="off"
    >
      <Icon name="i-clock" size={size} />
      <Duration ms={left.ms} />
    </span>
  );
}
