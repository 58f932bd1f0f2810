// Says that one is ready for a lot: it is in sight, and the server's time is known.
import type { Ready } from "@/wire/table";
import type { Samples } from "./samples";

/** So long the table may show how it came to the lot: the server waits 3 s for who looks on, and a slow page needs some of them. */
const PATIENCE = 2_000;
/** So many answers make one ready; they may be older ones where new ones take so long. */
const ENOUGH = 5;
const LONG_ENOUGH = 1_000;
const AGAIN = 100;

interface Surroundings {
  now: () => number;
  later: (ms: number, what: () => void) => () => void;
  send: (message: Ready) => void;
  skip: () => void;
}

export class Readiness {
  /** The lot for which one has still to get ready; 0 for none. */
  private call = 0;
  private calledAt = 0;
  private answers = 0;
  private saidFor = 0;
  private isOnScreen = true;
  private cancel: (() => void) | null = null;

  constructor(
    private readonly table: string,
    private readonly samples: Samples,
    private readonly around: Surroundings,
  ) {}

  /** A lot was called that one may press for; 0 where there is none, or it is announced already. */
  awaits(call: number, isOnScreen: boolean): void {
    if (call !== this.call) {
      this.calledAt = this.around.now();
      this.answers = 0;
    }
    this.call = call;
    this.isOnScreen = isOnScreen;
    this.try();
  }

  /** The server answered a question about its time. */
  answered(): void {
    this.answers += 1;
    this.try();
  }

  /** Over a new socket the server does not know it any more. */
  unsay(): void {
    this.saidFor = 0;
    this.try();
  }

  stop(): void {
    this.cancel?.();
    this.cancel = null;
  }

  private try(): void {
    this.stop();
    if (this.call === 0 || this.saidFor === this.call) return;
    const waited = this.around.now() - this.calledAt;
    if (!this.isOnScreen && waited >= PATIENCE) {
      this.around.skip(); // it follows at once
      return;
    }
    if (this.isOnScreen && this.samples.count >= ENOUGH && (this.answers >= ENOUGH || waited >= LONG_ENOUGH)) {
      this.saidFor = this.call;
      this.around.send({ type: "ready", table: this.table, lot: this.call, samples: this.samples.count });
      return;
    }
    this.cancel = this.around.later(AGAIN, () => this.try());
  }
}
