// The server's clock as it is shown: while a needle falls it never jumps, whatever is learned meanwhile.
import type { Samples } from "./samples";

/** A second of the shown clock is at most so much longer or shorter. */
const SLEW = 0.05;

export class ShownClock {
  private offset: number | null = null;
  private read = 0;

  constructor(private readonly samples: Samples) {}

  /** The server's time at a time of ours, or null where it is not known. `isWatched`: somebody sees it run. */
  at(now: number, isWatched: boolean): number | null {
    const known = this.samples.estimate(now)?.offset ?? this.offset;
    if (known === null) return null;
    if (this.offset === null || !isWatched) {
      this.offset = known;
    } else {
      const most = SLEW * Math.max(0, now - this.read);
      this.offset += Math.min(most, Math.max(-most, known - this.offset));
    }
    this.read = now;
    return now + this.offset;
  }

  /** At another node another clock counts: it is shown as soon as it is known. */
  forget(): void {
    this.offset = null;
  }
}
