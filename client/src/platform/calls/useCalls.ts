// What one is called for, and how: changed on the screen at once, and kept by the server one change after the other.
import { useCallback, useEffect, useRef, useState } from "react";
import { toast } from "@/kit/Toast";
import { useProblemWords } from "@/platform/people/problems";
import type { CallSettings, CallWays, CallWishes } from "@/wire/http";
import { askSettings, keepWishes } from "./asking";

export interface Calls {
  settings: CallSettings;
  change: (wishes: Partial<CallWishes>) => void;
  /** The server told of the ways with something that was asked. */
  became: (ways: CallWays) => void;
}

/** Undefined until the server has said it, and null where it could not. */
export function useCalls(): { calls: Calls | null | undefined; again: () => void } {
  const [settings, show] = useState<CallSettings | null | undefined>();
  const again = useCallback(() => {
    askSettings().then(show, () => show(null));
  }, []);
  useEffect(again, [again]);
  const keep = useKeeping(again);
  if (!settings) return { calls: settings, again };
  const change = (wish: Partial<CallWishes>): void => {
    const wishes = { ...settings.wishes, ...wish };
    show({ ...settings, wishes });
    keep(wishes);
  };
  const became = (ways: CallWays): void => show((now) => now && { ...now, ways });
  return { calls: { settings, change, became }, again };
}

/** One question at a time; of what is changed meanwhile only the last counts. What is refused is shown as it was. */
function useKeeping(again: () => void): (wishes: CallWishes) => void {
  const wordsOf = useProblemWords();
  const waiting = useRef<CallWishes | null>(null);
  const isKeeping = useRef(false);
  return (wishes) => {
    waiting.current = wishes;
    if (isKeeping.current) return;
    isKeeping.current = true;
    void (async () => {
      try {
        for (let next = waiting.current; next; next = waiting.current) {
          waiting.current = null;
          await keepWishes(next);
        }
      } catch (problem) {
        waiting.current = null;
        toast(wordsOf(problem), { tone: "warn" });
        again();
      } finally {
        isKeeping.current = false;
      }
    })();
  };
}
