// Keys on the quay: arrows walk along the houses, S starts. Enter is the button's own.
import { useEffect, useRef } from "react";
import { useShortcutsOn } from "@/platform/table/shortcuts";

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** Goes to the next button that asks somebody, or to the first one. */
function walk(step: number): void {
  const all = [...document.querySelectorAll<HTMLElement>("[data-ask]")];
  const now = all.findIndex((button) => button === document.activeElement);
  all[now < 0 ? 0 : (now + step + all.length) % all.length]?.focus();
}

/** Fields and other buttons keep their keys; arrows that scroll a page stay the page's. */
function isOnQuay(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.dataset["ask"] !== undefined;
}

export function useKeys(start: () => void): void {
  const now = useRef(start);
  useEffect(() => {
    now.current = start;
  });
  useEffect(() => {
    const hear = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      const { target, key } = event;
      const isNowhere = target === document.body || (target instanceof HTMLElement && target.tagName === "H1");
      const step = STEPS[key];
      if (step !== undefined && (isOnQuay(target) || (isNowhere && !key.endsWith("Up") && !key.endsWith("Down")))) {
        event.preventDefault();
        walk(step);
      }
      if (key.toLowerCase() === "s" && useShortcutsOn.getState().on && (isOnQuay(target) || isNowhere)) now.current();
    };
    window.addEventListener("keydown", hear);
    return () => window.removeEventListener("keydown", hear);
  }, []);
}
