// The rows of a table: moves that were taken back are struck out, and what is unread is counted.
import { describe, expect, it } from "vitest";
import type { Chat } from "@/wire/table";
import { course, movesSince, tell, unread, withEnd } from "./rows";
import { played, rowsOf } from "./testing/sights";

describe("what is told", () => {
  it("strikes out what was played after the place gone back to, and nothing else", () => {
    const rows = rowsOf(
      { type: "StartedShown", events: [] },
      played(0, ["a"]),
      played(1, ["b"]),
      played(2, ["c"]),
      { type: "TakenBackShown", seat: 1, to: 2 },
      played(1, ["d"]),
    );
    expect(tell(rows).map(({ row, struck }) => [row.seq, struck])).toEqual([
      [1, false],
      [2, false],
      [3, true],
      [4, true],
      [5, false],
      [6, false],
    ]);
  });

  it("leaves out the seals, and knows who got up from a seat", () => {
    const rows = rowsOf(
      { type: "SeatTaken", seat: 1, player: "p1", name: "Noor" },
      { type: "PartSealed", seat: 1, hash: "00" },
      { type: "SeatLeft", seat: 1 },
      { type: "BotSeated", seat: 1, bot: "greedy", name: "greedy 2" },
      { type: "SeatLeft", seat: 1 },
    );
    expect(tell(rows).map(({ row, name }) => [row.what.type, name])).toEqual([
      ["SeatTaken", "Noor"],
      ["SeatLeft", "Noor"],
      ["BotSeated", "Barent"],
      ["SeatLeft", "Barent"],
    ]);
  });
});

describe("what is unread", () => {
  const line = (id: number, player: string): Chat => ({
    type: "chat",
    table: "t",
    id,
    player,
    name: player,
    text: "Hello!",
    at: 1,
    spectator: false,
  });

  it("counts later lines of others who are not muted", () => {
    const chat = [line(1, "p1"), line(2, "p0"), line(3, "p1"), line(4, "p2"), line(5, "p1")];
    expect(unread(chat, 1, "p0", new Set())).toBe(3);
    expect(unread(chat, 1, "p0", new Set(["p1"]))).toBe(1);
    expect(unread(chat, 5, "p0", new Set())).toBe(0);
  });
});

describe("new moves", () => {
  const rows = rowsOf(played(1, []), played(0, []), played(1, []), { type: "Resigned", seat: 2 }, played(2, []));

  it("are those of others since the viewer's own last one, or since the log was looked at", () => {
    expect(movesSince(rows, 0, 0)).toBe(2);
    expect(movesSince(rows, 3, 0)).toBe(1);
    expect(movesSince(rows, 0, -1)).toBe(4);
  });
});

describe("the course of the game", () => {
  const gained = (events: readonly unknown[]) => events as { seat: number; points: number }[];

  it("adds up what stands, and forgets what was taken back", () => {
    const rows = rowsOf(
      { type: "StartedShown", events: [] },
      played(0, [{ seat: 0, points: 4 }]),
      played(1, [{ seat: 1, points: 7 }]),
      { type: "TakenBackShown", seat: 1, to: 2 },
      played(1, [{ seat: 1, points: 2 }]),
    );
    expect(course(rows, 2, gained)).toEqual([
      [0, 0],
      [4, 0],
      [4, 2],
    ]);
  });

  it("begins with what everybody is given", () => {
    expect(
      course(rowsOf({ type: "StartedShown", events: [{ seat: 1, points: 400 }] }, played(1, [{ seat: 1, points: -90 }])), 2, gained),
    ).toEqual([
      [0, 400],
      [0, 310],
    ]);
  });

  it("ends with the final scoring, which counts what was hidden until then", () => {
    const line = (points: number) => ({ rule: "A-1", key: "x", points, values: {} });
    const outcome = { why: "A-9", sheets: [[line(4), line(-5)], [line(9)]], ranks: [2, 1], others: [] };
    expect(
      withEnd(
        [
          [0, 0],
          [4, 9],
        ],
        outcome,
      ),
    ).toEqual([
      [0, 0],
      [4, 9],
      [-1, 9],
    ]);
    expect(
      withEnd(
        [
          [0, 0],
          [4, 9],
        ],
        null,
      ),
    ).toEqual([
      [0, 0],
      [4, 9],
    ]);
  });

  it("is not known from rows that begin later", () => {
    expect(course(rowsOf(played(0, [])), 2, gained)).toBeNull();
    expect(withEnd(null, null)).toBeNull();
  });
});
