// One press by itself: when it counts as made, how well that is known, and whether it is a press at all.
import { end, type Heard, type Judged, type Link, type Press, start, type Terms } from "./terms";

/** A press may be dated back by a round trip and a little more, and never by more than the second. */
const [REACH_SLACK, REACH_MOST] = [15, 150];
const [DOUBT_LEAST, DOUBT_MOST] = [3, 25];
/** So much before the opening is a slip of the clock; more is a false start. */
const EARLY = 30;
const SAMPLES_LEAST = 3;

/** With one of these it is as if nobody had pressed. */
const NO_PRESS: readonly string[] = ["out_of_range", "false_start", "out_of_step", "late", "again"];

/** Whether it is a press at all. */
export function counts(verdict: Judged): boolean {
  return !verdict.flags.some((flag) => NO_PRESS.includes(flag));
}

/** What a press is by itself, whatever others do. */
export function judge(terms: Terms, press: Press): Judged {
  const { seat, step } = press;
  const atEnd = { seat, step, at: end(terms, step), doubt_ms: 0 };
  if (step < 0 || step >= terms.steps) return { ...atEnd, flags: ["out_of_range"] };
  if (press.type === "stop") return { ...atEnd, flags: [] };
  // Where a draw decides, a press is its step and nothing more.
  if (terms.mode === "draw") return { ...atEnd, flags: known(terms, press, press.heard) };
  const [at, doubt_ms] = [pressedAt(press), doubtOf(press.link)];
  const flags = [...notes(press, at), ...known(terms, press, at)];
  return { seat, step, at: Math.max(start(terms, step), Math.min(at, end(terms, step))), doubt_ms, flags };
}

/** When it was made, as claimed and believed. Half the quickest round trip stands in for a claim without measure. */
function pressedAt({ claimed, heard, link }: Heard): number {
  const said = link.samples >= SAMPLES_LEAST ? claimed : heard - Math.floor(link.best_ms / 2);
  return Math.max(heard - Math.min(link.rtt_ms + REACH_SLACK, REACH_MOST), Math.min(said, heard));
}

/** How far off the player's clock may be. */
function doubtOf({ best_ms }: Link): number {
  return Math.min(Math.floor(best_ms / 4) + DOUBT_LEAST, DOUBT_MOST);
}

/** What is not held against it, but remembered. */
function notes({ claimed, link }: Heard, at: number): string[] {
  if (link.samples < SAMPLES_LEAST) return ["unmeasured"];
  return at === claimed ? [] : ["clamped"];
}

/** What the server knows for certain, from when it heard of it. */
function known(terms: Terms, { step, heard }: Heard, at: number): string[] {
  if (at < terms.opens - EARLY) return ["false_start"];
  return start(terms, step) <= heard && heard <= end(terms, step) + terms.horizon_ms ? [] : ["out_of_step"];
}
