// Keys of a replay: arrows step, space plays, Home and End jump; never where a key already means something else.
import { useEffect, useRef } from "react";
import type { Wish } from "./playing";

const WISHES: Readonly<Record<string, Wish>> = {
  ArrowLeft: { to: "before" },
  ArrowRight: { to: "next" },
  Home: { to: "first" },
  End: { to: "last" },
  " ": { to: "toggle" },
};

/** What a key wishes where it was pressed, or null. */
export function wishOf(key: string, target: EventTarget | null): Wish | null {
  const wish = WISHES[key];
  if (!wish) return null;
  if (target instanceof HTMLElement) {
    // Fields, tabs and the board walk with the arrows themselves; a button is pressed with space.
    if (target.isContentEditable || target.closest("input, select, textarea, [role=tablist], [role=radiogroup], [data-replay-board]"))
      return null;
    if (key === " " && target.closest("button, a, summary")) return null;
  }
  return wish;
}

export function useReplayKeys(wish: (wish: Wish) => void): void {
  const latest = useRef(wish);
  latest.current = wish;
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
      if (document.querySelector("[role=dialog], [role=alertdialog], [role=menu]")) return;
      const wished = wishOf(event.key, event.target);
      if (!wished) return;
      event.preventDefault();
      latest.current(wished);
    };
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, []);
}
