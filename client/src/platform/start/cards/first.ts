// Who begins, as an option of a table: somebody at random, or the player of a seat that is named.
import type { OptionWords } from "./card";

export const first: OptionWords = {
  label: "start.first",
  choices: (seats) => [
    { value: -1, label: "start.first.random" },
    ...Array.from({ length: seats }, (_, seat) => ({ value: seat, label: "start.first.seat", seat: seat + 1 })),
  ],
};
