// The cases of the desk. What comes meanwhile is announced, and stands in the list only when it is asked for.
import { useCallback, useEffect, useRef, useState } from "react";
import { type Problem, problemOf } from "@/platform/api";
import type { CaseCard } from "@/wire/http";
import { askDesk, type Which } from "./asking";

const AGAIN = 15_000;

interface Shown {
  which: Which;
  cases: readonly CaseCard[];
  next: number | null;
  waiting: number;
  oldest: number | null;
}

export interface DeskState {
  /** Null until the server has answered. */
  shown: Shown | null;
  problem: Problem | null;
  /** Cases that came since the list was shown. */
  fresh: number;
  /** Shows the list as it is now. */
  refresh: () => void;
  more: () => void;
}

export function useDesk(which: Which): DeskState {
  const [shown, show] = useState<Shown | null>(null);
  const [problem, fail] = useState<Problem | null>(null);
  const [fresh, count] = useState(0);
  // What was begun at one list, such as a decision, may end at another: that one is refreshed.
  const wanted = useRef(which);
  wanted.current = which;
  const refresh = useCallback(() => {
    const asked = wanted.current;
    askDesk(asked).then(
      ({ cases, next, waiting, oldest_at: oldest }) => {
        if (asked !== wanted.current) return;
        show({ which: asked, cases, next, waiting, oldest });
        count(0);
        fail(null);
      },
      (thrown: unknown) => asked === wanted.current && fail(problemOf(thrown)),
    );
  }, []);
  useEffect(refresh, [refresh, which]);

  const known = shown?.which === which ? shown : null;
  useEffect(() => {
    if (!known || which === "decided") return undefined;
    const ids = new Set(known.cases.map(({ id }) => id));
    const timer = setInterval(() => {
      if (document.hidden) return;
      askDesk(which).then(
        ({ cases }) => count(cases.filter(({ id }) => !ids.has(id)).length),
        () => {}, // it is asked again soon
      );
    }, AGAIN);
    return () => clearInterval(timer);
  }, [known, which]);

  const more = (): void => {
    if (!known || known.next === null) return;
    askDesk(which, known.next).then(
      // Not into another list, nor below one that was refreshed meanwhile.
      ({ cases, next }) => show((now) => (now === known ? { ...known, cases: [...known.cases, ...cases], next } : now)),
      (thrown: unknown) => which === wanted.current && fail(problemOf(thrown)),
    );
  };
  return { shown: known, problem, fresh, refresh, more };
}
