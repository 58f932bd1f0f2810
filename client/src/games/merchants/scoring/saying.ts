// A scoring in words: ranks, who was first and second, and what was shared.
import type { IntlShape } from "react-intl";
import { labelSector } from "../saying";
import type { MerchantsTable } from "../table";
import { type Sector, type Step, areaOf } from "./scored";

export type Who = Pick<MerchantsTable, "player" | "seat">;

const RANKS = [1, 2, 3, 4];

/** "1st", from 0. */
export const sayRank = (intl: IntlShape, rank: number): string =>
  intl.formatMessage({ id: "merchants.scoring.rank" }, { rank: RANKS[rank] ?? 0 });

function names(intl: IntlShape, { player, seat }: Who, seats: readonly number[]): string {
  return intl.formatList(
    seats.map((one) => (one === seat ? intl.formatMessage({ id: "merchants.finish.you" }) : (player(one)?.name ?? ""))),
  );
}

/** How a sector was decided: said before money moves. */
export function sayHow(intl: IntlShape, who: Who, { first, second, paid, bank }: Sector): string {
  const how =
    first.length === 0 ? "none" : first.length > 1 ? "shared" : second.length === 0 ? "alone" : second.length > 1 ? "behind" : "two";
  return intl.formatMessage(
    { id: "merchants.scoring.how" },
    {
      how,
      first: names(intl, who, first),
      second: names(intl, who, second),
      leaders: first.length,
      followers: second.length,
      each: paid[first[0] ?? -1] ?? 0,
      eachSecond: paid[second[0] ?? -1] ?? 0,
      rest: bank > 0 && (first.length > 1 || second.length > 1) ? "yes" : "no",
      bank,
    },
  );
}

/** One message for a screen reader: "Second, sugar: Claes first 70, you second 40." */
export function sayStep(intl: IntlShape, who: Who, { area, sector, rank }: Step): string {
  const paid = [...sector.first, ...sector.second].map((seat) =>
    intl.formatMessage({ id: "merchants.scoring.gets" }, { name: names(intl, who, [seat]), amount: sector.paid[seat] ?? 0 }),
  );
  return intl.formatMessage(
    { id: "merchants.scoring.spoken" },
    {
      rank: sayRank(intl, rank),
      sector: labelSector(intl, areaOf(area.area), sector.sector),
      how: sayHow(intl, who, sector),
      paid: intl.formatList(paid),
    },
  );
}
