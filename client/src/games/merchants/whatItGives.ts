// What a card would give to a seat, as facts and no advice; and what one tile more would earn. Used by the board and the auction.
import type { View } from "@/wire/merchants";
import { isVacant } from "./standing";
import {
  BONUS_SPACE,
  BRIDGE_MONEY,
  COLONIES,
  CONTINENTS,
  CONTINENTS_BONUS,
  FIRST_BRIDGE,
  GOODS_BONUS,
  HOUSES,
  LAST_SPACE,
  QUARTERS,
  QUARTERS_BONUS,
  SET_MONEY,
  across,
  card as printed,
  colony,
  house,
} from "./map";

/** So many vacant sites of a sector. */
export interface Free {
  sector: number;
  count: number;
}

export type Gift =
  /** A house on one of these sites. */
  | { kind: "house"; free: readonly Free[] }
  /** A colony on one of these sites; `good` is the one that it advances, where the card says which. */
  | { kind: "colony"; free: readonly Free[]; good: number | null }
  /** A bridge whose other end is one's own already. */
  | { kind: "bridge"; bridge: number; site: number; opposite: number; money: number }
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

/** Whether a seat holds a bonus. */
export function holds(view: View, seat: number, bonus: number): boolean {
  return view.at[seat]?.bonuses.includes(bonus) ?? false;
}

/** The one sector that a seat lacks of a full set, or null. */
function lacking(has: ReadonlySet<number>, sectors: readonly unknown[]): number | null {
  const missing = sectors.flatMap((_, sector) => (has.has(sector) ? [] : [sector]));
  return missing.length === 1 ? (missing[0] ?? null) : null;
}

const quartersOf = (view: View, seat: number) => new Set((view.at[seat]?.houses ?? []).map((site) => house(site).quarter));
const continentsOf = (view: View, seat: number) => new Set((view.at[seat]?.colonies ?? []).map((site) => colony(site).continent));

/** What a house on this site would earn at once. */
export function earnedByHouse(view: View, seat: number, site: number): { money: number; bridge: number | null; isSet: boolean } {
  const opposite = across(site);
  const { bridge, quarter } = house(site);
  const isBridge = bridge !== null && opposite !== null && (view.at[seat]?.houses.includes(opposite) ?? false);
  const isSet = !holds(view, seat, QUARTERS_BONUS) && lacking(quartersOf(view, seat), QUARTERS) === quarter;
  return { money: (isBridge ? BRIDGE_MONEY : 0) + (isSet ? SET_MONEY : 0), bridge: isBridge ? bridge : null, isSet };
}

/** What a colony on this site would earn at once. */
export function earnedByColony(view: View, seat: number, site: number): { money: number; isSet: boolean } {
  const isSet = !holds(view, seat, CONTINENTS_BONUS) && lacking(continentsOf(view, seat), CONTINENTS) === colony(site).continent;
  return { money: isSet ? SET_MONEY : 0, isSet };
}

/** What the loss of a tile would cost at once: bonuses that go back. */
export function lostWithHouse(view: View, seat: number, site: number): { money: number; bridge: number | null; isSet: boolean } {
  const { bridge, quarter } = house(site);
  const isBridge = bridge !== null && holds(view, seat, FIRST_BRIDGE + bridge);
  const others = (view.at[seat]?.houses ?? []).filter((one) => one !== site && house(one).quarter === quarter);
  const isSet = holds(view, seat, QUARTERS_BONUS) && others.length === 0;
  return { money: (isBridge ? BRIDGE_MONEY : 0) + (isSet ? SET_MONEY : 0), bridge: isBridge ? bridge : null, isSet };
}

export function lostWithColony(view: View, seat: number, site: number): { money: number; isSet: boolean } {
  const others = (view.at[seat]?.colonies ?? []).filter((one) => one !== site && colony(one).continent === colony(site).continent);
  const isSet = holds(view, seat, CONTINENTS_BONUS) && others.length === 0;
  return { money: isSet ? SET_MONEY : 0, isSet };
}

