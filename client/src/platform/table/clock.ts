// What is left on a seat's clock at a moment of the server's time, and how it is written.
import type { Clock, SeatSight } from "@/wire/table";

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** From here on a live clock is shown as running out. */
const SHORT_LIVE = 30 * SECOND;
const SHORT_DAYS = 6 * HOUR;

/** A seat's time as it is shown. */
export interface TimeLeft {
  ms: number;
  ticking: boolean;
  short: boolean;
}

/** What a seat has left; null where nobody counts. A bot's clock stands still: the server gives it no time to lose. */
export function timeLeft(clock: Clock, seat: SeatSight, serverNow: number): TimeLeft | null {
  if (clock.type === "none" || seat.bot !== "") return null;
  const ticking = seat.since > 0 && seat.stand_in === "";
  const ms = Math.max(0, ticking ? seat.bank_ms - Math.max(0, serverNow - seat.since) : seat.bank_ms);
  return { ms, ticking, short: ms < (clock.type === "live" ? SHORT_LIVE : SHORT_DAYS) };
}

/** The parts of a time that are shown: days and hours when there is much, minutes and seconds when there is little. */
export type Written = { kind: "days"; days: number; hours: number } | { kind: "clock"; text: string };

/** How a time is written. Seconds are rounded up, so that 0:00 means that it is over. */
export function written(ms: number): Written {
  if (ms >= DAY) return { kind: "days", days: Math.floor(ms / DAY), hours: Math.floor((ms % DAY) / HOUR) };
  const seconds = Math.ceil(ms / SECOND);
  const two = (number: number) => String(number).padStart(2, "0");
  const rest = `${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`;
  return { kind: "clock", text: seconds >= 3600 ? `${Math.floor(seconds / 3600)}:${rest}` : rest.replace(/^0/, "") };
}

/** How long until what is written changes: a clock wakes no more often than it has something new to show. */
export function untilChange(ms: number): number {
  if (ms >= DAY) return Math.min(MINUTE, ms % HOUR || HOUR);
  return ms % SECOND || SECOND;
}
