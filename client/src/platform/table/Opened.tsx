// What lies open above the table.
import { useCovering } from "@/platform/scoring/curtain";
import { Later, useFetched } from "./Later";
import { all, dialogs } from "./laterParts";
import { type Open, useTableState } from "./state";

/** The one thing that lies open, or nothing. */
export function Opened({ opened }: { opened: Open | null }) {
  const { open } = useTableState();
  useFetched(all);
  const isStaged = useCovering(opened !== null && opened.what !== "score");
  // What opens by itself at the end waits for a stage that is on.
  if (!opened || (isStaged && opened.what === "score")) return null;
  return <Later key={opened.what} part={dialogs} props={{ opened }} onFail={() => open(null)} again={() => open(opened)} />;
}
