// What the card on the clock would give, one thing after the other, from what the server says of it and what is printed on it.
import type { Gives } from "@/wire/merchants";
import { BRIDGE_MONEY, SET_MONEY, card, house } from "../map";

/** So many vacant sites of a sector. */
interface Free {
  sector: number;
  count: number;
}

export type Gift =
  /** A house, or a colony, on one of so many sites. */
  | { kind: "house" | "colony"; sites: number; free: readonly Free[] }
  /** A bridge whose other end is one's own already. */
  | { kind: "bridge"; bridge: number; site: number; money: number }
  /** A house, or a colony, in the last sector that is missing. */
  | { kind: "quarters" | "continents"; sector: number; money: number }
  /** A good that moves on; `level` and `ahead` are who would stand beside one and before one. */
  | { kind: "good"; good: number; from: number; to: number; level: readonly number[]; ahead: readonly number[] }
  /** Three goods of one's choice. */
  | { kind: "threeGoods" }
  /** One of four goods. */
  | { kind: "anyGood" }
  /** The row that is still missing for the free house. */
  | { kind: "freeHouse"; good: number };

function tile(kind: "house" | "colony", { sites = 0, free = [] }: Gives): Gift[] {
  if (sites === 0) return [];
  return [{ kind, sites, free: free.flatMap((count, sector) => (count > 0 ? [{ sector, count }] : [])) }];
}

function set(kind: "quarters" | "continents", { whole_set: sector = null }: Gives): Gift[] {
  return sector === null ? [] : [{ kind, sector, money: SET_MONEY }];
}

function step({ step: told = null }: Gives, good: number, spaces: readonly number[]): Gift[] {
  if (told === null) return [];
  const { to, level = [], ahead = [] } = told;
  return [{ kind: "good", good, from: spaces[good] ?? 0, to, level, ahead }];
}

/** All that a card would give to a seat with its goods on these spaces. Empty where it would give nothing. */
export function giftsOf(gives: Gives, index: number, spaces: readonly number[]): Gift[] {
  const { kind, goods } = card(index);
  const [good = 0] = goods;
  switch (kind) {
    case "goods":
      return [{ kind: "threeGoods" }];
    case "colony":
      return [...tile("colony", gives), ...set("continents", gives), ...step(gives, good, spaces)];
    case "amsterdam": {
      const bridges = (gives.bridges ?? []).flatMap((site): Gift[] => {
        const { bridge } = house(site);
        return bridge === null ? [] : [{ kind: "bridge", bridge, site, money: BRIDGE_MONEY }];
      });
      const moved: Gift[] = goods.length === 1 ? step(gives, good, spaces) : [{ kind: "anyGood" }];
      const last = gives.free_house ?? null;
      const freeHouse: Gift[] = last === null ? [] : [{ kind: "freeHouse", good: last }];
      return [...tile("house", gives), ...bridges, ...set("quarters", gives), ...moved, ...freeHouse];
    }
    case "hourglass":
      return [];
  }
}
