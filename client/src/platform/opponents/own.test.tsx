// Oneself among the five: the own mark and how often one wins, for whom there is neither, and that no failure is seen.
import { act, cleanup, render, screen, within } from "@testing-library/react";
import { IntlProvider } from "react-intl";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { useCatalogueState } from "@/platform/catalogue";
import { becomes, useMyself } from "@/platform/me";
import { navigate, routeOf } from "@/platform/router";
import cards from "@/platform/start/cards/words/en";
import type { GameCard, Leaders, OpponentCard, Player, Rating } from "@/wire/http";
import common from "@/words/common/en.json";
import words from "@/words/opponents/en.json";
import start from "@/words/start/en.json";
import OpponentsPage from "./OpponentsPage";
import { winsOfTen } from "./odds";
import { markOf } from "./scale";
import styles from "./words/en";

const FIVE: readonly OpponentCard[] = [
  { level: "beginner", rating: 780, doubt: 35 },
  { level: "casual", rating: 1010, doubt: 30 },
  { level: "regular", rating: 1215, doubt: 28 },
  { level: "strong", rating: 1430, doubt: 32 },
  { level: "expert", rating: 1640, doubt: 41 },
];
const game = (slug: string, opponents = FIVE): GameCard => ({
  slug,
  plays: "",
  seats: [2, 3, 4],
  minutes_each: 10,
  rules_version: 1,
  options: {},
  bots: [],
  opponents,
});
const anna = { ref: "a0", name: "Anna", kind: "account" } as Player;
const known: Rating = { rating: 1284, doubt: 45, games: 30, needed: 10 };
const few: Rating = { rating: null, doubt: 300, games: 7, needed: 10 };
const answer = (own: Rating | null): Partial<Leaders> => ({ leaders: [], bots: [], own });

/** What the server was asked for, and what it says of oneself at each game; where it says nothing it fails. */
let asked: string[] = [];
let told: Record<string, Rating | null> = {};

function server(address: string): Promise<Response> {
  // What one was called for is asked beside it, and is no matter of these tests.
  if (!address.startsWith("/api/notices")) asked.push(address);
  const slug = address.split("/").at(-1) ?? "";
  if (!(slug in told)) return Promise.resolve(Response.json({ code: "unknown", words: "" }, { status: 500 }));
  return Promise.resolve(Response.json(answer(told[slug] ?? null)));
}

function Page() {
  const route = routeOf(window.location.pathname + window.location.search);
  return <OpponentsPage game={route.page === "opponents" ? route.game : ""} />;
}

const page = () => (
  <IntlProvider locale="en" messages={{ ...common, ...start, ...cards, ...styles, ...words }}>
    <Page />
  </IntlProvider>
);
const answered = () => act(() => new Promise((done) => setTimeout(done, 0)));

async function open(me: Player | null): Promise<() => void> {
  useMyself.setState({ me });
  navigate("/opponents?game=routes");
  const { rerender } = render(page());
  await answered();
  return () => rerender(page());
}

const main = () => screen.getByRole("main");
const marks = () => [...main().querySelectorAll<HTMLElement>("[data-mine]")];
const odds = () => within(main()).queryAllByText(/^You win/);

function seesNothing(): void {
  expect(marks()).toEqual([]);
  expect(odds()).toEqual([]);
  expect(main().textContent).not.toContain("Your rating");
  expect(main().textContent).not.toContain("Your mark");
}

beforeEach(() => {
  asked = [];
  told = { routes: known, merchants: few };
  useCatalogueState.setState({ games: [game("routes"), game("merchants")] });
  vi.stubGlobal("fetch", server);
});
afterEach(() => {
  cleanup();
  useMyself.setState({ me: undefined });
  useCatalogueState.setState({ games: null });
  vi.unstubAllGlobals();
});

