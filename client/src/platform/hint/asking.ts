// Asks for a hint, and again when a move of one's own is to be weighed.
import { useEffect, useState } from "react";
import { api, problemOf } from "@/platform/api";
import type { TipShape } from "@/wire/http";

const LOOKING_AFTER = 300;

export interface Asked {
  told: TipShape | null;
  /** It takes long enough to say so. */
  isLooking: boolean;
  isRefused: boolean;
  /** The move that is weighed beside the others, "" for none. */
  mine: string;
  weigh: (move: string) => void;
  again: () => void;
}

export function useAsked(table: string): Asked {
  const [mine, weigh] = useState("");
  const [tries, setTries] = useState(0);
  const [told, tell] = useState<TipShape | null>(null);
  const [isLooking, look] = useState(false);
  const [isRefused, refuse] = useState(false);
  useEffect(() => {
    let isHere = true;
    refuse(false);
    const timer = setTimeout(() => look(true), LOOKING_AFTER);
    void api
      .tip(table, mine)
      .then((answer) => isHere && tell(answer))
      .catch((thrown: unknown) => isHere && refuse(problemOf(thrown).status >= 0))
      .finally(() => {
        clearTimeout(timer);
        if (isHere) look(false);
      });
    return () => {
      isHere = false;
      clearTimeout(timer);
    };
  }, [table, mine, tries]);
  return { told, isLooking, isRefused, mine, weigh, again: () => setTries((count) => count + 1) };
}