/** How far these goods would bring a seat's tiles, by good: steps beyond the last space are lost. */
export function afterSteps(view: View, seat: number, goods: readonly number[]): number[] {
  return (view.at[seat]?.exchange ?? []).map((space, good) => Math.min(LAST_SPACE, space + goods.filter((one) => one === good).length));
}

/** Whether these steps complete the goods bonus. */
export function earnsFreeHouse(view: View, seat: number, goods: readonly number[]): boolean {
  return !holds(view, seat, GOODS_BONUS) && afterSteps(view, seat, goods).every((space) => space >= BONUS_SPACE);
}

/** One good one space on: from where to where, and who else stands there or further. */
export function stepOf(view: View, seat: number, good: number): Extract<Gift, { kind: "good" }> {
  const from = view.at[seat]?.exchange[good] ?? 0;
  const to = Math.min(LAST_SPACE, from + 1);
  const others = view.at.flatMap((at, other) => (other === seat ? [] : [{ other, space: at.exchange[good] ?? 0 }]));
  return {
    kind: "good",
    good,
    from,
    to,
    level: others.filter(({ space }) => space === to).map(({ other }) => other),
    ahead: others.filter(({ space }) => space > to).map(({ other }) => other),
  };
}

function freeBy(sites: readonly number[], sectorOf: (site: number) => number): Free[] {
  const counts = new Map<number, number>();
  for (const site of sites) counts.set(sectorOf(site), (counts.get(sectorOf(site)) ?? 0) + 1);
  return [...counts].map(([sector, count]) => ({ sector, count }));
}

function goodGifts(view: View, seat: number, goods: readonly number[]): Gift[] {
  const gifts: Gift[] = goods.length === 1 ? goods.map((good) => stepOf(view, seat, good)) : [{ kind: "anyGood" }];
  const completing = goods.find((good) => earnsFreeHouse(view, seat, [good]));
  return completing === undefined ? gifts : [...gifts, { kind: "freeHouse", good: completing }];
}

/** All that a card on a disc would give to a seat that used it now. Empty where it would give nothing. */
export function whatItGives(view: View, seat: number, index: number): Gift[] {
  const { kind, continents, quarters, goods } = printed(index);
  const hasTile = (view.at[seat]?.supply ?? 0) > 0;
  switch (kind) {
    case "goods":
      return [{ kind: "threeGoods" }];
    case "colony": {
      const sites = COLONIES.filter(
        (site) => continents.includes(site.continent) && goods.includes(site.good) && isVacant(view, "colony", site.index),
      );
      if (!hasTile || sites.length === 0) return [];
      const [good] = goods;
      const gifts: Gift[] = [
        {
          kind: "colony",
          free: freeBy(
            sites.map((site) => site.index),
            (site) => colony(site).continent,
          ),
          good: goods.length === 1 ? (good ?? null) : null,
        },
      ];
      const set = sites.find((site) => earnedByColony(view, seat, site.index).isSet);
      if (set) gifts.push({ kind: "continents", sector: set.continent, money: SET_MONEY });
      if (goods.length === 1 && good !== undefined) gifts.push(stepOf(view, seat, good));
      return gifts;
    }
    case "amsterdam": {
      const sites = hasTile ? HOUSES.filter((site) => quarters.includes(site.quarter) && isVacant(view, "house", site.index)) : [];
      const gifts: Gift[] =
        sites.length > 0
          ? [
              {
                kind: "house",
                free: freeBy(
                  sites.map((site) => site.index),
                  (site) => house(site).quarter,
                ),
              },
            ]
          : [];
      for (const site of sites) {
        const { bridge } = earnedByHouse(view, seat, site.index);
        if (bridge !== null)
          gifts.push({ kind: "bridge", bridge, site: site.index, opposite: across(site.index) ?? site.index, money: BRIDGE_MONEY });
      }
      const set = sites.find((site) => earnedByHouse(view, seat, site.index).isSet);
      if (set) gifts.push({ kind: "quarters", sector: set.quarter, money: SET_MONEY });
      return [...gifts, ...goodGifts(view, seat, goods)];
    }
    case "hourglass":
      return [];
  }
}
