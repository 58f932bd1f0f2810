// The notation of moves, read into values that the table can show, and the ways to pay sorted for a reader.
import { CARDS, WILD, route } from "./map";

export interface Claim {
  kind: "claim";
  move: string;
  route: number;
  /** The card that pays, WILD where wilds alone do. */
  colour: number;
  coloured: number;
  wilds: number;
}

export type RoutesMove =
  | Claim
  | { kind: "draw"; move: string; slot: number }
  | { kind: "contracts"; move: string }
  | { kind: "keep"; move: string; contract: number }
  | { kind: "both"; move: string }
  | { kind: "pass"; move: string };

/** The slot that stands for the unseen top of the draw pile. */
export const DECK = 5;

const CARD_COUNT = /^([a-z]+)(\d+)$/;

function readClaim(move: string, words: readonly string[]): Claim {
  const claim: Claim = { kind: "claim", move, route: Number(words[1]) - 1, colour: WILD, coloured: 0, wilds: 0 };
  for (const word of words.slice(2)) {
    const [, name, count] = CARD_COUNT.exec(word) ?? [];
    const card = CARDS.findIndex((known) => known === name);
    if (card === WILD) claim.wilds = Number(count);
    else if (card > WILD) {
      claim.colour = card;
      claim.coloured = Number(count);
    }
  }
  return claim;
}

/** What a move in the game's notation says; null for a notation that this table does not know. */
export function readMove(move: string): RoutesMove | null {
  const words = move.split(" ");
  switch (words[0]) {
    case "draw":
      return { kind: "draw", move, slot: words[1] === "deck" ? DECK : Number(words[1]) - 1 };
    case "claim":
      return readClaim(move, words);
    case "contracts":
      return { kind: "contracts", move };
    case "keep":
      return words[1] === "both" ? { kind: "both", move } : { kind: "keep", move, contract: Number(words[1]) - 1 };
    case "pass":
      return { kind: "pass", move };
    default:
      return null;
  }
}

/** One's legal moves, by the place where a hand reaches for them. */
export interface Offered {
  /** By route: its ways to pay, the one to be suggested first. */
  claims: ReadonlyMap<number, readonly Claim[]>;
  /** Slots from which a card may be taken; DECK is the pile. */
  draws: ReadonlySet<number>;
  contracts: boolean;
  /** Contracts of the offer that may be kept alone. */
  keeps: readonly number[];
  both: boolean;
  pass: boolean;
}

/** The cards of a hand that would be left of this colour decide between colours: pay with what there is most of. */
function better(hand: readonly number[]): (one: Claim, other: Claim) => number {
  const left = (claim: Claim) => (hand[claim.colour] ?? 0) - claim.coloured;
  return (one, other) => one.wilds - other.wilds || left(other) - left(one) || one.colour - other.colour;
}

/** Sorts legal moves; of several ways to pay the one with fewest wilds stands first. */
export function sortMoves(moves: readonly string[], hand: readonly number[]): Offered {
  const claims = new Map<number, Claim[]>();
  const draws = new Set<number>();
  const keeps: number[] = [];
  let contracts = false;
  let both = false;
  let pass = false;
  for (const text of moves) {
    const move = readMove(text);
    if (move === null) continue;
    if (move.kind === "claim") claims.set(move.route, [...(claims.get(move.route) ?? []), move]);
    else if (move.kind === "draw") draws.add(move.slot);
    else if (move.kind === "keep") keeps.push(move.contract);
    else if (move.kind === "contracts") contracts = true;
    else if (move.kind === "both") both = true;
    else pass = true;
  }
  for (const ways of claims.values()) ways.sort(better(hand));
  return { claims, draws, contracts, keeps, both, pass };
}

export function drawMove(slot: number): string {
  return slot === DECK ? "draw deck" : `draw ${slot + 1}`;
}

export function keepMove(contract: number): string {
  return `keep ${contract + 1}`;
}

/** A claim that pays in the plainest way, to ask the server why it is not legal. */
export function plainClaim(index: number): string {
  const { colour, length } = route(index);
  return `claim ${index + 1} ${colour === "grey" ? "pink" : colour}${length}`;
}

/** The way to pay that comes after `chosen` when a card of this kind is touched in the hand; null if none uses it. */
export function payWith(ways: readonly Claim[], chosen: Claim, card: number): Claim | null {
  const using = ways.filter((way) => (card === WILD ? way.wilds > 0 : way.colour === card && way.coloured > 0));
  if (using.length === 0) return null;
  const at = using.findIndex((way) => way.move === chosen.move);
  return using[(at + 1) % using.length] ?? null;
}

/** The cards of a way to pay, one by one. */
export function paidCards(claim: Pick<Claim, "colour" | "coloured" | "wilds">): number[] {
  return [...Array<number>(claim.coloured).fill(claim.colour), ...Array<number>(claim.wilds).fill(WILD)];
}
