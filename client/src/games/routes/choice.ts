// What is in hand: touched once, shown everywhere, and not yet done.
import type { Lack } from "@/wire/table";
import type { Claim, Offered } from "./moves";
import { drawMove, keepMove } from "./moves";

/** Something that cannot be done now, the rule that says so ("" while the server is asked or where none is named), and what is lacking. */
export interface Blocked {
  kind: "blocked";
  what: { route: number } | { slot: number } | "contracts";
  rule: string;
  lacks: readonly Lack[];
}

export type Choice =
  | { kind: "claim"; claim: Claim }
  | { kind: "draw"; slot: number }
  | { kind: "contracts" }
  | { kind: "keep"; contract: number }
  | { kind: "both" }
  /** A kind of card in the hand: the routes that it can pay for are shown. */
  | { kind: "card"; card: number }
  /** Looked at, without a move behind it. */
  | { kind: "place"; place: number }
  | Blocked;

/** The move that a choice stands for; null where it only shows something. */
export function moveOf(choice: Choice): string | null {
  switch (choice.kind) {
    case "claim":
      return choice.claim.move;
    case "draw":
      return drawMove(choice.slot);
    case "contracts":
      return "contracts";
    case "keep":
      return keepMove(choice.contract);
    case "both":
      return "keep both";
    default:
      return null;
  }
}

/** Whether the same thing is touched again. */
export function isSame(one: Choice | null, other: Choice): boolean {
  if (one === null || one.kind !== other.kind) return false;
  if (one.kind === "claim" && other.kind === "claim") return one.claim.route === other.claim.route;
  if (one.kind === "card" && other.kind === "card") return one.card === other.card;
  if (one.kind === "place" && other.kind === "place") return one.place === other.place;
  return moveOf(one) !== null && moveOf(one) === moveOf(other);
}

/** Routes that can be paid for with this kind of card. */
export function payableWith(offered: Offered, card: number): ReadonlySet<number> {
  const found = [...offered.claims].filter(([, ways]) =>
    ways.some((way) => (card === 0 ? way.wilds > 0 : way.colour === card && way.coloured > 0)),
  );
  return new Set(found.map(([index]) => index));
}