describe("a player with a rating", () => {
  it("sees it on the scale of each bot, with a word", async () => {
    await open(anna);
    expect(asked).toEqual(["/api/leaders/routes"]);
    expect(marks().map((mark) => mark.textContent)).toEqual(["you", "you", "you", "you", "you"]);
    // All five are on one scale, from 600 to 1800.
    expect(marks().map((mark) => mark.style.left)).toEqual(Array(5).fill("57%"));
    expect(main().textContent).toContain("Your rating in live games: 1284 ±45.");
    expect(main().textContent).toContain("as in a game for two");
  });

  it("is told how often they win against each", async () => {
    await open(anna);
    expect(odds().map(({ textContent }) => textContent)).toEqual([9, 8, 6, 3, 1].map((wins) => `You win about ${wins} of 10`));
    const heard = screen
      .getByRole("button", { name: /Trijn Haring/ })
      .getAttribute("aria-describedby")!
      .split(" ");
    expect(heard.map((id) => document.getElementById(id)?.textContent).join(" ")).toContain("You win about 6 of 10");
  });

  it("is not told that a game is certain", async () => {
    told = { routes: { ...known, rating: 700 } };
    await open(anna);
    expect(odds().at(-1)?.textContent).toBe("You win less than 1 of 10");
    cleanup();
    told = { routes: { ...known, rating: 1700 } };
    await open(anna);
    expect(odds()[0]?.textContent).toBe("You win more than 9 of 10");
  });

  it("sees no odds against a bot that nobody measured", async () => {
    const some = FIVE.map((one) => (one.level === "expert" ? { ...one, rating: null, doubt: null } : one));
    useCatalogueState.setState({ games: [game("routes", some)] });
    await open(anna);
    expect(marks()).toHaveLength(4);
    expect(odds()).toHaveLength(4);
  });

  it("finds the leaders of the game", async () => {
    await open(anna);
    expect(screen.getByRole("link", { name: "Leaders: Routes" }).getAttribute("href")).toBe("/leaders/routes");
  });
});

describe("without a rating", () => {
  it.each([null, { ...anna, kind: "guest" } as Player])(
    "neither visitors nor guests see anything of it, and nothing is asked",
    async (me) => {
      await open(me);
      seesNothing();
      expect(asked).toEqual([]);
      expect(screen.getByRole("link", { name: "Leaders: Routes" })).toBeTruthy();
    },
  );

  it("an account is told when its mark appears", async () => {
    told = { routes: few };
    await open(anna);
    expect(marks()).toEqual([]);
    expect(odds()).toEqual([]);
    expect(main().textContent).toContain("Your mark appears after 10 rated live games.");
    expect(screen.getByRole("link", { name: "How ratings work" }).getAttribute("href")).toBe("/leaders/routes#how");
  });

  it("nothing is asked where no bot was measured", async () => {
    const none = FIVE.map(({ level }) => ({ level, rating: null, doubt: null }));
    useCatalogueState.setState({ games: [game("routes", none)] });
    await open(anna);
    seesNothing();
    expect(asked).toEqual([]);
  });
});

describe("the server", () => {
  it("is asked again for another game, and what it said of the one before is gone at once", async () => {
    const again = await open(anna);
    act(() => navigate("/opponents?game=merchants", { replace: true }));
    again();
    seesNothing();
    await answered();
    expect(asked).toEqual(["/api/leaders/routes", "/api/leaders/merchants"]);
    expect(main().textContent).toContain("Your mark appears after 10 rated live games.");
  });

  it("is asked when somebody signs in, and forgotten when they sign out", async () => {
    await open(null);
    act(() => void becomes(anna));
    await answered();
    expect(marks()).toHaveLength(5);
    act(() => void becomes(null));
    seesNothing();
  });

  it("may fail: the page is whole without", async () => {
    told = {};
    await open(anna);
    expect(asked).toEqual(["/api/leaders/routes"]);
    seesNothing();
    expect(screen.queryByRole("alert")).toBeNull();
    expect(screen.getAllByRole("button", { name: /^Ask to the table/ })).toHaveLength(5);
  });

  it("is waited for with as much room as its words take", async () => {
    told = {};
    await open(anna);
    expect(main().querySelectorAll("[data-room]")).toHaveLength(6);
  });
});

it("wins of ten follow the difference alone", () => {
  expect([0, 100, 200, 400].map((more) => winsOfTen(1200 + more, 1200))).toEqual([5, 6, 8, 9]);
  expect(winsOfTen(1200, 1600)).toBe(1);
  expect([winsOfTen(100, 1900), winsOfTen(1900, 100)]).toEqual([0, 10]);
});

it("is at the end of the scale who is weaker or stronger than all bots", () => {
  const scale = { low: 600, high: 1800 };
  expect([markOf(scale, 300), markOf(scale, 1200), markOf(scale, 2400)]).toEqual([0, 50, 100]);
});
