// A press or a stop on its way to the server: sent again, the same, until it is answered.
import type { Press, Stop } from "@/wire/table";

const AGAIN = 400;

interface Surroundings {
  later: (ms: number, what: () => void) => () => void;
  send: (message: Press | Stop) => void;
}

export class Handing {
  private message: Press | Stop | null = null;
  private cancel: (() => void) | null = null;

  constructor(private readonly around: Surroundings) {}

  /** Hands in a message; one that was on its way before does not count any more. */
  begin(message: Press | Stop): void {
    this.end();
    this.message = message;
    this.again();
  }

  isOf(command: string): boolean {
    return this.message?.command === command;
  }

  end(): void {
    this.cancel?.();
    this.cancel = null;
    this.message = null;
  }

  private again(): void {
    if (!this.message) return;
    this.around.send(this.message);
    this.cancel = this.around.later(AGAIN, () => this.again());
  }
}
