// Who has the whole page: what lies open above a table, or the stage of a game. Never both, and a stage only at a live table.
import { useEffect } from "react";
import { create } from "zustand";

interface Curtain {
  /** A table is played here: a replay has no stage. */
  isLive: boolean;
  /** A dialog of the table lies open. */
  isCovered: boolean;
  /** A stage is on; dialogs that open by themselves wait for it. */
  isStaged: boolean;
  /** The end is being counted: the ways on come after it. */
  isCounting: boolean;
}

export const useCurtain = create<Curtain>(() => ({ isLive: false, isCovered: false, isStaged: false, isCounting: false }));

/** For the table: says what lies open, and is told whether a stage is on. */
export function useCovering(isCovered: boolean): boolean {
  useEffect(() => useCurtain.setState({ isLive: true, isCovered }), [isCovered]);
  useEffect(() => () => useCurtain.setState({ isLive: false, isCovered: false }), []);
  return useCurtain(({ isStaged }) => isStaged);
}

/** For a stage: has the page for as long as it is there. */
export function useStaged(): void {
  useEffect(() => {
    useCurtain.setState({ isStaged: true });
    return () => useCurtain.setState({ isStaged: false });
  }, []);
}
