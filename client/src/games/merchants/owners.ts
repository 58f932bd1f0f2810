// How things stand on the board: whose a site is, and which bonuses a seat holds.
import type { View } from "@/wire/merchants";
import { FIRST_BRIDGE } from "./map";

export type Area = "exchange" | "quarters" | "colonies";
/** In the numbers of the server. */
export const AREAS: readonly Area[] = ["exchange", "quarters", "colonies"];

/** The seat whose tile is on a site, or -1. */
export function ownerOf(view: View, kind: "house" | "colony", site: number): number {
  return view.at.findIndex((at) => (kind === "house" ? at.houses : at.colonies).includes(site));
}

/** Whether a seat holds a bonus. */
export function holds(view: View, seat: number, bonus: number): boolean {
  return view.at[seat]?.bonuses.includes(bonus) ?? false;
}

/** The bridges that a seat holds the bonus of, by their bonuses. */
export function bridgesOf(view: View, seat: number): readonly number[] {
  return (view.at[seat]?.bonuses ?? []).filter((bonus) => bonus >= FIRST_BRIDGE);
}
