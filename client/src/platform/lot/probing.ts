// Asks the server for its time: a few times in a row when it matters, and once in a while in between.
import type { AskTime, Sync } from "@/wire/table";
import type { Samples } from "./samples";

const ONCE_IN_A_WHILE = 2_000;
/** An answer that takes longer says nothing. */
const FORGOTTEN_AFTER = 5_000;

interface Surroundings {
  now: () => number;
  later: (ms: number, what: () => void) => () => void;
  uuid: () => string;
  isHidden: () => boolean;
  send: (message: AskTime) => void;
}

export class Probing {
  private readonly asked = new Map<string, number>();
  private cancel: (() => void) | null = null;

  constructor(
    private readonly samples: Samples,
    private readonly around: Surroundings,
  ) {}

  /** Asks so often, so many milliseconds apart; then goes on once in a while. */
  burst(times: number, apart: number): void {
    this.cancel?.();
    if (!this.around.isHidden()) this.ask();
    this.cancel = this.around.later(times > 1 ? apart : ONCE_IN_A_WHILE, () => this.burst(times - 1, apart));
  }

  /** What is on its way answers another clock, or comes after a sleep. */
  forget(): void {
    this.asked.clear();
  }

  stop(): void {
    this.cancel?.();
    this.cancel = null;
    this.forget();
  }

  /** True where it was an answer to one of these questions. */
  hear({ nonce, came, went }: Sync, heard: number): boolean {
    const asked = this.asked.get(nonce);
    if (asked === undefined) return false;
    this.asked.delete(nonce);
    this.samples.add({ asked, came, went, heard });
    return true;
  }

  private ask(): void {
    const now = this.around.now();
    for (const [nonce, at] of this.asked) if (now - at > FORGOTTEN_AFTER) this.asked.delete(nonce);
    const nonce = this.around.uuid().slice(0, 32);
    this.asked.set(nonce, now);
    this.around.send({ type: "sync", nonce, sent: Math.round(now) });
  }
}
