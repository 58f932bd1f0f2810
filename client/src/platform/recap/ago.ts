// How long ago a player moved, for one who comes back after hours.
import { useIntl } from "react-intl";
import { useTableState } from "@/platform/table/state";

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** "5 hours ago", or null where it is not long ago. */
export function useAgo(at: number): string | null {
  const intl = useIntl();
  const { serverNow } = useTableState();
  const passed = serverNow() - at;
  if (passed < HOUR) return null;
  return passed < 2 * DAY
    ? intl.formatRelativeTime(-Math.floor(passed / HOUR), "hour")
    : intl.formatRelativeTime(-Math.floor(passed / DAY), "day");
}
