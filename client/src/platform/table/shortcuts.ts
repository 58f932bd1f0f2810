// Keys for the hand that does not want to reach for the mouse; each can be turned off for those whom they disturb.
import { useEffect, useRef } from "react";
import { create } from "zustand";
import { memory } from "@/platform/settings";

const KEY = "mokum.keys";

/** Whether single letters do something: people who dictate need them off. */
export const useShortcutsOn = create<{ on: boolean }>(() => ({ on: memory.read(KEY) !== "off" }));

export function turnShortcuts(on: boolean): void {
  useShortcutsOn.setState({ on });
  memory.write(KEY, on ? null : "off");
}

/** Where letters are letters. */
function isWriting(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));
}

/** Does what belongs to a key, unless somebody writes, holds a modifier or has a dialog open. */
export function useShortcuts(doing: Readonly<Record<string, () => void>>): void {
  const latest = useRef(doing);
  latest.current = doing;
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
      if (!useShortcutsOn.getState().on || isWriting(event.target)) return;
      if (document.querySelector("[role=dialog], [role=alertdialog], [role=menu]")) return;
      const act = latest.current[event.key.toLowerCase()];
      if (!act) return;
      event.preventDefault();
      act();
    };
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, []);
}
