// A small report, for tests: two seats, ten moves, one slip, one piece of luck and one turn.
import type { Outlook, Report, SeatReport } from "../report";

const outlook = (moves: number, chance: number, doubt = 0.05): Outlook => ({
  seat: 0,
  moves,
  chance,
  low: Math.max(chance - doubt, 0),
  high: Math.min(chance + doubt, 1),
  ahead: 0,
  doubt: 0,
});

export function seatReport(more: Partial<SeatReport> = {}): SeatReport {
  return {
    seat: 0,
    name: "",
    score: 30,
    rank: 1,
    result: 4,
    start: 0.5,
    luck: 3,
    own: -2,
    others: 1.5,
    rest: 1,
    skill: -0.5,
    doubt_of_luck: 1,
    doubt_of_skill: 0.8,
    level: { name: "regular", rating: 1220, low: 1100, high: 1300, likely: {} },
    chance: [outlook(0, 0.5), outlook(4, 0.45), outlook(6, 0.75), outlook(10, 1, 0)],
    decisions: [],
    draws: [],
    ...more,
  };
}

export function report(more: Partial<Report> = {}): Report {
  const slip = { seat: 0, played: "one", better: "two", doubt: 0.5, causes: [{ source: "route", more: 1.2, doubt: 0.3 }] };
  const zero = seatReport({
    decisions: [
      { ...slip, move: 2, cost: 2, like: [] },
      { ...slip, move: 4, better: "one", cost: 0, doubt: 0, like: [], causes: [] },
    ],
    draws: [
      { seat: 0, move: -1, points: 1, doubt: 0.4 },
      { seat: 0, move: 7, points: -4, doubt: 0.6 },
    ],
  });
  return {
    format: 1,
    game: "pebbles",
    rules_version: 1,
    settings: { seed: "", moves: 0, fewest: 0, horizon: null, worlds: 0, deals: 0, points: 0, outlook: 0, causes: 0 },
    moves: 10,
    seats: [zero, seatReport({ seat: 1, score: 20, chance: [outlook(0, 0.5), outlook(10, 0, 0)], level: null })],
    moments: [
      { ...slip, move: 3, kind: "slip", points: -2 },
      { seat: 0, move: 8, kind: "luck", points: -4, doubt: 0.6, played: "", better: "", causes: [] },
      { ...slip, seat: 1, move: 4, kind: "slip", points: -1 },
    ],
    versions: Array.from({ length: 10 }, (_, index) => index + 5),
    ...more,
  };
}
