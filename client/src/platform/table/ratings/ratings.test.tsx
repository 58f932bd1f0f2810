// Ratings at a rated table: of each seat before the game, and what the game did to them, expected until it is counted.
import { act, cleanup, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { useSettings } from "@/platform/settings";
import type { Rating, SeatRating, TableRatings } from "@/wire/http";
import type { Sight } from "@/wire/table";
import { ScoreSheet } from "../ScoreSheet";
import WaitingRoom from "../WaitingRoom";
import { show } from "../testing/atTable";
import { seatSight } from "../testing/sights";

const rating = (value: number | null, doubt: number, games = 20): Rating => ({ rating: value, doubt, games, needed: 10 });
const seat = (at: number, before: Rating, more: Partial<SeatRating> = {}): SeatRating => ({
  seat: at,
  level: "",
  before,
  after: null,
  change: null,
  ...more,
});

const asked: string[] = [];
let answers: (TableRatings | null)[] = [];

beforeEach(() => {
  useSettings.setState({ language: "en" });
  asked.length = 0;
  vi.stubGlobal("fetch", async (path: string) => {
    if (!path.includes("/ratings")) return new Response("{}", { status: 404 });
    asked.push(path);
    const answer = answers.length > 1 ? answers.shift() : answers[0];
    return answer ? new Response(JSON.stringify(answer)) : new Response(JSON.stringify({ code: "retry", words: "" }), { status: 503 });
  });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const lines = (): string[] => [...document.querySelectorAll("[data-rating]")].map((one) => one.textContent ?? "");

describe("before the game", () => {
  const SEATS = [
    seatSight({}),
    seatSight({ player: "p1", name: "Noor" }),
    seatSight({ player: "p2", name: "Daan" }),
    seatSight({ player: "", bot: "regular", name: "Trijn" }),
    seatSight({ player: "", name: "" }),
  ];
  const room = (table: string): Partial<Sight> => ({ table, rated: true, phase: "open", view: null, moves: [], awaited: [], seats: SEATS });

  it("are told below each name by one question, and the games that are missing until then", async () => {
    answers = [
      {
        state: "playing",
        pace: "live",
        seats: [
          seat(0, rating(1284, 45)),
          seat(1, rating(null, 190, 7)),
          seat(2, rating(null, 350, 0)),
          seat(3, rating(1215, 28, 0), { level: "regular" }),
        ],
      },
    ];
    show(<WaitingRoom />, room("t1"), { invitationLink: "http://server/table/t1?invitation=61e4" });
    await waitFor(() => expect(lines()).toHaveLength(4));
    await waitFor(() =>
      expect(lines()).toEqual(["1284 ±45rating 1284, give or take 45", "7 of 10 games", "new", "1215 ±28rating 1215, give or take 28"]),
    );
    expect(asked).toEqual(["/api/tables/t1/ratings?invitation=61e4"]);
  });

  it("are left away where they do not come, and where nothing is rated", async () => {
    answers = [null];
    show(<WaitingRoom />, room("t2"));
    await waitFor(() => expect(asked).toHaveLength(1));
    expect(lines()).toEqual(["", "", "", ""]);
    cleanup();
    show(<WaitingRoom />, { ...room("t3"), rated: false });
    expect(lines()).toEqual([]);
    expect(asked).toHaveLength(1);
  });
});

describe("after the game", () => {
  const over: Partial<Sight> = {
    rated: true,
    phase: "over",
    moves: [],
    awaited: [],
    result: { why: "resigned", ranks: [1, 2, 2], outcome: null, server_seed: "" },
  };
  const ended = (state: TableRatings["state"]): TableRatings => ({
    state,
    pace: "live",
    seats: [
      seat(0, rating(1284, 45), { after: rating(1297, 44, 21), change: 13 }),
      seat(1, rating(1310, 60), { after: rating(1302, 58, 21), change: -8 }),
      seat(2, rating(null, 120, 6), { after: rating(null, 115, 7), change: 4 }),
    ],
  });
  const rows = (): string[] => [...document.querySelectorAll("[data-ratings] li")].map((row) => row.textContent ?? "");
  const state = (): string | undefined => document.querySelector<HTMLElement>("[data-ratings]")?.dataset["ratings"];
  const until = async (wanted: string): Promise<void> => {
    await vi.waitFor(() => expect(state()).toBe(wanted), { timeout: 15_000 });
  };

  it("are told with what changed, for the eye and the ear", async () => {
    answers = [ended("rated")];
    show(<ScoreSheet />, over);
    await until("rated");
    expect(rows()).toEqual([
      "Saskia1297 ±44rating 1297, give or take 44+1313 more than before",
      "Noor1302 ±58rating 1302, give or take 58−88 less than before",
      "Trijn7 of 10 games",
    ]);
    expect(screen.queryByText("expected")).toBeNull();
  });

  it("are expected until they are counted, and asked for again", async () => {
    answers = [ended("expected"), ended("expected"), ended("rated")];
    vi.useFakeTimers({ shouldAdvanceTime: true });
    show(<ScoreSheet />, over);
    await until("expected");
    expect(screen.getByText("expected")).toBeTruthy();
    expect(asked).toHaveLength(1);
    await act(() => vi.advanceTimersByTimeAsync(8_000));
    expect(asked).toHaveLength(2);
    await act(() => vi.advanceTimersByTimeAsync(8_000));
    await until("rated");
    expect(screen.queryByText("expected")).toBeNull();
    await act(() => vi.advanceTimersByTimeAsync(80_000));
    expect(asked).toHaveLength(3);
  });

  it("are asked for six times at most, and no more by a page that is gone", async () => {
    answers = [ended("expected")];
    vi.useFakeTimers({ shouldAdvanceTime: true });
    show(<ScoreSheet />, over);
    await until("expected");
    for (let time = 0; time < 9; time++) await act(() => vi.advanceTimersByTimeAsync(8_000));
    expect(asked).toHaveLength(6);
    cleanup();
    show(<ScoreSheet />, over);
    await until("expected");
    cleanup();
    await act(() => vi.advanceTimersByTimeAsync(80_000));
    expect(asked).toHaveLength(7);
  });

  it("say where none changed, and where they cannot be had", async () => {
    answers = [{ state: "none", pace: "live", seats: [] }];
    show(<ScoreSheet />, over);
    expect(await screen.findByText("This game changes no ratings.")).toBeTruthy();
    cleanup();
    answers = [null];
    show(<ScoreSheet />, over);
    expect(await screen.findByText("The ratings cannot be fetched right now.")).toBeTruthy();
  });

  it("are not there where nothing was rated", async () => {
    answers = [ended("rated")];
    show(<ScoreSheet />, { ...over, rated: false });
    await act(async () => {});
    expect(document.querySelector("[data-ratings]")).toBeNull();
    expect(asked).toEqual([]);
  });
});
