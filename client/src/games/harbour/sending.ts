// Moves on their way to the server, one after the other: each is sent only if it is offered when its turn comes.
import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import type { GameProps } from "@/platform/game";
import type { Event, View } from "@/wire/harbour";

export interface Sending {
  /** Moves are on their way. */
  isBusy: boolean;
  /** Rule by which the last move was refused ("" where none is named), or null. */
  refused: string | null;
  send: (moves: readonly string[]) => void;
}

/** A move on its way, the view that it was sent on, and those that wait for the next view. */
interface Sent {
  on: View;
  others: readonly string[];
}

/** The moves that are left, the one first that can be sent: the next of them, or a payment where one is asked for. */
export function next(queue: readonly string[], moves: readonly string[]): readonly string[] {
  const [first = ""] = queue;
  if (moves.includes(first)) return queue;
  const pay = queue.findIndex((move) => move.startsWith("pay ") && moves.includes(move));
  return pay < 0 ? [] : [queue[pay] ?? "", ...queue.filter((_, at) => at !== pay)];
}

export function useSending(view: View, moves: readonly string[], play: GameProps<View, Event>["play"]): Sending {
  const [sent, setSent] = useState<Sent | null>(null);
  const [refusal, setRefusal] = useState<{ rule: string; on: View } | null>(null);
  const latest = useRef(view);
  latest.current = view;
  const isShown = sent !== null && sent.on !== view;
  const left = useMemo(() => (isShown ? next(sent.others, moves) : []), [isShown, sent, moves]);

  const sendFirst = useCallback(
    async ([first, ...others]: readonly string[], on: View) => {
      if (first === undefined) return;
      const mine = { on, others };
      setSent(mine);
      // The layout learns of a new view after its parts: a move that answers it waits until the layout has.
      await Promise.resolve();
      const answer = await play(first);
      // What came of it is often shown before the answer is there, and the next move may be on its way by then.
      if (answer !== null) setRefusal({ rule: answer.rule ?? "", on: latest.current });
      if (answer !== null || others.length === 0) setSent((now) => (now === mine ? null : now));
    },
    [play],
  );

  useEffect(() => {
    if (!isShown) return;
    if (left.length > 0) void sendFirst(left, view);
    else setSent((now) => (now === sent ? null : now));
  }, [isShown, left, sent, sendFirst, view]);

  return {
    // From the moment that the next view is shown the hand is free, unless another move goes out on it.
    isBusy: sent !== null && (!isShown || left.length > 0),
    refused: refusal?.on === view ? refusal.rule : null,
    send: useCallback((all) => void sendFirst(all, view), [sendFirst, view]),
  };
}
