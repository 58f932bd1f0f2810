// Which of a seat's contracts a row joined, told from the events before it.
import type { Event } from "@/wire/routes";
import { FREE, ROUTES, ROUTES_AT, contract, route } from "../map";

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

/** The places that somebody at `start` can walk to over the routes of a seat. */
function network(start: number, owners: readonly number[], seat: number): ReadonlySet<number> {
  const found = new Set([start]);
  for (const at of found)
    for (const index of ROUTES_AT[at] ?? []) if (owners[index] === seat) for (const end of route(index).ends) found.add(end);
  return found;
}

function isJoined(index: number, { owners }: Known, seat: number): boolean {
  const [start, goal] = contract(index).ends;
  return network(start, owners, seat).has(goal);
}

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
