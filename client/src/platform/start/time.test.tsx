// Clocks on the start page run by themselves: each minute, each second where one counts, and at once when one looks again.
import { act, cleanup, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { seatSight, tableSight } from "@/platform/table/testing/sights";
import type { Clock, Sight } from "@/wire/table";
import { progressOf } from "./progress";
import { useServerTime } from "./time";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const BEGINNING = 1_800_000_000_000;
const DAYS: Clock = { type: "days", days: 3, vacation: 0 };
const LIVE: Clock = { type: "live", bank_ms: 15 * MINUTE, increment_ms: 0 };

const ownTurn = (clock: Clock, bank_ms: number, since = BEGINNING): Sight =>
  tableSight({ clock, seats: [seatSight({ bank_ms, since }), seatSight({ player: "p1" })] });
const card = { table: "t", status: "running" } as Parameters<typeof progressOf>[0];

/** What the page says is left, and how often it was drawn. */
function look(first: Sight) {
  let drawn = 0;
  const { result, rerender } = renderHook(
    ({ sight }) => {
      drawn += 1;
      return progressOf(card, sight, useServerTime({ t: sight }));
    },
    { initialProps: { sight: first } },
  );
  const left = () => (result.current.kind === "yours" ? result.current.left : null);
  return { left, drawn: () => drawn, see: (sight: Sight) => rerender({ sight }) };
}
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
/** How often it is drawn in two minutes. */
async function drawnIn2Minutes(drawn: () => number): Promise<number> {
  const before = drawn();
  for (let second = 0; second < 120; second++) await pass(1_000);
  return drawn() - before;
}

beforeEach(() => {
  vi.useFakeTimers({ now: BEGINNING });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it("counts days by the minute", async () => {
  const { left, drawn } = look(ownTurn(DAYS, 7 * HOUR));
  await pass(10 * MINUTE);
  expect(left()).toBe(7 * HOUR - 10 * MINUTE);
  expect(await drawnIn2Minutes(drawn)).toBe(2);
});

it("counts the last hour by the second, and no second once it is over", async () => {
  const { left, drawn } = look(ownTurn(DAYS, HOUR + 30_000));
  await pass(MINUTE + 5_000);
  expect(left()).toBe(HOUR - 35_000);
  await pass(HOUR);
  expect(left()).toBe(0);
  expect(await drawnIn2Minutes(drawn)).toBe(2);
});

it("counts a live clock by the second, but not while somebody else is to play", async () => {
  const sight = ownTurn(LIVE, 10 * MINUTE);
  const { left, drawn, see } = look(sight);
  await pass(5_000);
  expect(left()).toBe(10 * MINUTE - 5_000);
  see({ ...sight, awaited: [1] });
  expect(await drawnIn2Minutes(drawn)).toBe(2);
});

it("counts a turn from its beginning that began after the last minute", async () => {
  const sight = ownTurn(DAYS, 7 * HOUR);
  const { left, see } = look({ ...sight, awaited: [1] });
  await pass(50_000);
  see(ownTurn(DAYS, 7 * HOUR, BEGINNING + 20_000));
  expect(left()).toBe(7 * HOUR - 30_000);
});

it("is drawn at once when the page comes into sight again, and not before", async () => {
  const hidden = vi.spyOn(document, "hidden", "get").mockReturnValue(true);
  const { left, drawn } = look(ownTurn(DAYS, 7 * HOUR));
  await pass(6 * HOUR + 1_000);
  expect(drawn()).toBe(1);
  hidden.mockReturnValue(false);
  act(() => void document.dispatchEvent(new Event("visibilitychange")));
  expect(left()).toBe(HOUR - 1_000);
});
