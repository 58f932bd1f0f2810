// What the server was asked to do and has not answered yet: asked again where that is right, and given up in time.
import type { Act, Refused, Say } from "@/wire/table";
import { again } from "./codes";
import type { Surroundings } from "./playback";

interface Wish {
  readonly message: Act | Say;
  readonly answer: (refused: Refused | null) => void;
  readonly stopTimer: () => void;
  tries: number;
}

/** What somebody wished for so long ago is not done any more behind their back. */
const STALE_AFTER = 60_000;

export class Pending {
  private readonly wishes = new Map<string, Wish>();

  constructor(
    private readonly world: Pick<Surroundings, "later"> & { random: () => number },
    private readonly send: (message: Act | Say) => void,
  ) {}

  get isEmpty(): boolean {
    return this.wishes.size === 0;
  }

  /** Waits for an answer to a message: null once it is done, or why not. */
  add(message: Act | Say): Promise<Refused | null> {
    return new Promise((answer) => {
      const stopTimer = this.world.later(STALE_AFTER, () => this.giveUp("retry", (one) => one === message));
      this.wishes.set(message.command, { message, answer, stopTimer, tries: 0 });
    });
  }

  /** Everything again, over a new socket: the server does each only once. */
  sendAll(): void {
    for (const { message } of this.wishes.values()) this.send(message);
  }

  answered(command: string, refused: Refused | null): void {
    const wish = this.wishes.get(command);
    if (!wish) return;
    if (refused && isForLater(refused) && wish.message.type !== "chat") {
      // It may have been done already: the same message again has one effect and one answer.
      this.world.later(again(wish.tries++, this.world.random()), () => this.wishes.has(command) && this.send(wish.message));
      return;
    }
    this.wishes.delete(command);
    wish.stopTimer();
    wish.answer(refused);
  }

  /** Answers without the server: nobody knows whether it was done, and the table will tell. */
  giveUp(code: "retry" | "closed", which: (message: Act | Say) => boolean = () => true): void {
    for (const [command, { message, answer, stopTimer }] of this.wishes) {
      if (!which(message)) continue;
      this.wishes.delete(command);
      stopTimer();
      answer(unanswered(message, code));
    }
  }
}

/** Whether the server may do it when it is asked again. */
export const isForLater = ({ code }: Refused): boolean => code === "retry" || code === "too_many";

export function unanswered(message: Act | Say, code: "retry" | "closed"): Refused {
  return { type: "refused", asked: message.type, code, words: "", table: message.table, command: message.command };
}
