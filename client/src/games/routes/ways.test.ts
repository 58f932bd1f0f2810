// How far contracts are: over one's own routes for nothing, round others' routes, over twins by the number of seats.
import { describe, expect, it } from "vitest";
import { CONTRACTS, FREE, ROUTES, type Contract } from "./map";
import { spaces, wayOf, withClaim } from "./ways";

const nobody = ROUTES.map(() => FREE);
const claimed = (seat: number, ...numbers: number[]): number[] =>
  numbers.reduce((owners, number) => withClaim(owners, number - 1, seat), nobody);

/** Contract 11 joins Dam and Montelbaanstoren, contract 2 Dam and Waag. */
const DAM_MONTELBAAN = 10;
const DAM_WAAG = 1;

describe("the way of a contract", () => {
  it("is as long as its value says on an empty board", () => {
    for (const { index, value } of CONTRACTS as readonly Contract[]) {
      const { togo } = wayOf(index, 0, nobody, 3);
      if (togo === null) throw new Error("Every contract can be joined at first.");
      expect(value).toBe(togo + (togo >= 6 ? 1 : 0) + (togo >= 8 ? 1 : 0));
    }
  });

  it("gets shorter by one's own routes and is joined at zero", () => {
    expect(wayOf(DAM_MONTELBAAN, 0, nobody, 3).togo).toBe(5);
    expect(wayOf(DAM_MONTELBAAN, 0, claimed(0, 15), 3).togo).toBe(3);
    const joined = wayOf(DAM_MONTELBAAN, 0, claimed(0, 15, 11, 43), 3);
    expect(joined.togo).toBe(0);
    expect(joined.routes.toSorted((one, other) => one - other)).toEqual([10, 14, 42]);
  });

  it("is not joined by somebody else's routes", () => {
    expect(wayOf(DAM_MONTELBAAN, 0, claimed(1, 15, 11, 43), 3).togo).toBeGreaterThan(0);
  });

  it("may use the twin of another's route with three seats, and not with two", () => {
    const owners = claimed(1, 15);
    expect(spaces(15, 0, owners, 3)).toBe(2);
    expect(spaces(15, 0, owners, 2)).toBeNull();
    expect(spaces(15, 1, owners, 3)).toBeNull();
    expect(wayOf(DAM_WAAG, 0, owners, 3).togo).toBe(3);
    expect(wayOf(DAM_WAAG, 0, owners, 2).togo).toBeGreaterThan(3);
  });

  it("is lost when a place is walled in", () => {
    const walls = ROUTES.map((route) => (route.ends.includes(2) ? 1 : FREE));
    expect(wayOf(DAM_WAAG, 0, walls, 2)).toEqual({ togo: null, routes: [] });
  });
});
