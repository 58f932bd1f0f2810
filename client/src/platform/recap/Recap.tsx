// What others did since one's own last move, at the start of one's turn: fetched only where there is something to tell.
import { Suspense, lazy } from "react";
import { useTableState } from "@/platform/table/state";

const Told = lazy(() => import("./Told"));

/** Takes the place that it is given, about 300 px wide; on a phone a row of 54 px. `onLog` brings the log into sight. */
export function Recap({ onLog }: { onLog: () => void }) {
  const { rows, sight, game } = useTableState();
  const isAsked = game.recap && sight.phase === "playing" && sight.moves.length > 0;
  // Before the first own move there is nothing that it could begin with, and a table opens with less to fetch.
  if (!isAsked || !rows.some(({ what }) => what.type === "PlayedShown" && what.seat === sight.viewer)) return null;
  return (
    <Suspense fallback={null}>
      <Told onLog={onLog} />
    </Suspense>
  );
}
