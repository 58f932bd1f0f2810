// Moves on their way to the server, for games that send them as they are touched.
import { useCallback, useRef, useState } from "react";
import type { Refused } from "@/wire/table";

export interface Sending {
  /** A move is on its way, and what came of it is not shown yet. */
  isBusy: boolean;
  /** Sends moves one after the other, until one is refused; resolves with the refusal, or null. */
  send: (...moves: readonly string[]) => Promise<Refused | null>;
}

/** The server shows what came of a move before it answers: whoever is asked something else by then is no longer busy. */
export function useSending(question: string, play: (move: string) => Promise<Refused | null>): Sending {
  const [sent, setSent] = useState<{ question: string; isLast: boolean } | null>(null);
  const latest = useRef(question);
  latest.current = question;

  const send = useCallback(
    async (...moves: readonly string[]) => {
      for (const [at, move] of moves.entries()) {
        const mine = { question: latest.current, isLast: at === moves.length - 1 };
        setSent(mine);
        const refused = await play(move);
        if (refused !== null || mine.isLast) setSent((now) => (now === mine ? null : now));
        if (refused !== null) return refused;
      }
      return null;
    },
    [play],
  );

  return { isBusy: sent !== null && (!sent.isLast || sent.question === question), send };
}
