// A player's career, asked of the server; whose it is stays on the page while games against others are asked for.
import { useEffect, useState } from "react";
import { askFor, type Problem, problemOf } from "@/platform/api";
import { onChangeOfPlayer } from "@/platform/me";
import { type Against, careerPath } from "./address";
import type { Career } from "@/wire/http";

interface Kept {
  name: string;
  /** What it answers; "" where nothing is answered yet. */
  path: string;
  /** The latest of this player, whichever games it is about. */
  about: Career | null;
  problem: Problem | null;
}

export interface Asked {
  about: Career | null;
  /** What was asked for; null until the server has answered. */
  career: Career | null;
  problem: Problem | null;
  again: () => void;
}

/** Nobody has this name, or has it any more. */
export const isUnknown = (problem: Problem | null): boolean => problem?.code === "no_such_player";

const nothingOf = (name: string): Kept => ({ name, path: "", about: null, problem: null });

export function useCareer(name: string, against: Against): Asked {
  const path = careerPath(name, against);
  const [kept, keep] = useState<Kept>(() => nothingOf(name));
  const [tries, tryAgain] = useState(0);
  const known = kept.name === name ? kept : nothingOf(name);

  useEffect(() => {
    let isWanted = true;
    const change = (to: Partial<Kept>): void => keep((now) => ({ ...(now.name === name ? now : nothingOf(name)), ...to }));
    change({ path: "", problem: null });
    askFor<Career>("GET", path).then(
      (about) => isWanted && change({ path, about }),
      (thrown: unknown) => {
        const problem = problemOf(thrown);
        if (isWanted) change({ path, problem, ...(isUnknown(problem) && { about: null }) });
      },
    );
    return () => {
      isWanted = false;
    };
  }, [name, path, tries]);

  // Somebody else looks now, and may see more or less.
  useEffect(() => {
    const forget = onChangeOfPlayer(() => {
      keep((now) => nothingOf(now.name));
      tryAgain((count) => count + 1);
    });
    return () => void forget();
  }, []);

  const { about, problem } = known;
  const isAnswered = known.path === path;
  return {
    about,
    career: isAnswered && !problem ? about : null,
    problem: isAnswered ? problem : null,
    again: () => tryAgain((count) => count + 1),
  };
}
