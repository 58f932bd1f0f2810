// A lot that was sold on a falling clock, as a record tells it: its announced path, what was handed in, and what that came to.

/** The announced path. Step 0 is the run-in; all times are milliseconds of the clock that sold it. */
export interface Terms {
  readonly opens: number;
  readonly run_in_ms: number;
  readonly step_ms: number;
  readonly steps: number;
  /** Presses inside one step are told apart by time as far as that can be known, or not at all. */
  readonly mode: "photo" | "draw";
  readonly horizon_ms: number;
}

/** What the server measured of a player's line. */
export interface Link {
  readonly rtt_ms: number;
  readonly best_ms: number;
  readonly samples: number;
}

/** Somebody pressed: the step that they saw, when they say they did, and when the server heard of it. */
export interface Heard {
  readonly type: "press";
  readonly seat: number;
  readonly step: number;
  readonly claimed: number;
  readonly heard: number;
  readonly link: Link;
}

/** Somebody said beforehand at which step to press. */
export interface Preset {
  readonly type: "stop";
  readonly seat: number;
  readonly step: number;
}

export type Press = Heard | Preset;

/** One press as the resolution sees it. */
export interface Judged {
  readonly seat: number;
  readonly step: number;
  readonly at: number;
  readonly doubt_ms: number;
  readonly flags: readonly string[];
}

export interface Resolution {
  readonly step: number | null;
  /** The seats that no clock can tell apart. */
  readonly first: readonly number[];
  readonly closes: number;
  readonly judged: readonly Judged[];
}

/** When a step begins. */
export function start(terms: Terms, step: number): number {
  return step === 0 ? terms.opens : terms.opens + terms.run_in_ms + (step - 1) * terms.step_ms;
}

/** When it is over, and the next one begins. */
export function end(terms: Terms, step: number): number {
  return terms.opens + terms.run_in_ms + step * terms.step_ms;
}

/** When the lot closes if nobody presses. */
export function lastClose(terms: Terms): number {
  return end(terms, terms.steps - 1) + terms.horizon_ms;
}
