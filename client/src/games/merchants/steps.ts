// Where one's goods would stand after the steps that are being chosen, as the server says.
import type { MerchantsTable } from "./table";

const count = (goods: readonly number[], good: number): number => goods.filter((one) => one === good).length;

/** By good: the space of its tile after these steps. */
export function afterSteps({ view, facts, seat }: Pick<MerchantsTable, "view" | "facts" | "seat">, goods: readonly number[]): number[] {
  const now = view.at[seat]?.exchange ?? [];
  return now.map((space, good) => [space, ...(facts.steps?.[good] ?? [])][count(goods, good)] ?? space);
}

/** Whether these goods of a goods card earn the free house. */
export function earnsFreeHouse({ facts }: Pick<MerchantsTable, "facts">, goods: readonly number[]): boolean {
  const missing = facts.goods_missing ?? [];
  return missing.length > 0 && missing.every((good) => count(goods, good) >= count(missing, good));
}
