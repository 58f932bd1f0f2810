// Small facts that several sentences tell.
import { ROUTES_AT } from "../map";
import type { RoutesTable } from "../table";

/** What a look at a place tells: how many routes begin there, and how many of them can be claimed now. */
export function placeFacts(table: RoutesTable, index: number): { routes: number; claimable: number } {
  const routes = ROUTES_AT[index] ?? [];
  return { routes: routes.length, claimable: routes.filter((one) => table.offered.claims.has(one)).length };
}
