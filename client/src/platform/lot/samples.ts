// What is known of the server's clock, from questions that went there and came back. Milliseconds throughout.

/** A question about the time: when it was asked and answered by our clock, and when it came and went by the server's. */
export interface Sample {
  readonly asked: number;
  readonly came: number;
  readonly went: number;
  readonly heard: number;
}

/** The server's clock beside ours. */
export interface Estimate {
  /** What the server's clock shows more than ours. */
  readonly offset: number;
  /** The quickest way there and back. */
  readonly delay: number;
  /** How far off the offset may be. */
  readonly doubt: number;
}

const MOST = 16;
const OLDEST = 60_000;
/** The server counts whole milliseconds. */
const GRAIN = 1;
/** Two clocks drift apart by about this much. */
const DRIFT = 30e-6;

const delayOf = ({ asked, came, went, heard }: Sample): number => heard - asked - (went - came);
const offsetOf = ({ asked, came, went, heard }: Sample): number => (came - asked + (went - heard)) / 2;

/** The last samples. The quickest of them says most, since it had least time to be held up on one of its two ways. */
export class Samples {
  private kept: readonly Sample[] = [];

  get count(): number {
    return this.kept.length;
  }

  add(sample: Sample): void {
    this.kept = [...this.kept.filter((one) => sample.heard - one.heard <= OLDEST), sample].slice(-MOST);
  }

  /** After a sleep, or at another node, nothing of it holds. */
  forget(): void {
    this.kept = [];
  }

  /** The best guess at a time of ours, or null where nothing is known. */
  estimate(now: number): Estimate | null {
    let best: Sample | null = null;
    for (const sample of this.kept) if (!best || delayOf(sample) < delayOf(best)) best = sample;
    if (!best) return null;
    const delay = Math.max(0, delayOf(best));
    return { offset: offsetOf(best), delay, doubt: delay / 4 + GRAIN + DRIFT * Math.max(0, now - best.heard) };
  }
}
