// Keys of an analysis: J and K go by moments, arrows by moves, P and B change the board, T tries it, Escape goes back.
import { useEffect, useRef } from "react";
import { useShortcutsOn } from "@/platform/table/shortcuts";

export type Deed = "before" | "next" | "back" | "on" | "first" | "last" | "played" | "better" | "try" | "leave";

const LETTERS: Readonly<Record<string, Deed>> = { j: "before", k: "next", p: "played", b: "better", t: "try" };
const OTHERS: Readonly<Record<string, Deed>> = { ArrowLeft: "back", ArrowRight: "on", Home: "first", End: "last", Escape: "leave" };
/** What walks with the arrows itself. */
const WALKS = "select, textarea, input:not([type=range]), [role=tablist], [role=radiogroup], [data-replay-board]";

/** What a key does where it was pressed, or null. */
export function deedOf(key: string, target: EventTarget | null, hasLetters: boolean): Deed | null {
  const element = target instanceof HTMLElement || target instanceof SVGElement ? target : null;
  const isWriting = element?.closest("textarea, select, input:not([type=range]):not([type=radio])") !== null && element !== null;
  const letter = LETTERS[key.toLowerCase()];
  if (letter) return hasLetters && !isWriting ? letter : null;
  const other = OTHERS[key];
  if (!other) return null;
  if (other === "leave") return isWriting ? null : other;
  return element?.closest(WALKS) ? null : other;
}

export function useAnalysisKeys(act: (deed: Deed) => void): void {
  const latest = useRef(act);
  latest.current = act;
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
      if (document.querySelector("[role=dialog], [role=alertdialog], [role=menu]")) return;
      const deed = deedOf(event.key, event.target, useShortcutsOn.getState().on);
      if (!deed) return;
      event.preventDefault();
      latest.current(deed);
    };
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, []);
}
