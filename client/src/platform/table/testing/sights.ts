// Seats, sights and rows for tests: a table at which something is so, and everything else is as it usually is.
import type { SeatSight, Shown, Sight } from "@/wire/table";
import type { Row } from "../rows";

/** A seat where a person sits. */
export function seatSight(change: Partial<SeatSight>): SeatSight {
  return {
    player: "p0",
    bot: "",
    name: "Saskia",
    stand_in: "",
    why: "",
    resigned: false,
    sealed: true,
    opened: true,
    vacation: 0,
    bank_ms: 0,
    since: 0,
    ...change,
  };
}

/** Three seats, two of them people's, in the middle of a game without a clock. */
export function tableSight(change: Partial<Sight>): Sight {
  return {
    table: "85dbb89f-5a1b-563c-904b-7bd85d4af7e9",
    version: 12,
    at: 1_000_000,
    viewer: 0,
    game: "pebbles",
    rules_version: 1,
    options: {},
    private: false,
    practice: false,
    fixed: "",
    comes_by: 0,
    tried_from: null,
    host: "p0",
    commitment: "81eda6f6",
    invitation: "61e4f1d2db966e27",
    phase: "playing",
    clock: { type: "none" },
    seats: [seatSight({}), seatSight({ player: "p1", name: "Noor" }), seatSight({ player: "", bot: "greedy", name: "greedy 3" })],
    awaited: [0],
    view: { points: [9, 13, 10] },
    facts: null,
    moves: ["one", "two"],
    take_back: "no",
    take_back_why: "",
    take_back_wish: null,
    pace_wish: null,
    result: null,
    rematch: "",
    lots: null,
    lot: null,
    rated: false,
    delay: 0,
    ...change,
  };
}

/** Rows one after the other, from number 1. */
export function rowsOf(...what: Shown[]): Row[] {
  return what.map((each, index) => ({ seq: index + 1, at: 1_000_000 + index * 1_000, what: each }));
}

/** A row of the game in which something was played. */
export function played(seat: number, events: unknown, move: string | null = null): Shown {
  return { type: "PlayedShown", seat, move, events, by_bot: false };
}
