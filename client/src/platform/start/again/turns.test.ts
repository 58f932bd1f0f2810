// The turns on the quay: whoever has least time left first, and no more than have a place.
import { expect, test } from "vitest";
import { seatSight, tableSight } from "@/platform/table/testing/sights";
import type { TableCard } from "@/wire/http";
import { greetingOf, shownOf, turnsIn, withOthers } from "./turns";

const card = (table: string, updated_at = 1): TableCard => ({
  table,
  game: "pebbles",
  seats: 2,
  status: "running",
  private: false,
  practice: false,
  rated: false,
  pace: "untimed",
  host: "p0",
  names: ["Saskia", "Noor"],
  players: ["p0", "p1"],
  created_at: 1,
  updated_at,
  version: 5,
  more: 0,
});
const clocked = (table: string, bank_ms: number) =>
  tableSight({
    table,
    seats: [seatSight({ bank_ms, since: 1 }), seatSight({ player: "p1", name: "Noor" })],
    clock: { type: "live", bank_ms: 600_000, increment_ms: 0 },
  });

test("the least time left comes first, and no clock last; what waits for others is no turn", () => {
  const sights = {
    slow: clocked("slow", 500_000),
    free: tableSight({}),
    haste: clocked("haste", 9_000),
    theirs: tableSight({ awaited: [1] }),
  };
  const mine = ["free", "slow", "theirs", "haste"].map((table) => card(table));
  expect(turnsIn({ mine, sights }, 1).map((turn) => turn.card.table)).toEqual(["haste", "slow", "free"]);
  expect(withOthers({ mine, sights }, 1)).toBe(1);
  expect(turnsIn({ mine: null, sights: {} }, 1)).toEqual([]);
});

test("three have a place; of more the last place says how many there are", () => {
  const turns = ["a", "b", "c", "d"].map((table) => ({ card: card(table), left: null }));
  expect(shownOf(turns.slice(0, 3))).toHaveLength(3);
  expect(shownOf(turns).map((turn) => turn.card.table)).toEqual(["a", "b"]);
});

test("the greeting follows the day", () => {
  expect([4, 5, 11, 12, 17, 18, 23].map(greetingOf)).toEqual([
    "evening",
    "morning",
    "morning",
    "afternoon",
    "afternoon",
    "evening",
    "evening",
  ]);
});
