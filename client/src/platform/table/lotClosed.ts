// When a lot on the clock is closed: the table shows how it went.
import { useEffect, useRef } from "react";
import { goOn } from "@/platform/connection";
import { type Open, useTableState } from "./state";

/** Opens the last lot as soon as it is closed, unless the next one is called already or something else lies open. */
export function useLotClosed(opened: Open | null): void {
  const { rows, sight, open } = useTableState();
  const closed = rows.findLast(({ what }) => what.type === "LotClosed")?.seq ?? 0;
  // What was before one came is told by the log, whose older rows may come later.
  const seen = useRef(sight.version);
  const isNext = sight.lot !== null;
  const isRead = opened?.what === "lot" && opened.isFresh;
  useEffect(() => (isRead ? () => goOn(sight.table) : undefined), [isRead, sight.table]);
  useEffect(() => {
    if (closed > seen.current && !isNext && opened === null) open({ what: "lot", seq: closed, isFresh: true });
    if (isNext && opened?.what === "lot") open(null);
    seen.current = Math.max(seen.current, closed);
  }, [closed, isNext]);
}
