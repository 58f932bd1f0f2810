// A class of the whole page while a part is shown. A page that asks `:has()` instead is looked through at every change.
import { useLayoutEffect } from "react";

export function useRootClass(name: string): void {
  useLayoutEffect(() => {
    const { classList } = document.documentElement;
    classList.add(name);
    return () => classList.remove(name);
  }, [name]);
}
