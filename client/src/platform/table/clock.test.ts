// Clocks count down from the server's figures, stand still for bots, and are written so that 0:00 means over.
import { describe, expect, it } from "vitest";
import { timeLeft, untilChange, written } from "./clock";
import { seatSight } from "./testing/sights";

const live = { type: "live", bank_ms: 600_000, increment_ms: 15_000 } as const;

describe("what is left", () => {
  it("counts from the moment since when a seat is awaited", () => {
    const seat = seatSight({ bank_ms: 252_000, since: 10_000 });
    expect(timeLeft(live, seat, 70_000)).toEqual({ ms: 192_000, ticking: true, short: false });
  });

  it("stands still for a seat that is not awaited, and never falls below nothing", () => {
    expect(timeLeft(live, seatSight({ bank_ms: 9_000, since: 0 }), 5e12)).toEqual({ ms: 9_000, ticking: false, short: true });
    expect(timeLeft(live, seatSight({ bank_ms: 9_000, since: 1 }), 5e12)?.ms).toBe(0);
  });

  it("does not run ahead when the server's time seems to be before the question", () => {
    expect(timeLeft(live, seatSight({ bank_ms: 9_000, since: 10_000 }), 9_000)?.ms).toBe(9_000);
  });

  it("is nothing without a clock, and for bots", () => {
    expect(timeLeft({ type: "none" }, seatSight({}), 0)).toBeNull();
    expect(timeLeft(live, seatSight({ bot: "greedy" }), 0)).toBeNull();
    expect(timeLeft(live, seatSight({ bank_ms: 60_000, since: 1, stand_in: "greedy" }), 50_000)?.ticking).toBe(false);
  });
});

describe("how it is written", () => {
  it.each([
    [0, "0:00"],
    [1, "0:01"],
    [252_000, "4:12"],
    [3_600_000, "1:00:00"],
    [3_599_001, "1:00:00"],
    [605_000, "10:05"],
  ])("%d ms as %s", (ms, text) => expect(written(ms)).toEqual({ kind: "clock", text }));

  it("days and hours when there is much", () => {
    expect(written(2 * 86_400_000 + 5 * 3_600_000 + 1)).toEqual({ kind: "days", days: 2, hours: 5 });
  });

  it("changes when the next second begins, and by days at most every minute", () => {
    expect(untilChange(252_300)).toBe(300);
    expect(untilChange(252_000)).toBe(1000);
    expect(untilChange(3 * 86_400_000 + 20)).toBe(20);
    expect(untilChange(3 * 86_400_000 + 1_800_000)).toBe(60_000);
  });
});
