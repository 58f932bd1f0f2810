// Does something when a key changes, and not again when it is merely drawn anew.
import { useEffect, useRef } from "react";

export function useOnce(key: string, act: () => void): void {
  const done = useRef("");
  useEffect(() => {
    if (done.current === key) return;
    done.current = key;
    act();
  });
}
