// The analysis of a game: asked for, begun, and asked for again while it is worked out.
import { useCallback, useEffect, useState } from "react";
import { type Problem, problemOf } from "@/platform/api";
import { type Analysis, askAnalysis, beginAnalysis } from "./report";

/** Milliseconds between two questions while it is worked out, and after a question without an answer. */
const WORKING = 1_000;
const AGAIN = 4_000;

export interface Known {
  /** Null until the server has answered. */
  readonly analysis: Analysis | null;
  /** Why it cannot be had. */
  readonly problem: Problem | null;
  readonly isBeginning: boolean;
  readonly begin: () => Promise<void>;
}

export function useAnalysis(table: string, invitation: string): Known {
  const [analysis, tell] = useState<Analysis | null>(null);
  const [problem, fail] = useState<Problem | null>(null);
  const [isBeginning, setBeginning] = useState(false);
  const [asked, again] = useState(0);

  useEffect(() => {
    let isWanted = true;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const ask = async (): Promise<void> => {
      let next: number | null = AGAIN;
      try {
        const now = await askAnalysis(table, invitation);
        if (!isWanted) return;
        tell(now);
        fail(null);
        next = now.state === "working" ? WORKING : null;
      } catch (thrown) {
        if (!isWanted) return;
        const why = problemOf(thrown);
        fail(why);
        if (why.status >= 400 && why.status < 500) next = null;
      }
      if (next !== null) timer = setTimeout(() => void ask(), next);
    };
    void ask();
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [table, invitation, asked]);

  const begin = useCallback(async () => {
    setBeginning(true);
    try {
      await beginAnalysis(table, invitation);
      fail(null);
      again((count) => count + 1);
    } catch (thrown) {
      fail(problemOf(thrown));
    } finally {
      setBeginning(false);
    }
  }, [table, invitation]);
  return { analysis, problem, isBeginning, begin };
}
