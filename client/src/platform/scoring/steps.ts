// Something that is told in steps: it goes on by itself after a rest, or at once by a key; it can be stopped, skipped and seen again.
import { type KeyboardEvent, useEffect, useState } from "react";
import { useShortcutsOn } from "@/platform/table/shortcuts";

export interface Steps {
  /** The step that is shown; `count` once all are. */
  at: number;
  isDone: boolean;
  isPaused: boolean;
  next: () => void;
  all: () => void;
  again: () => void;
  pause: () => void;
}

interface Told {
  count: number;
  /** Milliseconds for each step. */
  rest: number;
  /** Where it begins: at 0, or at `count` where only the end is wanted. */
  from?: number;
  /** It waits, such as while it is put aside. */
  isWaiting?: boolean;
}

export function useSteps({ count, rest, from = 0, isWaiting = false }: Told): Steps {
  const [at, go] = useState(from);
  const [isPaused, pause] = useState(false);
  const isDone = at >= count;
  useEffect(() => {
    if (isDone || isPaused || isWaiting) return undefined;
    const timer = setTimeout(() => go(at + 1), rest);
    return () => clearTimeout(timer);
  }, [at, isDone, isPaused, isWaiting, rest]);
  return {
    at: Math.min(at, count),
    isDone,
    isPaused,
    next: () => go(Math.min(at + 1, count)),
    all: () => go(count),
    again: () => {
      pause(false);
      go(0);
    },
    pause: () => pause(!isPaused),
  };
}

/** Keys by what they do, for the part that has the focus in it. Space on a button presses that button, as everywhere. */
export function onStepKeys(doing: Readonly<Record<string, () => void>>): (event: KeyboardEvent) => void {
  return (event) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
    const isLetter = /^[a-z]$/i.test(event.key);
    if (isLetter && !useShortcutsOn.getState().on) return;
    if (event.key === " " && event.target instanceof HTMLElement && event.target.closest("button, a, input, summary")) return;
    const act = doing[event.key.toLowerCase()];
    if (!act) return;
    event.preventDefault();
    act();
  };
}
