// Moves on their way to the house, one after the other: each is sent only if it is offered when its turn comes.
import { useCallback, useEffect, useRef, useState } from "react";
import type { GameProps } from "@/platform/game";
import type { Event, View } from "@/wire/harbour";

export interface Sending {
  /** Moves are on their way. */
  isBusy: boolean;
  /** Rule by which the last move was refused ("" where none is named), or null. */
  refused: string | null;
  send: (moves: readonly string[]) => void;
}

/** The moves that are left once the first one that can be sent is; what need not be paid after all is left out. */
export function next(queue: readonly string[], moves: readonly string[]): readonly string[] {
  const [first = "", second = ""] = queue;
  if (moves.includes(first)) return queue;
  return first.startsWith("pay ") && moves.includes(second) ? queue.slice(1) : [];
}

export function useSending(view: View, moves: readonly string[], play: GameProps<View, Event>["play"]): Sending {
  const [queue, setQueue] = useState<readonly string[]>([]);
  const [isBusy, setBusy] = useState(false);
  const [refused, setRefused] = useState<string | null>(null);
  // The view on which the last move was sent: the next one waits for another.
  const sentOn = useRef<View | null>(null);

  const sendFirst = useCallback(
    async ([first, ...others]: readonly string[], now: View) => {
      if (first === undefined) return;
      sentOn.current = now;
      setQueue(others);
      setBusy(true);
      // The frame learns of a new view after its parts: a move that answers it waits until the frame has.
      await Promise.resolve();
      const answer = await play(first);
      if (answer !== null) {
        setRefused(answer.rule ?? "");
        setQueue([]);
      }
      if (answer !== null || others.length === 0) setBusy(false);
    },
    [play],
  );

  useEffect(() => {
    if (view === sentOn.current) return;
    setRefused(null);
    const left = next(queue, moves);
    if (left.length > 0) void sendFirst(left, view);
    else if (queue.length > 0) {
      setQueue([]);
      setBusy(false);
    }
  }, [view, moves, queue, sendFirst]);

  return { isBusy, refused, send: useCallback((all) => void sendFirst(all, view), [sendFirst, view]) };
}
