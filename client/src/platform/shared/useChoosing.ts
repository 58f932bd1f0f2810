// Choosing a move and sending it: what is in hand and what was refused belong to the question that was asked then.
import { useCallback } from "react";
import { useInHand } from "@/platform/inHand";
import { useSending } from "@/platform/sending";
import type { Refused } from "@/wire/table";

export interface Choosing<Choice> {
  choice: Choice | null;
  /** Takes something into the hand, or puts down what is there; a refusal is forgotten. */
  choose: (next: Choice | null) => void;
  /** Only if nothing else was taken since. */
  replace: (from: Choice | null, to: Choice | null) => void;
  /** The rule that forbade what was sent last. */
  refused: string | null;
  isBusy: boolean;
  /** Sends moves one after the other; what was in hand is done then. */
  send: (...moves: readonly string[]) => Promise<void>;
}

export function useChoosing<Choice>(question: string, play: (move: string) => Promise<Refused | null>): Choosing<Choice> {
  const { value: choice, take, replace } = useInHand<Choice>(question);
  const { value: refused, take: refuse } = useInHand<string>(question);
  const { isBusy, send: sendMoves } = useSending(question, play);

  const choose = useCallback(
    (next: Choice | null) => {
      refuse(null);
      take(next);
    },
    [refuse, take],
  );
  const send = useCallback(
    async (...moves: readonly string[]) => {
      const answer = await sendMoves(...moves);
      // By now something else may be in hand.
      if (answer === null) replace(choice, null);
      else refuse(answer.rule ?? "");
    },
    [choice, replace, sendMoves, refuse],
  );
  return { choice, choose, replace, refused, isBusy, send };
}
