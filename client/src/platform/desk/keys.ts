// Keys of the desk: J and K walk the cases, figures choose, E goes to the reason, Ctrl+Enter decides.
import { useEffect, useRef } from "react";
import { useShortcuts } from "@/platform/table/shortcuts";

interface Doing {
  walk: (by: 1 | -1) => void;
  press: (number: number) => void;
  write: () => void;
  decide: () => void;
  help: () => void;
}

export function useDeskKeys({ walk, press, write, decide, help }: Doing): void {
  useShortcuts({
    j: () => walk(1),
    k: () => walk(-1),
    1: () => press(1),
    2: () => press(2),
    3: () => press(3),
    4: () => press(4),
    5: () => press(5),
    e: write,
    "?": help,
  });
  const latest = useRef(decide);
  latest.current = decide;
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey) || event.repeat || event.defaultPrevented) return;
      if (document.querySelector("[role=dialog], [role=alertdialog]")) return;
      event.preventDefault();
      latest.current();
    };
    document.addEventListener("keydown", listen);
    return () => document.removeEventListener("keydown", listen);
  }, []);
}
