// Which rule tells of what is asked, so that help opens there.
import type { Asked, View } from "@/wire/routes";
import { readMove } from "./moves";

export const RULES: Readonly<Record<Exclude<Asked, "nothing">, string>> = {
  "first contracts": "ROU-012",
  turn: "ROU-020",
  "second card": "ROU-030",
  contracts: "ROU-050",
};
/** Nothing can be done but to pass. */
export const PASSING = "ROU-021";

/** The rule of the question that is put to a seat; null where none is. */
export function askedRule({ public: { asked, waiting } }: View, seat: number, moves: readonly string[]): string | null {
  if (asked === "nothing" || !waiting.includes(seat)) return null;
  return moves.some((move) => readMove(move)?.kind === "pass") ? PASSING : RULES[asked];
}
