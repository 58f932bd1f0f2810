// Whether something takes so long that somebody should be told.
import { useEffect, useState } from "react";

const LONG = 6_000;

/** True once `isBusy` has been so for a while. */
export function useSlow(isBusy: boolean): boolean {
  const [isSlow, tell] = useState(false);
  useEffect(() => {
    if (!isBusy) return;
    const timer = setTimeout(() => tell(true), LONG);
    return () => {
      clearTimeout(timer);
      tell(false);
    };
  }, [isBusy]);
  return isSlow;
}
