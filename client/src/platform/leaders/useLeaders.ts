// The leaders of a game at a pace, asked of the server, and again when somebody else looks.
import { useEffect, useState } from "react";
import { askFor, type Problem, problemOf } from "@/platform/api";
import { onChangeOfPlayer } from "@/platform/me";
import { leadersAddress, type Pace } from "./address";
import type { Leaders } from "@/wire/http";

interface Kept {
  /** What it answers; "" where nothing is answered yet. */
  path: string;
  leaders: Leaders | null;
  problem: Problem | null;
}

export interface Asked {
  /** Null until the server has answered. */
  leaders: Leaders | null;
  problem: Problem | null;
  again: () => void;
}

const NOTHING: Kept = { path: "", leaders: null, problem: null };

export function useLeaders(game: string, pace: Pace): Asked {
  // The server has them at the address of the page.
  const path = leadersAddress(game, pace);
  const [kept, keep] = useState(NOTHING);
  const [tries, tryAgain] = useState(0);

  useEffect(() => {
    let isWanted = true;
    keep(NOTHING);
    askFor<Leaders>("GET", path).then(
      (leaders) => isWanted && keep({ path, leaders, problem: null }),
      (thrown: unknown) => isWanted && keep({ path, leaders: null, problem: problemOf(thrown) }),
    );
    return () => {
      isWanted = false;
    };
  }, [path, tries]);

  // Which of them is whoever looks, and their own rating, is another matter now.
  useEffect(() => {
    const forget = onChangeOfPlayer(() => tryAgain((count) => count + 1));
    return () => void forget();
  }, []);

  const { leaders, problem } = kept.path === path ? kept : NOTHING;
  return { leaders, problem, again: () => tryAgain((count) => count + 1) };
}
