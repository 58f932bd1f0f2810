// Rows of the hall say what their player needs to know, and what is urgent comes first.
import { describe, expect, test } from "vitest";
import { seatSight, tableSight } from "@/platform/table/testing/sights";
import type { TableCard } from "@/wire/http";
import { freeSeats, progressOf, turnsOf, urgentFirst } from "./progress";

const card = (change: Partial<TableCard>): TableCard => ({
  table: "t",
  game: "pebbles",
  seats: 3,
  status: "running",
  private: false,
  practice: false,
  rated: false,
  pace: "untimed",
  host: "p0",
  names: ["Saskia", "Noor", "greedy 3"],
  players: ["p0", "p1", ""],
  created_at: 1,
  updated_at: 1,
  version: 5,
  ...change,
});

describe("standing", () => {
  test("it is my turn, with the time that is left on a live clock", () => {
    const seats = [seatSight({ bank_ms: 300_000, since: 1_000 }), seatSight({ player: "p1", name: "Noor" })];
    const sight = tableSight({ seats, clock: { type: "live", bank_ms: 600_000, increment_ms: 0 } });
    expect(progressOf(card({}), sight, 49_000)).toEqual({ kind: "yours", left: 252_000 });
    expect(progressOf(card({}), tableSight({}), 49_000)).toEqual({ kind: "yours", left: null });
  });

  test("somebody else is to play: a person by name, a bot by its name at the table", () => {
    expect(progressOf(card({}), tableSight({ awaited: [1] }), 0)).toEqual({ kind: "theirs", name: "Noor" });
    const bots = progressOf(card({}), tableSight({ awaited: [2] }), 0);
    expect(bots.kind).toBe("theirs");
    expect(bots).not.toEqual({ kind: "theirs", name: "greedy 3" });
  });

  test("while a bot stands in for me it is not my turn", () => {
    const seats = [seatSight({ stand_in: "greedy" }), seatSight({ player: "p1", name: "Noor" })];
    expect(progressOf(card({}), tableSight({ seats }), 0).kind).not.toBe("yours");
  });

  test("a watcher of seat 0 is told whose turn it is, never that it is theirs", () => {
    expect(progressOf(card({}), tableSight({ viewer: -1 }), 0)).toEqual({ kind: "theirs", name: "Saskia" });
  });

  test("what nobody looked at is only running, waiting or over", () => {
    expect(progressOf(card({}), undefined, 0)).toEqual({ kind: "running" });
    expect(progressOf(card({ status: "over" }), undefined, 0)).toEqual({ kind: "over", rank: null, players: 3 });
    const open = card({ status: "open", names: ["Saskia", "", "greedy 3"], players: ["p0", "", ""] });
    expect(progressOf(open, undefined, 0)).toEqual({ kind: "waiting", free: 1 });
    expect(freeSeats(open)).toEqual([1]);
  });

  test("the end tells my rank", () => {
    const result = { why: "played", ranks: [2, 1, 3], outcome: null, server_seed: "" };
    expect(progressOf(card({}), tableSight({ phase: "over", result }), 0)).toEqual({ kind: "over", rank: 2, players: 3 });
  });
});

test("what is urgent comes first, then what changed last", () => {
  const rows = [
    { standing: { kind: "over", rank: 1, players: 2 } as const, card: card({ table: "over", updated_at: 9 }) },
    { standing: { kind: "theirs", name: "Noor" } as const, card: card({ table: "older", updated_at: 2 }) },
    { standing: { kind: "waiting", free: 1 } as const, card: card({ table: "open", updated_at: 8 }) },
    { standing: { kind: "theirs", name: "Noor" } as const, card: card({ table: "newer", updated_at: 3 }) },
    { standing: { kind: "yours", left: null } as const, card: card({ table: "mine", updated_at: 1 }) },
  ];
  expect(rows.sort(urgentFirst).map((row) => row.card.table)).toEqual(["mine", "newer", "older", "open", "over"]);
});

test("the title counts the tables where it is my turn: not where a bot plays for me, nor where I only watch", () => {
  const away = tableSight({ seats: [seatSight({ stand_in: "greedy" }), seatSight({ player: "p1" })] });
  const sights = {
    a: tableSight({}),
    b: tableSight({ awaited: [1] }),
    c: tableSight({ awaited: [1, 0] }),
    d: away,
    e: tableSight({ viewer: -1 }),
  };
  expect(turnsOf(sights)).toBe(2);
  expect(turnsOf({})).toBe(0);
});
