// Which scoring a row tells of, and its steps: sectors that pay, in their order.
import type { AreaPaid, AreaScored, Event, Facts, Scored } from "@/wire/merchants";
import { AREAS, type Area } from "../owners";

/** An area by its name. */
export const areaOf = (area: number): Area => AREAS[area] ?? "exchange";

/** One sector of an area: why it has its rank, who was first and second, and what it paid. */
export interface Sector {
  sector: number;
  /** What it ranks by: the furthest space, or how many tiles. */
  weight: number;
  pays: readonly [first: number, second: number];
  strengths: readonly number[];
  first: readonly number[];
  second: readonly number[];
  paid: readonly number[];
  purses: readonly number[];
  bank: number;
}

/** The sectors of an area from first to fourth rank; the server tells them column by column. */
export function sectorsOf(area: AreaPaid): readonly Sector[] {
  return area.sectors.map((sector, rank) => ({
    sector,
    weight: area.weights[rank] ?? 0,
    pays: area.pays[rank] ?? [0, 0],
    strengths: area.strengths[rank] ?? [],
    first: area.first[rank] ?? [],
    second: area.second[rank] ?? [],
    paid: area.paid[rank] ?? [],
    purses: area.purses[rank] ?? [],
    bank: area.bank[rank] ?? 0,
  }));
}

/** One step: a sector that pays, of an area, of a scoring. */
export interface Step {
  scored: Scored;
  area: AreaPaid;
  sector: Sector;
  /** The ranks are counted from 0. */
  rank: number;
}

/** Whether what the server says beside the view is what the event paid: tiles may have moved since. */
function isSame(event: AreaScored, area: AreaPaid): boolean {
  const paid = sectorsOf(area).flatMap(({ sector, paid: amounts }) =>
    amounts.flatMap((amount, seat) => (amount > 0 ? [`${seat} ${sector} ${amount}`] : [])),
  );
  const told = event.payments.map(([seat, sector, , amount]) => `${seat} ${sector} ${amount}`);
  return paid.length === told.length && told.every((one) => paid.includes(one));
}

/** The scorings among events, as the server tells them. */
export function scoringsIn(events: readonly Event[], facts: Facts): readonly Scored[] {
  const scored = events.filter((event) => event.type === "AreaScored");
  return (facts.scored ?? []).filter(({ square, areas }) =>
    areas.every((area) => scored.some((event) => event.square === square && event.area === area.area && isSame(event, area))),
  );
}

/** Sectors without a tile pay nobody: they are named in the list, and have no step. */
export function stepsOf(scorings: readonly Scored[]): readonly Step[] {
  return scorings.flatMap((scored) =>
    scored.areas.flatMap((area) =>
      sectorsOf(area).flatMap((sector, rank): Step[] => (sector.first.length > 0 ? [{ scored, area, sector, rank }] : [])),
    ),
  );
}
