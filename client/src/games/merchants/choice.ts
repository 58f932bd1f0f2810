// What is in hand: touched once, shown everywhere, and not yet done.
import { goodsMove } from "./moves";
import type { Spot } from "./pointing";

export type Choice =
  /** A legal move; the spot is where it would show. */
  | { kind: "move"; move: string; spot: Spot | null }
  /** Goods of a goods card that are being picked, three in the end. */
  | { kind: "goods"; goods: readonly number[] }
  /** Something that is looked at: it cannot be done, or there is nothing to do. `rule` says why not: "" while the server is asked. */
  | { kind: "look"; spot: Spot; rule: string };

const ALL_GOODS = 3;

/** The move that a choice stands for; null where it only shows something or is not complete. */
export function moveOf(choice: Choice | null): string | null {
  if (choice?.kind === "move") return choice.move;
  return choice?.kind === "goods" && choice.goods.length === ALL_GOODS ? goodsMove(choice.goods) : null;
}
