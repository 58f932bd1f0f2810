// What TOM did in his last round, put into four cells: his 1s, his 6s, three alike, and the market.
import type { Event } from "@/wire/harbour";
import { TOM } from "../map";

export const CELLS = ["river", "block", "docker", "market"] as const;
export type Cell = (typeof CELLS)[number];
export type Steps = Readonly<Record<Cell, readonly Event[]>>;

export function isToms(event: Event): boolean {
  return event.type.startsWith("Tom") || ("side" in event && event.side === TOM);
}

/** Of a row in which TOM moved, in the order of the rules: river, dockers, blocks, market. */
export function stepsOf(events: readonly Event[]): Steps {
  const steps: Record<Cell, Event[]> = { river: [], block: [], docker: [], market: [] };
  let cell: Cell = "river";
  /** A docker and a sold good bring florins of their own; any others are the market's. */
  let isPaid = true;
  for (const event of events.filter(isToms)) {
    if (event.type === "TomHoused") [cell, isPaid] = ["docker", false];
    else if (event.type === "BlockTaken") [cell, isPaid] = ["block", true];
    else if (event.type === "GoodSold") isPaid = false;
    else if (event.type === "FlorinsPaid") cell = "market";
    else if (event.type === "FlorinsGained") {
      if (isPaid) cell = "market";
      isPaid = true;
    }
    steps[cell].push(event);
  }
  return steps;
}
