// Runs the check of a record in the browser and tells how far it is.
import { useEffect, useState } from "react";
import { check, Fault, type Known, type Step, type Verdict } from "./check";
import { findDraws } from "./games";

export type Outcome =
  | { readonly state: "checking" }
  /** Everything holds, as far as the verdict says. */
  | ({ readonly state: "true" } & Verdict)
  | { readonly state: "false"; readonly fault: Fault }
  /** It could not be fetched. */
  | { readonly state: "failed" }
  /** This page was not loaded over a safe line, and the browser lends no cryptography. */
  | { readonly state: "unsafe" };

/** A record, and what this browser knows beside it. */
export interface Evidence {
  readonly text: string;
  readonly known?: Known;
}

export interface Checked {
  readonly steps: readonly Step[];
  readonly outcome: Outcome;
}

const BEGIN: Checked = { steps: [], outcome: { state: "checking" } };

/** Checks what `load` gives. `load` must stay the same while it runs. */
export function useCheck(load: () => Promise<Evidence>): Checked {
  const [checked, setChecked] = useState<Checked>(BEGIN);
  useEffect(() => {
    let isWanted = true;
    const steps: Step[] = [];
    const tell = (outcome: Outcome) => isWanted && setChecked({ steps: [...steps], outcome });
    const run = async (): Promise<Outcome> => {
      if (!globalThis.crypto?.subtle) return { state: "unsafe" };
      let evidence: Evidence;
      try {
        evidence = await load();
      } catch {
        return { state: "failed" };
      }
      try {
        const checking = check(evidence.text, findDraws, evidence.known);
        for (;;) {
          const next = await checking.next();
          if (next.done) return { state: "true", ...next.value };
          steps.push(next.value);
        }
      } catch (error) {
        return error instanceof Fault ? { state: "false", fault: error } : { state: "failed" };
      }
    };
    void run().then(tell);
    return () => {
      isWanted = false;
    };
  }, [load]);
  return checked;
}
