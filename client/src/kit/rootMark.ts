// A mark on the whole page while a part is shown, as `data-…`. A page that asks `:has()` instead is looked through at every change.
import { useLayoutEffect } from "react";

export function useRootMark(name: string): void {
  useLayoutEffect(() => {
    const root = document.documentElement;
    root.setAttribute(`data-${name}`, "");
    return () => root.removeAttribute(`data-${name}`);
  }, [name]);
}
