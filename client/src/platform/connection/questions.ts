// Questions about moves: answered from where the table stands now, or soon not at all. None waits for another socket.
import type { Ask, Prospect } from "@/wire/table";
import type { Surroundings } from "./playback";

/** Whoever touched something does not look at it for longer without an answer. */
const PATIENCE = 5_000;

export class Questions {
  private readonly asked = new Map<string, (moves: readonly Prospect[]) => void>();

  constructor(
    private readonly world: Pick<Surroundings, "later">,
    private readonly send: (message: Ask) => void,
  ) {}

  /** What the server knows of each move; nothing where it does not answer. */
  ask(message: Ask): Promise<readonly Prospect[]> {
    return new Promise((answer) => {
      const stopTimer = this.world.later(PATIENCE, () => this.answered(message.command, []));
      this.asked.set(message.command, (moves) => {
        stopTimer();
        answer(moves);
      });
      this.send(message);
    });
  }

  answered(command: string, moves: readonly Prospect[]): void {
    const answer = this.asked.get(command);
    this.asked.delete(command);
    answer?.(moves);
  }
}
