// The server's time as the start page shows it: read again as often as something on the page changes with it.
import { useEffect, useReducer } from "react";
import { serverNow } from "@/platform/connection";
import { timeLeft } from "@/platform/table/clock";
import type { Sight } from "@/wire/table";
import type { Hall } from "./hall";

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** Whether each second counts for the player at this table: their clock runs, and is a live one or has little left. */
function isUrgent({ clock, awaited, viewer, seats }: Sight, now: number): boolean {
  const own = seats[viewer];
  const left = own && awaited.includes(viewer) ? timeLeft(clock, own, now) : null;
  return left !== null && left.ticking && left.ms > 0 && (clock.type === "live" || left.ms < HOUR);
}

/**
 * The time at each drawing. It draws again each second where one counts, otherwise each minute, and when the page comes
 * into sight again. It is read while drawing: a turn that has just begun must not be counted from before its beginning.
 */
export function useServerTime(sights: Hall["sights"]): number {
  const [, drawAgain] = useReducer((drawn: number) => drawn + 1, 0);
  const now = serverNow();
  const pause = Object.values(sights).some((sight) => isUrgent(sight, now)) ? SECOND : MINUTE;
  useEffect(() => {
    const look = (): void => void (document.hidden || drawAgain());
    const timer = setInterval(look, pause);
    document.addEventListener("visibilitychange", look);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", look);
    };
  }, [pause]);
  return now;
}
