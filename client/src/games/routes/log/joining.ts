// Which of a seat's contracts a row joined, told from the events before it.
import type { Event } from "@/wire/routes";
import { FREE, ROUTES } from "../map";
import { wayOf } from "../ways";

interface Known {
  owners: number[];
  contracts: Set<number>;
}

function follow(known: Known, events: readonly Event[], seat: number): void {
  for (const event of events) {
    if (event.type === "RouteClaimed") known.owners[event.route] = event.seat;
    else if (event.type === "ContractsKept" && event.seat === seat) for (const index of event.kept) known.contracts.add(index);
  }
}

/** A way over one's own routes alone costs nothing, however many sit at the table. */
const ANY_SEATS = 4;

const isJoined = (index: number, known: Known, seat: number): boolean => wayOf(index, seat, known.owners, ANY_SEATS).togo === 0;

/** Contracts of this seat that are joined after these events and were not before. */
export function joinedBy(events: readonly Event[], before: readonly Event[], seat: number): number[] {
  const matters = events.some((event) => (event.type === "RouteClaimed" || event.type === "ContractsKept") && event.seat === seat);
  if (seat < 0 || !matters) return [];
  const known: Known = { owners: ROUTES.map(() => FREE), contracts: new Set() };
  follow(known, before, seat);
  const earlier = new Set([...known.contracts].filter((index) => isJoined(index, known, seat)));
  follow(known, events, seat);
  return [...known.contracts].filter((index) => !earlier.has(index) && isJoined(index, known, seat));
}
