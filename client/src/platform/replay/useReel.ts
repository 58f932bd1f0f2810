// Fetches the steps of a replay one page after the other, those that are looked at first; switching eyes back is instant.
import { useEffect, useRef, useState } from "react";
import { type Problem, problemOf } from "@/platform/api";
import { askSteps, EMPTY_REEL, type Eyes, pageSize, type Reel, splice, wanted } from "./steps";

const AGAIN = 3000;

/** Refusals that a second question would not change. */
const FINAL: ReadonlySet<number> = new Set([400, 403, 404, 410, 422]);

export interface Fetched {
  readonly reel: Reel;
  /** Whose eyes the reel is of: until the first page through other eyes has come, what was seen before stays. */
  readonly eyes: Eyes;
  /** Why nothing more comes, or null. */
  readonly problem: Problem | null;
}

/** All that is known of a game through some eyes; more comes by itself, beginning near `at`. */
export function useReel(table: string, eyes: Eyes, invitation: string, at: number): Fetched {
  const [fetched, setFetched] = useState<ReadonlyMap<Eyes, Fetched>>(new Map());
  const [shown, show] = useState(eyes);
  const place = useRef(at);
  place.current = at;
  const known = useRef(new Map<Eyes, Reel>());

  useEffect(() => {
    let wantedStill = true;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const tell = (reel: Reel, problem: Problem | null) => setFetched((before) => new Map(before).set(eyes, { reel, eyes, problem }));
    const next = async (): Promise<void> => {
      const reel = known.current.get(eyes) ?? EMPTY_REEL;
      const from = wanted(reel, place.current, pageSize(eyes));
      if (from === null || !wantedStill) return;
      try {
        const more = splice(reel, await askSteps(table, eyes, from, invitation));
        if (!wantedStill) return;
        known.current.set(eyes, more);
        tell(more, null);
        void next();
      } catch (thrown) {
        if (!wantedStill) return;
        const problem = problemOf(thrown);
        tell(reel, problem);
        if (!FINAL.has(problem.status)) timer = setTimeout(() => void next(), AGAIN);
      }
    };
    void next();
    return () => {
      wantedStill = false;
      clearTimeout(timer);
    };
  }, [table, eyes, invitation]);

  const found = fetched.get(eyes);
  const isThere = found !== undefined && (found.reel.steps.has(at) || shown === eyes);
  useEffect(() => {
    if (isThere) show(eyes);
  }, [isThere, eyes]);
  const seen = isThere ? found : fetched.get(shown);
  return { reel: EMPTY_REEL, eyes, ...seen, problem: found?.problem ?? null };
}
