// How things stand on the board: whose a site is, who is how strong in each sector, and how the sectors rank.
import type { View } from "@/wire/merchants";
import { BESIDE, CONTINENTS, GOODS, QUARTERS, across, colony, house } from "./map";

export type Area = "exchange" | "quarters" | "colonies";
/** In the numbers of the house. */
export const AREAS: readonly Area[] = ["exchange", "quarters", "colonies"];

const NOBODY = -1;

/** The seat whose tile is on a site, or -1. */
export function ownerOf(view: View, kind: "house" | "colony", site: number): number {
  return view.at.findIndex((at) => (kind === "house" ? at.houses : at.colonies).includes(site));
}

export function isVacant(view: View, kind: "house" | "colony", site: number): boolean {
  return ownerOf(view, kind, site) === NOBODY;
}

const NEIGHBOURS: ReadonlyMap<number, readonly number[]> = (() => {
  const found = new Map<number, number[]>();
  const add = (one: number, other: number) => found.set(one, [...(found.get(one) ?? []), other]);
  for (const [one, other] of BESIDE) {
    add(one, other);
    add(other, one);
  }
  return found;
})();

/** The size of the largest group in a quarter: houses that hang together, and each across a bridge from one of them. */
function largestGroup(houses: readonly number[], quarter: number): number {
  const own = new Set(houses);
  const left = new Set(houses.filter((site) => house(site).quarter === quarter));
  let best = 0;
  for (const first of left) {
    const group = [first];
    left.delete(first);
    for (const site of group) {
      for (const next of NEIGHBOURS.get(site) ?? []) if (left.delete(next)) group.push(next);
    }
    const bridged = group.filter((site) => own.has(across(site) ?? NOBODY)).length;
    best = Math.max(best, group.length + bridged);
  }
  return best;
}

/** By sector, then by seat: how strong everybody is. */
export function strengthsOf(view: View, area: Area): readonly (readonly number[])[] {
  switch (area) {
    case "exchange":
      return GOODS.map((_, good) => view.at.map((at) => at.exchange[good] ?? 0));
    case "quarters":
      return QUARTERS.map((_, quarter) => view.at.map((at) => largestGroup(at.houses, quarter)));
    case "colonies":
      return CONTINENTS.map((_, continent) =>
        view.at.map((at) => at.colonies.filter((site) => colony(site).continent === continent).length),
      );
  }
}

/** The sectors from first to last, as a scoring would rank them now; of tied ones the lower number comes first. */
export function ranking(view: View, area: Area): readonly number[] {
  const weight = (sector: number): number => {
    if (area === "quarters") return view.at.reduce((sum, at) => sum + at.houses.filter((site) => house(site).quarter === sector).length, 0);
    const row = strengthsOf(view, area)[sector] ?? [];
    return area === "exchange" ? Math.max(0, ...row) : row.reduce((sum, own) => sum + own, 0);
  };
  return GOODS.map((_, sector) => sector).toSorted((one, other) => weight(other) - weight(one) || one - other);
}
