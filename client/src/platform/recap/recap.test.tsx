// The list of what others did at a table whose game knows nothing: shown, played, folded, by hand and by keys.
import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { GameClient, GameRecap } from "@/platform/game";
import { changeSettings } from "@/platform/settings";
import { show } from "@/platform/table/testing/atTable";
import { pebbles, pointedAt } from "@/platform/table/testing/pebbles";
import { played, rowsOf } from "@/platform/table/testing/sights";
import type { Shown } from "@/wire/table";
import { Recap } from "./Recap";
import { LIT } from "./playing";

interface Event {
  type: string;
  seat: number;
  points?: number;
}

const recap: GameRecap<Event> = {
  briefs: (rows) =>
    rows.flatMap(({ seq, events }) =>
      events.map(({ type, seat }) => ({ seq, seat, short: type, sign: type, text: `seat ${seat} ${type}`, place: `pond ${type}` })),
    ),
  spotOf: (place) => `[data-pond="${place}"]`,
  words: () => Promise.resolve({}),
};
const game = { ...pebbles, recap: () => Promise.resolve(recap) } as unknown as GameClient;
const began = { type: "StartedShown", events: [] } as unknown as Shown;
const does = (seat: number, ...types: string[]) =>
  played(
    seat,
    types.map((type) => ({ type, seat, points: type === "digs" ? 4 : 0 })),
  );
const ROWS = rowsOf(began, does(0, "mine"), does(1, "digs", "sails"), does(2, "a", "b", "c", "d", "e", "f"));

beforeEach(() => {
  changeSettings({ language: "en" });
  window.localStorage.clear();
  pointedAt.length = 0;
});
afterEach(() => {
  vi.useRealTimers();
  cleanup();
});

async function told(more = {}, change = {}) {
  const onLog = vi.fn();
  show(<Recap onLog={onLog} />, change, { game, rows: ROWS, ...more });
  await screen.findByRole("heading", { name: "Since your last move" });
  return onLog;
}

describe("what others did", () => {
  it("has a line for each, with points, and leaves what is too much to the log", async () => {
    const onLog = await told();
    const lines = screen.getAllByRole("listitem");
    expect(lines.map((line) => line.dataset["recapLine"])).toEqual(["1", "2"]);
    expect(lines[0]?.textContent).toContain("+4");
    fireEvent.click(screen.getByRole("button", { name: /and 2 more, in the log/ }));
    expect(onLog).toHaveBeenCalledOnce();
  });

  it("is shown again part by part, for 1.2 s each, and nothing stays lit", async () => {
    await told();
    vi.useFakeTimers();
    fireEvent.click(screen.getByRole("button", { name: "Show what Noor did" }));
    expect(pointedAt.at(-1)).toBe("pond digs");
    expect(document.querySelector("[data-recap-now]")?.textContent).toContain("digs");
    expect(document.querySelector("[data-flag]")?.textContent).toContain("seat 1 digs");
    act(() => void vi.advanceTimersByTime(LIT));
    expect(pointedAt.at(-1)).toBe("pond sails");
    act(() => void vi.advanceTimersByTime(LIT));
    expect(pointedAt.at(-1)).toBeNull();
    expect(document.querySelector("[data-flag]")).toBeNull();
  });

  it("is shown by R, one seat by Shift and a figure, and stopped by the same key", async () => {
    await told();
    fireEvent.keyDown(document, { key: "r", code: "KeyR" });
    expect(pointedAt.at(-1)).toBe("pond digs");
    fireEvent.keyDown(document, { key: "r", code: "KeyR" });
    expect(pointedAt.at(-1)).toBeNull();
    fireEvent.keyDown(document, { key: "@", code: "Digit2", shiftKey: true });
    expect(pointedAt.at(-1)).toBe("pond a");
  });

  it("stays as it was folded by hand", async () => {
    await told();
    fireEvent.click(screen.getByRole("button", { name: "Fold away" }));
    expect(screen.queryAllByRole("listitem")).toEqual([]);
    cleanup();
    await told();
    expect(screen.queryAllByRole("listitem")).toEqual([]);
    fireEvent.click(screen.getByRole("button", { name: /^Open/ }));
    expect(screen.queryAllByRole("listitem")).toHaveLength(2);
  });

  it("folds with the first touch of the own move, and this is not remembered", async () => {
    const board = document.body.appendChild(document.createElement("div"));
    board.id = "board";
    board.innerHTML = "<button>place</button>";
    await told();
    await vi.waitFor(() => {
      // It listens a moment after it is seen.
      fireEvent.click(screen.getByRole("button", { name: "place" }));
      expect(screen.queryAllByRole("listitem")).toEqual([]);
    });
    cleanup();
    await told();
    expect(screen.queryAllByRole("listitem")).toHaveLength(2);
    board.remove();
  });

  it("is folded once the player has moved on", async () => {
    await told({ rows: [...ROWS, { seq: 5, at: 2_000_000, what: does(0, "on") }] });
    expect(screen.queryAllByRole("listitem")).toEqual([]);
  });

  it("says after hours how long ago that was", async () => {
    await told({ serverNow: () => 1_001_000 + 5 * 3_600_000 });
    expect(screen.getByText("5 hours ago")).toBeTruthy();
  });

  it("is spoken once, one message for each seat", async () => {
    await told();
    await vi.waitFor(() => expect(document.querySelectorAll("[data-recap-spoken] p")).toHaveLength(2));
    expect(document.querySelector("[data-recap-spoken] p")?.textContent).toBe("seat 1 digs; seat 1 sails; 4 points.");
    expect(document.activeElement).toBe(document.body);
  });

  it("is not there for who is not asked, or who only watches", async () => {
    show(<Recap onLog={() => {}} />, { moves: [] }, { game, rows: ROWS });
    cleanup();
    show(<Recap onLog={() => {}} />, { viewer: -1 }, { game, rows: ROWS, me: null });
    expect(document.querySelector("[data-recap]")).toBeNull();
  });
});
