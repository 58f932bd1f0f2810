// The case that lies open: what is known of it, what was chosen, and what is done about it when a button is pressed.
import { useEffect, useState } from "react";
import { type Problem, problemOf } from "@/platform/api";
import type { CaseFile } from "@/wire/http";
import { decide, handOver, lookAt, take } from "./asking";
import { type Choice, choiceFor, type Decision } from "./choosing";

export interface OpenCase {
  /** Null until the server has answered, and for a case that is closed to whoever asks. */
  file: CaseFile | null;
  choice: Choice | null;
  /** Why it was not opened, taken or handed over. */
  problem: Problem | null;
  /** Why it was not decided. */
  refused: Problem | null;
  isBusy: boolean;
  choose: (change: Partial<Choice>) => void;
  take: () => Promise<void>;
  handOver: () => Promise<void>;
  /** True once it is decided. */
  decide: (decision: Decision) => Promise<boolean>;
  again: () => void;
}

interface Kept {
  id: number;
  file: CaseFile;
  choice: Choice;
}

/** `id` is null where no case lies open, or one that is closed to whoever asks: such a case is not asked for. */
export function useCase(id: number | null, onChange: () => void): OpenCase {
  const [kept, keep] = useState<Kept | null>(null);
  const [problem, fail] = useState<Problem | null>(null);
  const [refused, refuse] = useState<Problem | null>(null);
  const [isBusy, wait] = useState(false);
  const [tries, tryAgain] = useState(0);
  useEffect(() => {
    fail(null);
    refuse(null);
    if (id === null) return undefined;
    let isWanted = true;
    lookAt(id).then(
      // What was chosen and written in this case stays.
      (file) => isWanted && keep((now) => ({ id, file, choice: now?.id === id ? now.choice : choiceFor(file) })),
      (thrown: unknown) => isWanted && fail(problemOf(thrown)),
    );
    return () => {
      isWanted = false;
    };
  }, [id, tries]);

  const known = kept?.id === id ? kept : null;
  const run = async (what: () => Promise<CaseFile | void>, complain: (problem: Problem) => void): Promise<boolean> => {
    if (isBusy) return false;
    wait(true);
    fail(null);
    refuse(null);
    try {
      const file = await what();
      if (file) keep((now) => (now?.id === file.card.id ? { ...now, file } : now));
      onChange();
      return true;
    } catch (thrown) {
      complain(problemOf(thrown));
      return false;
    } finally {
      wait(false);
    }
  };
  return {
    file: known?.file ?? null,
    choice: known?.choice ?? null,
    problem,
    refused,
    isBusy,
    choose: (change) => keep((now) => now && { ...now, choice: { ...now.choice, ...change } }),
    take: async () => void (id !== null && (await run(() => take(id), fail))),
    handOver: async () => {
      if (id !== null && (await run(() => handOver(id), fail))) tryAgain((count) => count + 1);
    },
    // Nobody else shall decide it at the same time.
    decide: async (decision) =>
      known !== null &&
      run(async () => {
        if (known.file.card.state === "open") await take(known.id);
        return decide(known.id, decision);
      }, refuse),
    again: () => tryAgain((count) => count + 1),
  };
}
