// Keys for the hand that does not want to reach for the mouse; each can be turned off for those whom they disturb.
import { useLayoutEffect, useRef } from "react";
import { create } from "zustand";
import { memory } from "@/platform/settings";

const KEY = "mokum.keys";

/** Whether single letters do something: people who dictate need them off. */
export const useShortcutsOn = create<{ on: boolean }>(() => ({ on: memory.read(KEY) !== "off" }));

export function turnShortcuts(on: boolean): void {
  useShortcutsOn.setState({ on });
  memory.write(KEY, on ? null : "off");
}

/** Where letters are letters; whoever chooses one of several ways writes nothing. */
function isWriting(target: EventTarget | null): boolean {
  if (target instanceof HTMLInputElement && (target.type === "radio" || target.type === "checkbox")) return false;
  return target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));
}

/** Which figure is printed on a key that is held with Shift: what it writes is another sign on every keyboard. */
const shifted = ({ shiftKey, code }: KeyboardEvent): string => (shiftKey && /^Digit\d$/.test(code) ? `shift+${code.slice(-1)}` : "");

/**
 * Does what belongs to a key, or to `shift+1`, unless somebody writes, holds a modifier or has a dialog open.
 *
 * Listened to before anything is painted: whoever sees the table can use its keys.
 */
export function useShortcuts(doing: Readonly<Record<string, () => void>>): void {
  const latest = useRef(doing);
  latest.current = doing;
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
      if (!useShortcutsOn.getState().on || isWriting(event.target)) return;
      if (document.querySelector("[role=dialog], [role=alertdialog], [role=menu]")) return;
      const act = latest.current[shifted(event)] ?? latest.current[event.key.toLowerCase()];
      if (!act) return;
      event.preventDefault();
      act();
    };
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, []);
}

/** The same for one key of a dialog, while that lies open. */
export function useKeyHere(key: string, act: () => void): void {
  const latest = useRef(act);
  latest.current = act;
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey || event.repeat) return;
      if (!useShortcutsOn.getState().on || isWriting(event.target) || event.key.toLowerCase() !== key) return;
      event.preventDefault();
      latest.current();
    };
    // A dialog keeps keys to itself: this one is heard before it.
    document.addEventListener("keydown", press, true);
    return () => document.removeEventListener("keydown", press, true);
  }, [key]);
}
