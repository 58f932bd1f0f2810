// Whether a practice lot is on the page, and how often it has been run.
import { create } from "zustand";

interface Practising {
  /** 1: one presses. 2: one says a price beforehand. Null while none is on the page. */
  run: 1 | 2 | null;
  done: number;
}

export const usePractising = create<Practising>(() => ({ run: null, done: 0 }));

export const beginPractice = (run: 1 | 2): void => usePractising.setState({ run });

/** Back to the table: this run is learned, and those before it. */
export const endPractice = (): void => usePractising.setState(({ run, done }) => ({ run: null, done: Math.max(done, run ?? 0) }));
