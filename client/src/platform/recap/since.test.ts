// Which rows are told again, and how they become lines: every state that a seat can come back to.
import { describe, expect, it } from "vitest";
import type { Brief, PlayedRow } from "@/platform/game";
import { playersOf } from "@/platform/table/players";
import { played, rowsOf, tableSight } from "@/platform/table/testing/sights";
import type { Shown } from "@/wire/table";
import { linesOf, shownParts } from "./lines";
import { since } from "./since";

interface Event {
  type: string;
  seat: number;
  points?: number;
}

const ME = 0;
const players = playersOf(tableSight({}), "Deleted player");
const began: Shown = { type: "StartedShown", events: [] } as unknown as Shown;
const did = (seat: number, type: string, points = 0): Shown => played(seat, [{ type, seat, points }]);

/** Every event is a part; what is called a loss is one. */
const recap = {
  briefs: (rows: readonly PlayedRow<unknown>[]): Brief[] =>
    rows.flatMap(({ seq, events }) =>
      (events as Event[]).map(({ type, seat }) => ({
        seq,
        seat,
        short: type,
        sign: type,
        text: type,
        ...(type === "loses" ? { isLoss: true } : {}),
      })),
    ),
};
const gained = (events: readonly unknown[]) => (events as Event[]).map(({ seat, points = 0 }) => ({ seat, points }));

function told(...what: Shown[]): [string, string[], number][] {
  const found = since(rowsOf(...what), ME);
  if (!found) return [];
  const lines = linesOf(found, recap, gained, players, ME);
  return lines.map(({ player, parts, points }) => [player.name, parts.map(({ text }) => String(text)), points]);
}

describe("since the own last move", () => {
  it("each opponent has one line, in the order of play, with the points of all its rows", () => {
    expect(told(began, did(1, "old", 9), did(0, "mine", 2), did(2, "digs", 3), did(2, "sails", 1), did(1, "rests"))).toEqual([
      ["Trijn", ["digs", "sails"], 4],
      ["Noor", ["rests"], 0],
    ]);
  });

  it("one opponent has one line", () => {
    expect(told(began, did(0, "mine"), did(1, "digs"))).toEqual([["Noor", ["digs"], 0]]);
  });

  it("nothing is told where nothing happened, nor to a spectator", () => {
    expect(since(rowsOf(began, did(0, "mine")), ME)).toBeNull();
    expect(since(rowsOf(began), ME)).toBeNull();
    expect(since(rowsOf(began, did(1, "digs")), -1)).toBeNull();
  });

  it("before the first own move there is nothing to begin with", () => {
    expect(since(rowsOf(began, did(1, "digs"), did(2, "digs")), ME)).toBeNull();
    expect(since(rowsOf(began, did(1, "digs"), did(0, "first")), ME)).toBeNull();
  });

  it("what was taken back is not told, and an own move that was taken back is none", () => {
    const back: Shown = { type: "TakenBackShown", seat: 0, to: 3 } as unknown as Shown;
    expect(told(began, did(0, "mine"), did(1, "digs"), did(0, "again"), back)).toEqual([["Noor", ["digs"], 0]]);
    const all: Shown = { type: "TakenBackShown", seat: 1, to: 2 } as unknown as Shown;
    expect(told(began, did(0, "mine"), did(1, "digs"), all)).toEqual([]);
  });

  it("once the player goes on, the same is told as answered", () => {
    const rows = rowsOf(began, did(0, "mine"), did(1, "digs"), did(0, "on"), did(0, "and on"));
    expect(since(rows, ME)).toMatchObject({ last: 3, isAnswered: true, at: rows[1]?.at });
  });

  it("while older rows are still on their way, nobody knows where to begin", () => {
    const rows = rowsOf(began, did(0, "mine"), did(1, "digs"), did(2, "sails"));
    expect(since(rows.slice(2), ME)).toBeNull();
    expect(since(rows.slice(1), ME)?.rows.map(({ seq }) => seq)).toEqual([2, 3, 4]);
  });

  it("after days it begins where the player left, and says when", () => {
    const rows = rowsOf(began, did(0, "mine"), did(1, "digs"));
    expect(since(rows, ME)?.at).toBe(rows[1]?.at);
  });

  it("what the own move brought about for others is theirs", () => {
    const both = played(0, [
      { type: "mine", seat: 0 },
      { type: "is paid", seat: 1, points: 5 },
    ]);
    expect(told(began, both, did(2, "digs"))).toEqual([
      ["Noor", ["is paid"], 5],
      ["Trijn", ["digs"], 0],
    ]);
  });

  it("own losses come first", () => {
    const storm = played(1, [
      { type: "storms", seat: 1 },
      { type: "loses", seat: 0 },
      { type: "watches", seat: 0 },
    ]);
    expect(told(began, did(0, "mine"), storm)).toEqual([
      ["Saskia", ["loses"], 0],
      ["Noor", ["storms"], 0],
    ]);
  });
});

describe("a long line", () => {
  const part = (text: string, isMinor = false): Brief => ({ seq: 1, seat: 1, short: text, sign: text, text, isMinor });
  const split = (parts: readonly Brief[]) => {
    const { shown, more } = shownParts({ parts });
    return [shown.map(({ text }) => text).join(""), more.map(({ text }) => text).join("")];
  };

  it("shows four parts and leaves the rest to the log", () => {
    expect(split([..."abcd"].map((text) => part(text)))).toEqual(["abcd", ""]);
    expect(split([..."abcdef"].map((text) => part(text)))).toEqual(["abcd", "ef"]);
  });

  it("leaves out what matters least first, and keeps the order", () => {
    expect(split([part("a", true), part("b"), part("c", true), part("d"), part("e"), part("f")])).toEqual(["bdef", "ac"]);
  });
});
