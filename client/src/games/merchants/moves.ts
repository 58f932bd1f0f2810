// The notation of moves, read into values that the table can show, and each at the spot where a hand reaches for it.
import { COLONIES, DISCS, type Disc, GOODS, type Good, HOUSES } from "./map";
import { type Spot, colonySpot, discSpot, goodSpot, houseSpot } from "./pointing";

export type MerchantsMove =
  | { kind: "cover"; move: string; disc: number }
  | { kind: "goods"; move: string; goods: readonly number[] }
  | { kind: "advance" | "back"; move: string; good: number }
  | { kind: "found" | "abandon"; move: string; site: number }
  | { kind: "build" | "demolish"; move: string; site: number }
  | { kind: "borrow" | "decline"; move: string }
  /** The auction's own: read there. */
  | { kind: "limit"; move: string }
  /** A doubled price in case of an opening, one's own or another's. */
  | { kind: "ahead"; move: string; opener: boolean; price: number };

const goodOf = (word: string | undefined): number => GOODS.indexOf(word as Good);
const colonyOf = (word: string | undefined): number => COLONIES.findIndex(({ id }) => id.toLowerCase() === word);
const houseOf = (word: string | undefined): number => HOUSES.findIndex(({ id }) => id.toLowerCase() === word);

/** What a move in the game's notation says; null for a notation that this table does not know. */
export function readMove(move: string): MerchantsMove | null {
  const [verb, ...words] = move.split(" ");
  switch (verb) {
    case "cover":
      return { kind: "cover", move, disc: DISCS.indexOf(words[0] as Disc) };
    case "goods":
      return { kind: "goods", move, goods: words.map(goodOf) };
    case "advance":
    case "back":
      return { kind: verb, move, good: goodOf(words[0]) };
    case "found":
      return { kind: "found", move, site: colonyOf(words[0]) };
    case "build":
      return { kind: "build", move, site: houseOf(words[0]) };
    case "remove": {
      const site = houseOf(words[0]);
      return site >= 0 ? { kind: "demolish", move, site } : { kind: "abandon", move, site: colonyOf(words[0]) };
    }
    case "borrow":
    case "decline":
      return { kind: verb, move };
    case "pass":
    case "open":
    case "limit":
      return { kind: "limit", move };
    case "ahead":
      return { kind: "ahead", move, opener: words[0] === "opener", price: words[1] === "pass" ? 0 : Number(words[1]) };
    default:
      return null;
  }
}

/** Where a hand reaches for a move; null for those that only the prompt offers. */
export function spotOf(move: MerchantsMove): Spot | null {
  switch (move.kind) {
    case "cover":
      return discSpot(move.disc);
    case "advance":
    case "back":
      return goodSpot(move.good);
    case "found":
    case "abandon":
      return colonySpot(move.site);
    case "build":
    case "demolish":
      return houseSpot(move.site);
    default:
      return null;
  }
}

/** One's legal moves, by the place where a hand reaches for them. */
export interface Offered {
  bySpot: ReadonlyMap<Spot, MerchantsMove>;
  /** The ways to choose three goods. */
  goods: readonly (readonly number[])[];
  borrow: boolean;
  decline: boolean;
  /** Prices to be sealed: the auction asks. */
  limits: boolean;
}

export function sortMoves(moves: readonly string[]): Offered {
  const read = moves.flatMap((move) => readMove(move) ?? []);
  const has = (kind: MerchantsMove["kind"]) => read.some((move) => move.kind === kind);
  return {
    bySpot: new Map(
      read.flatMap((move) => {
        const spot = spotOf(move);
        return spot ? [[spot, move] as const] : [];
      }),
    ),
    goods: read.flatMap((move) => (move.kind === "goods" ? [move.goods] : [])),
    borrow: has("borrow"),
    decline: has("decline"),
    limits: has("limit"),
  };
}

/** Three goods in the order of the notation. */
export function goodsMove(goods: readonly number[]): string {
  return `goods ${goods
    .toSorted((one, other) => one - other)
    .map((good) => GOODS[good])
    .join(" ")}`;
}

/** Whether so many goods can still become one of the combinations. */
export function canBecome(goods: readonly number[], ways: readonly (readonly number[])[]): boolean {
  const count = (list: readonly number[], good: number) => list.filter((one) => one === good).length;
  return ways.some((way) => GOODS.every((_, good) => count(goods, good) <= count(way, good)));
}
