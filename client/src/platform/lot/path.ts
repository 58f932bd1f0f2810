// The announced way of a price: which step is shown when. Step 0 is the run-in, before the first mark.

export interface Path {
  /** When step 0 begins, by the clock of the node that we speak with. */
  readonly opens: number;
  readonly runIn: number;
  readonly stepTime: number;
  readonly steps: number;
}

export const startOf = ({ opens, runIn, stepTime }: Path, step: number): number =>
  step === 0 ? opens : opens + runIn + (step - 1) * stepTime;

export const endOf = ({ opens, runIn, stepTime }: Path, step: number): number => opens + runIn + step * stepTime;

/** Where the price is at a time: the step, and how much of it has passed. */
export interface Place {
  readonly step: number;
  /** From 0 to 1. */
  readonly part: number;
}

export function placeAt(path: Path, time: number): Place {
  const past = time - path.opens - path.runIn;
  const step = past < 0 ? 0 : Math.min(Math.floor(past / path.stepTime) + 1, path.steps - 1);
  const start = startOf(path, step);
  return { step, part: Math.min(1, Math.max(0, (time - start) / (endOf(path, step) - start))) };
}
