// My games: what a row says, what narrows them, page by page, and what is said where there are none.
import { act, cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { IntlProvider } from "react-intl";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { useMyself } from "@/platform/me";
import { navigate, routeOf } from "@/platform/router";
import en from "@/platform/start/cards/words/en";
import { tableName } from "@/platform/start/tableName";
import type { Player } from "@/wire/http";
import common from "@/words/common/en.json";
import words from "@/words/finished/en.json";
import shell from "@/words/shell/en.json";
import start from "@/words/start/en.json";
import FinishedPage from "./FinishedPage";
import { BOT, JAN, ME, played } from "./testing/games";
import type { FinishedGame, FinishedGames } from "@/wire/http";

/** What the server was asked for, and what it answers; the last answer is given again. */
let asked: URLSearchParams[] = [];
let answers: (FinishedGames | { status: number; code: string })[] = [];

function server(address: string): Promise<Response> {
  const { pathname, searchParams } = new URL(address, "http://server");
  if (pathname !== "/api/finished") return Promise.resolve(Response.json([]));
  asked.push(searchParams);
  const answer = answers.length > 1 ? answers.shift() : answers[0];
  return Promise.resolve(Response.json(answer, { status: answer && "status" in answer ? answer.status : 200 }));
}

const page = (games: readonly FinishedGame[], next: string | null = null): FinishedGames => ({ games, next });

async function open(address = "/games"): Promise<void> {
  navigate(address);
  render(
    <IntlProvider locale="en-GB" timeZone="UTC" messages={{ ...common, ...shell, ...start, ...en, ...words }}>
      <FinishedPage />
    </IntlProvider>,
  );
  await act(() => new Promise((done) => setTimeout(done, 0)));
}

const here = () => window.location.pathname + window.location.search;
const rows = () => within(screen.getByRole("list", { name: "Finished games" })).getAllByRole("listitem");
const last = () => Object.fromEntries(asked.at(-1) ?? []);
const text = (element: Element | undefined) => element?.textContent?.replace(/\s+/g, " ");

beforeEach(() => {
  asked = [];
  answers = [page([played()])];
  useMyself.setState({ me: { ref: ME, name: "Anna", kind: "guest" } as Player });
  vi.stubGlobal("fetch", (address: string) => server(address));
});
afterEach(() => {
  cleanup();
  useMyself.setState({ me: null });
  vi.unstubAllGlobals();
});

describe("a row", () => {
  it("says when, what, where, against whom and how it ended, and leads back into the game", async () => {
    answers = [page([played({ names: ["Jan", "Anna", "Trijn", "Flip [bot]"], players: [JAN, ME, "", BOT] })])];
    await open();
    expect(rows()).toHaveLength(1);
    const row = rows()[0] as HTMLElement;
    expect(text(row)).toContain(tableName("t1"));
    expect(text(row)).toContain("Routes");
    expect(row.querySelector("time")?.dateTime).toBe("2026-10-03T12:00:00.000Z");
    expect(text(row)).toContain("3 Oct 2026 12:00");
    expect(text(row)).toContain("against Jan, Trijn (bot) and Flip");
    expect(text(row)).toContain("2nd of 4");
    expect(text(row)).toContain("Score 47");
    expect(within(row).queryByRole("img", { name: "Won" })).toBeNull();
    expect(within(row).getByRole("img", { name: "Bot" })).toBeTruthy();
    expect(within(row).queryByText("practice")).toBeNull();
    const link = (name: string) => within(row).getByRole("link", { name }).getAttribute("href");
    expect(link(`Replay: ${tableName("t1")}`)).toBe("/replay/t1");
    expect(link(`Analysis: ${tableName("t1")}`)).toBe("/table/t1/analysis");
  });

  it("marks what was won, by a word too, and practice", async () => {
    answers = [page([played({ rank: 1, practice: true, game: "chess" })])];
    await open();
    const row = rows()[0] as HTMLElement;
    expect(text(row)).toContain("1st of 2");
    expect(within(row).getByRole("img", { name: "Won" })).toBeTruthy();
    expect(within(row).getByText("practice")).toBeTruthy();
    expect(text(row)).toContain("Chess");
  });

  it("has neither points nor an analysis where somebody gave up", async () => {
    answers = [page([played({ why: "resigned", points: null })])];
    await open();
    const row = rows()[0] as HTMLElement;
    expect(within(row).getByText("given up")).toBeTruthy();
    expect(text(row)).not.toContain("Score");
    expect(within(row).queryByRole("link", { name: /Analysis/ })).toBeNull();
    expect(within(row).getByRole("link", { name: /Replay/ })).toBeTruthy();
  });

  it.each([
    [13, "rating +13"],
    [-8, "rating −8"],
    [0, "rating ±0"],
  ])("says what a rated game did to the rating: %i", async (change, words) => {
    answers = [page([played({ change })])];
    await open();
    expect(text(rows()[0])).toContain(`Score 47 ${words}`);
  });

  it("says what giving up did to the rating, and nothing of one where it was not rated", async () => {
    answers = [page([played({ why: "resigned", points: null, change: -12 }), played({ table: "t2" })])];
    await open();
    expect(text(rows()[0])).toContain("rating −12");
    expect(text(rows()[1])).not.toContain("rating");
  });

  it("gives nobody who played alone a place among one", async () => {
    answers = [page([played({ names: ["Anna"], players: [ME], seat: 0, rank: 2 })])];
    await open();
    expect(text(rows()[0])).toContain("alone");
    expect(text(rows()[0])).toContain("Lost");
    expect(text(rows()[0])).not.toContain("of 1");
  });

  it("tells deleted players apart from others, and does not offer them", async () => {
    answers = [page([played({ names: ["Deleted player", "Anna"] })])];
    await open();
    expect(text(rows()[0])).toContain("Deleted player");
    expect(screen.queryByRole("button", { name: /Only games with/ })).toBeNull();
  });
});

describe("the filter", () => {
  it("leads to the page with its address", () => {
    expect(routeOf("/games?game=routes&won=1")).toEqual({ page: "games" });
    expect(routeOf("/games/x")).toEqual({ page: "nowhere" });
  });

  it("asks for everything first", async () => {
    await open();
    expect(asked).toHaveLength(1);
    expect(last()).toEqual({ limit: "20" });
  });

  it("is in the address, and the server is asked for it", async () => {
    await open();
    fireEvent.click(screen.getByRole("radio", { name: "Merchants" }));
    await waitFor(() => expect(last()).toEqual({ limit: "20", game: "merchants" }));
    expect(here()).toBe("/games?game=merchants");
    fireEvent.click(screen.getByRole("radio", { name: "Not won" }));
    await waitFor(() => expect(last()).toEqual({ limit: "20", game: "merchants", won: "false" }));
    expect(here()).toBe("/games?game=merchants&won=0");
    fireEvent.click(screen.getByRole("radio", { name: "Last 30 days" }));
    await waitFor(() => expect(asked).toHaveLength(4));
    expect(here()).toBe("/games?game=merchants&won=0&days=30");
    const since = Number(last()["since"]);
    expect(Math.abs(Date.now() - since - 30 * 24 * 3600 * 1000)).toBeLessThan(60_000);
  });

  it("is read from the address, and what it says wrongly is left out", async () => {
    await open(`/games?game=routes&won=1&with=${JAN}&days=7`);
    expect(last()).toEqual({ limit: "20", game: "routes", won: "true", with: JAN });
    expect(screen.getByRole<HTMLInputElement>("radio", { name: "Routes" }).checked).toBe(true);
    expect(screen.getByRole<HTMLInputElement>("radio", { name: "Won" }).checked).toBe(true);
    expect(screen.getByRole<HTMLInputElement>("radio", { name: "Any time" }).checked).toBe(true);
    cleanup();
    await open("/games?game=%3Cb%3E&with=Jan");
    expect(last()).toEqual({ limit: "20" });
  });

  it("goes back where the browser goes back", async () => {
    await open();
    fireEvent.click(screen.getByRole("radio", { name: "Won" }));
    await waitFor(() => expect(asked).toHaveLength(2));
    act(() => {
      window.history.replaceState(null, "", "/games");
      window.dispatchEvent(new PopStateEvent("popstate"));
    });
    await waitFor(() => expect(last()).toEqual({ limit: "20" }));
    expect(screen.getByRole<HTMLInputElement>("radio", { name: "All results" }).checked).toBe(true);
  });

  it("is narrowed by the name of an opponent, and widened by the chip", async () => {
    await open();
    fireEvent.click(screen.getByRole("button", { name: "Only games with Jan" }));
    const chip = await screen.findByRole("button", { name: "With Jan: show games with everybody again" });
    await waitFor(() => expect(last()).toEqual({ limit: "20", with: JAN }));
    expect(here()).toBe(`/games?with=${JAN}`);
    expect(document.activeElement).toBe(chip);
    expect(screen.getByRole("link", { name: "Jan’s page" }).getAttribute("href")).toBe("/player/Jan");
    await waitFor(() => expect(rows()).toHaveLength(1));
    expect(screen.queryByRole("button", { name: "Only games with Jan" })).toBeNull();
    fireEvent.click(chip);
    await waitFor(() => expect(last()).toEqual({ limit: "20" }));
    expect(here()).toBe("/games");
    expect(screen.queryByRole("link", { name: "Jan’s page" })).toBeNull();
    expect(screen.queryByRole("button", { name: /^With/ })).toBeNull();
    expect(await screen.findByRole("button", { name: "Only games with Jan" })).toBeTruthy();
  });

  it("does not show the games of before while others are on their way", async () => {
    await open();
    vi.stubGlobal("fetch", () => new Promise(() => {}));
    fireEvent.click(screen.getByRole("radio", { name: "Won" }));
    expect(screen.queryByRole("list", { name: "Finished games" })).toBeNull();
  });
});

describe("more games", () => {
  it("follow page by page, of the same filter, and one reads on at the first of them", async () => {
    answers = [page([played({ table: "t1" })], "5.t1"), page([played({ table: "t2" })])];
    await open("/games?days=30");
    const since = last()["since"];
    expect(screen.getByText("The latest game")).toBeTruthy();
    fireEvent.click(screen.getByRole("button", { name: "Show more" }));
    await waitFor(() => expect(rows()).toHaveLength(2));
    expect(last()).toEqual({ limit: "20", since, before: "5.t1" });
    expect(text(rows()[1])).toContain(tableName("t2"));
    expect(document.activeElement).toBe(rows()[1]);
    expect(screen.getByText("2 games")).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Show more" })).toBeNull();
  });

  it("are asked for again where they did not come, and those that are there stay", async () => {
    answers = [page([played({ table: "t1" })], "5.t1"), { status: 503, code: "retry" }, page([played({ table: "t2" })])];
    await open();
    fireEvent.click(screen.getByRole("button", { name: "Show more" }));
    expect(text(await screen.findByRole("alert"))).toBe("The next games cannot be fetched right now.");
    expect(rows()).toHaveLength(1);
    fireEvent.click(screen.getByRole("button", { name: "Try again" }));
    await waitFor(() => expect(rows()).toHaveLength(2));
    expect(screen.queryByRole("alert")).toBeNull();
  });
});

describe("without games", () => {
  it("offers to play where none was finished", async () => {
    answers = [page([])];
    await open();
    expect(screen.getByRole("heading", { name: "No finished game yet" })).toBeTruthy();
    expect(screen.getByRole("link", { name: "Play a game" }).getAttribute("href")).toBe("/");
    expect(screen.queryByRole("group", { name: "Which games to show" })).toBeNull();
  });

  it("offers all of them where none fits the filter", async () => {
    answers = [page([]), page([played()])];
    await open(`/games?won=1&with=${JAN}`);
    expect(screen.getByRole("heading", { name: "No such game" })).toBeTruthy();
    expect(screen.getByRole("button", { name: "With one player: show games with everybody again" })).toBeTruthy();
    fireEvent.click(screen.getByRole("button", { name: "Show all" }));
    await waitFor(() => expect(rows()).toHaveLength(1));
    expect(here()).toBe("/games");
    expect(last()).toEqual({ limit: "20" });
  });

  it("says that they cannot be fetched, and tries again", async () => {
    answers = [{ status: 500, code: "internal" }, page([played()])];
    await open();
    expect(text(screen.getByRole("alert"))).toContain("Your games cannot be fetched right now");
    fireEvent.click(screen.getByRole("button", { name: "Try again" }));
    await waitFor(() => expect(rows()).toHaveLength(1));
  });

  it("tells whom nobody knows that games appear here, without asking the server", async () => {
    useMyself.setState({ me: null });
    await open();
    expect(asked).toEqual([]);
    expect(screen.getByRole("heading", { name: "Your games appear here" })).toBeTruthy();
    expect(screen.getByRole("link", { name: "To the start page" }).getAttribute("href")).toBe("/");
  });

  it("tells the same to somebody whose session has ended", async () => {
    answers = [{ status: 401, code: "not_signed_in" }];
    await open();
    expect(screen.getByRole("heading", { name: "Your games appear here" })).toBeTruthy();
  });
});
