// Shows parts again, one after the other: the game points at the place of each, for as long as it takes to see it.
import { useCallback, useEffect, useState } from "react";
import type { Brief } from "@/platform/game";

/** Milliseconds for which a thing is lit. */
export const LIT = 1_200;

export interface Playing {
  /** The part that is shown now. */
  now: Brief | null;
  /** Whether these are the parts that are being shown. */
  isPlaying: (parts: readonly Brief[]) => boolean;
  /** Shows them; those that are being shown are stopped. */
  toggle: (parts: readonly Brief[]) => void;
  stop: () => void;
}

const NOTHING = { parts: [] as readonly Brief[], at: 0 };

/** `pointAt` is the game's own, as the log uses it. */
export function usePlaying(pointAt: (place: string | null) => void): Playing {
  const [{ parts, at }, setShown] = useState(NOTHING);
  const now = parts[at] ?? null;
  useEffect(() => {
    if (!now) return undefined;
    pointAt(now.place ?? null);
    const timer = setTimeout(() => setShown((shown) => (shown.parts === parts ? { parts, at: at + 1 } : shown)), LIT);
    return () => {
      clearTimeout(timer);
      pointAt(null);
    };
  }, [parts, at, now, pointAt]);
  const stop = useCallback(() => setShown(NOTHING), []);
  const isPlaying = (others: readonly Brief[]) => now !== null && parts === others;
  return { now, stop, isPlaying, toggle: (others) => (isPlaying(others) ? stop() : setShown({ parts: others, at: 0 })) };
}
