// The asked thing under the hand: it comes into sight, has the focus, and Enter does it from wherever nothing else has the focus.
import { useEffect, useRef } from "react";
import { shownAt } from "./light";

const FOCUSABLE = "button, a[href], input, select, textarea, [tabindex]";
const IDLE = "body, main, #board, #prompt, [data-taught]";

const isWriting = (element: Element | null): boolean =>
  element instanceof HTMLTextAreaElement || (element instanceof HTMLInputElement && !["radio", "checkbox"].includes(element.type));

/** What of a thing can have the focus: itself, or what lies in or around it. */
function holderOf(element: Element): HTMLElement | SVGElement | null {
  const found = element.matches(FOCUSABLE) ? element : (element.querySelector(FOCUSABLE) ?? element.closest(FOCUSABLE));
  return found instanceof HTMLElement || found instanceof SVGElement ? found : null;
}

function isInSight(element: Element): boolean {
  const { top, bottom, left, right } = element.getBoundingClientRect();
  return top >= 0 && left >= 0 && bottom <= window.innerHeight && right <= window.innerWidth;
}

/** When something new is asked: the board moves first, then the page, then the focus goes there. */
export function useFocusOn(at: string | null, isThere: boolean, reveal: (() => void) | undefined): void {
  const moving = useRef(reveal);
  moving.current = reveal;
  useEffect(() => {
    if (at === null || !isThere) return undefined;
    moving.current?.();
    const soon = requestAnimationFrame(() => {
      const target = shownAt(at);
      if (!target) return;
      if (!isInSight(target)) target.scrollIntoView({ block: "center", inline: "center" });
      if (!isWriting(document.activeElement)) holderOf(target)?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(soon);
  }, [at, isThere]);
}

/** Enter does what is asked, where the focus is on nothing else; Escape ends the lessons. */
export function useAskedKeys(at: string | null, end: () => void): void {
  const ending = useRef(end);
  ending.current = end;
  useEffect(() => {
    if (at === null) return undefined;
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || document.querySelector("[role=dialog], [role=alertdialog], [role=menu]")) return;
      if (event.key === "Escape") return ending.current();
      const target = shownAt(at);
      if (event.key !== "Enter" || !target || !(event.target instanceof Element)) return;
      const holder = holderOf(target);
      // A choice of several is not pressed by Enter of itself.
      if (!event.target.matches(IDLE) && !(event.target === holder && holder instanceof HTMLInputElement)) return;
      event.preventDefault();
      if (holder instanceof HTMLElement) holder.click();
      else target.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true, cancelable: true }));
    };
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, [at]);
}
