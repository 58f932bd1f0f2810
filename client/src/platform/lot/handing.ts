// A press or a stop on its way to the server: sent again, the same, until it is answered.
import type { Press, Stop } from "@/wire/table";

const AGAIN = 400;

interface Surroundings {
  later: (ms: number, what: () => void) => () => void;
  send: (frame: Press | Stop) => void;
}

export class Handing {
  private frame: Press | Stop | null = null;
  private cancel: (() => void) | null = null;

  constructor(private readonly around: Surroundings) {}

  /** Hands in a frame; one that was on its way before does not count any more. */
  begin(frame: Press | Stop): void {
    this.end();
    this.frame = frame;
    this.again();
  }

  isOf(command: string): boolean {
    return this.frame?.command === command;
  }

  end(): void {
    this.cancel?.();
    this.cancel = null;
    this.frame = null;
  }

  private again(): void {
    if (!this.frame) return;
    this.around.send(this.frame);
    this.cancel = this.around.later(AGAIN, () => this.again());
  }
}
