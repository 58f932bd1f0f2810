// Cards fly from where they were to where they go, for oneself and for others; a setup is not shown card by card.
import { describe, expect, it } from "vitest";
import { rows } from "../testing/moments";
import { flightsOf } from "./flights";

describe("flights", () => {
  it("take a market card to its taker", () => {
    const taken = { type: "CardTaken", seat: 1, slot: 2, card: 4 } as const;
    expect(flightsOf([taken], 0)).toEqual([{ what: 4, from: ["slot-2"], to: ["seat-1"] }]);
    expect(flightsOf([taken], 1)[0]?.to).toEqual(["hand-4", "hand", "seat-1"]);
  });

  it("show others only the back of what they drew", () => {
    expect(flightsOf([{ type: "UnseenCardDrawn", seat: 1 }], 0)).toEqual([{ what: "draw", from: ["pile-draw"], to: ["seat-1"] }]);
    expect(flightsOf([{ type: "UnseenContractsDrawn", seat: 1, count: 2 }], 0).map((flight) => flight.what)).toEqual([
      "contracts",
      "contracts",
    ]);
  });

  it("carry what a claim costs to the discards", () => {
    const claimed = { type: "RouteClaimed", seat: 0, route: 33, colour: 3, coloured: 2, wilds: 1, points: 4 } as const;
    const flights = flightsOf([claimed, { type: "TradeCardTaken", seat: 0 }], 0);
    expect(flights.map((flight) => flight.what)).toEqual([3, 3, 0, "trade"]);
    expect(flights[0]?.to[0]).toBe("discards");
  });

  it("leave the setup alone and never fill the air", () => {
    expect(flightsOf(rows[0] ?? [], 0)).toEqual([]);
    for (const row of rows) expect(flightsOf(row, 0).length).toBeLessThanOrEqual(6);
  });
});
