// Where a replay is and how it goes on: steps, jumps, and playing by itself at a speed.
import { useCallback, useEffect, useReducer } from "react";

export const SPEEDS = [0.5, 1, 2, 4] as const;
export type Speed = (typeof SPEEDS)[number];

/** Milliseconds that a step stays at speed 1. */
const STAYS = 1400;

export interface Place {
  readonly at: number;
  readonly isPlaying: boolean;
  readonly speed: Speed;
  /** Whether one came here by a single step forward: then it is shown as it happened. */
  readonly isStep: boolean;
}

export type Wish =
  | { readonly to: "next" | "before" | "first" | "last" }
  | { readonly to: "version"; readonly version: number }
  | { readonly to: "play" | "pause" | "toggle" }
  | { readonly to: "speed"; readonly speed: Speed }
  /** Somebody else's time: the next step, if it plays. */
  | { readonly to: "tick" };

export interface Bounds {
  readonly first: number;
  readonly last: number;
}

/** Where one is after a wish. */
export function go(place: Place, wish: Wish, { first, last }: Bounds): Place {
  const jump = (version: number, isPlaying = false): Place => {
    const at = Math.min(Math.max(version, first), last);
    return { ...place, at, isStep: at === place.at + 1, isPlaying: isPlaying && at < last };
  };
  switch (wish.to) {
    case "next":
      return jump(place.at + 1);
    case "before":
      return jump(place.at - 1);
    case "first":
      return jump(first);
    case "last":
      return jump(last);
    case "version":
      return jump(wish.version);
    case "tick":
      return place.isPlaying ? jump(place.at + 1, true) : place;
    case "speed":
      return { ...place, speed: wish.speed };
    case "pause":
      return { ...place, isPlaying: false };
    case "toggle":
    case "play":
      if (place.isPlaying) return wish.to === "toggle" ? { ...place, isPlaying: false } : place;
      // Whoever plays from the end wants to see it from the start.
      return place.at >= last ? { ...place, at: first, isStep: false, isPlaying: first < last } : { ...place, isPlaying: true };
  }
}

/** A place in a replay. It plays on by itself as long as the next step `isThere`. */
export function usePlaying(start: number, bounds: Bounds, isThere: (version: number) => boolean): [Place, (wish: Wish) => void] {
  const reduce = (place: Place, { wish, bounds: now }: { wish: Wish; bounds: Bounds }) => go(place, wish, now);
  const [place, dispatch] = useReducer(reduce, { at: start, isPlaying: false, speed: 1, isStep: false });
  const { first, last } = bounds;
  const wish = useCallback((one: Wish) => dispatch({ wish: one, bounds: { first, last } }), [first, last]);
  const { at, isPlaying, speed } = place;
  const ready = isThere(at + 1);
  useEffect(() => {
    if (!isPlaying || !ready) return;
    const timer = setTimeout(() => wish({ to: "tick" }), STAYS / speed);
    return () => clearTimeout(timer);
  }, [isPlaying, ready, at, speed, wish]);
  return [place, wish];
}
