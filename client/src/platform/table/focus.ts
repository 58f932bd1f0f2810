// Keeps the focus of a keyboard near where it was when the button that had it goes away.
import { type FocusEvent, useEffect, useRef } from "react";

/** For a part with `tabIndex={-1}`: when what had the focus in it is gone, the part has it, and not the top of the page. */
export function useKeptFocus() {
  const ref = useRef<HTMLElement>(null);
  const had = useRef(false);
  useEffect(() => {
    const nothing = document.activeElement === null || document.activeElement === document.body;
    if (had.current && nothing) ref.current?.focus({ preventScroll: true });
  });
  return {
    ref,
    onFocus: () => {
      had.current = true;
    },
    onBlur: (event: FocusEvent) => {
      if (event.relatedTarget) had.current = false;
    },
  };
}
