// Lots that are sold on a falling clock, for whichever game has them on its table.
import { useEffect, useMemo, useState } from "react";
import { useStore } from "zustand";
import { follow, listen, skip, urge } from "@/platform/connection";
import { uuid } from "@/platform/connection/random";
import { LotRun } from "./run";
import type { LotState } from "./state";

export type { Place } from "./path";
export type { Link, LotState, Phase } from "./state";

/** A lot as a game shows it. */
export interface Lot extends LotState {
  /** Where the price is at a time of `performance.now()`, asked for each picture that is drawn; null before it opens. */
  look: LotRun["look"];
  /** Presses at the step that is shown; the time is that of the hand. */
  press: LotRun["press"];
  stopAt: LotRun["stopAt"];
}

function makeRun(table: string): LotRun {
  return new LotRun(table, {
    now: () => performance.now(),
    later: (ms, what) => {
      const timer = setTimeout(what, ms);
      return () => clearTimeout(timer);
    },
    uuid,
    isHidden: () => document.hidden,
    send: urge,
    skip: () => skip(table),
  });
}

/** The lots of a table that sells them on a clock, for as long as the component is there. */
export function useLot(table: string): Lot {
  const [run] = useState(() => makeRun(table));
  useEffect(() => {
    const wake = () => !document.hidden && run.wake();
    document.addEventListener("visibilitychange", wake);
    const deaf = listen((message, heard) => run.hear(message, heard));
    const gone = follow(table, ({ sight, screen }) => {
      const lot = sight?.lot ?? null;
      run.follow({ lot, viewer: sight?.viewer ?? -1, isOnScreen: (screen.sight?.lot?.call ?? 0) === (lot?.call ?? 0) });
    });
    run.begin();
    return () => {
      document.removeEventListener("visibilitychange", wake);
      deaf();
      gone();
      run.end();
    };
  }, [run, table]);
  const state = useStore(run.store);
  const ways = useMemo(
    () => ({
      look: (now: number) => run.look(now),
      press: (at: number) => run.press(at),
      stopAt: (step: number | null) => run.stopAt(step),
    }),
    [run],
  );
  return useMemo(() => ({ ...state, ...ways }), [state, ways]);
}
