// What lies open above the table.
import { Later, useFetched } from "./Later";
import { all, dialogs } from "./laterParts";
import { type Open, useTableState } from "./state";

/** The one thing that lies open, or nothing. */
export function Opened({ opened }: { opened: Open | null }) {
  const { open } = useTableState();
  useFetched(all);
  if (!opened) return null;
  return <Later key={opened.what} part={dialogs} props={{ opened }} onFail={() => open(null)} again={() => open(opened)} />;
}
