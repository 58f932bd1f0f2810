// The leaders: who is in the list and where, what is said of oneself, and what is there where there is no list.
import { act, cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { IntlProvider } from "react-intl";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { becomes, useMyself } from "@/platform/me";
import { navigate, routeOf } from "@/platform/router";
import cards from "@/platform/start/cards/words/en";
import type { Leader, Leaders, Player, RatedBot, Rating } from "@/wire/http";
import common from "@/words/common/en.json";
import words from "@/words/leaders/en.json";
import french from "@/words/leaders/fr.json";
import dutch from "@/words/leaders/nl.json";
import shell from "@/words/shell/en.json";
import start from "@/words/start/en.json";
import LeadersPage from "./LeadersPage";

const rating = (of: number | null, doubt: number, games: number): Rating => ({ rating: of, doubt, games, needed: 10 });
const leader = (name: string, of: number, games = 30): Leader => ({ name, rating: rating(of, 45, games) });
const bot = (level: string, of: number): RatedBot => ({ level, rating: rating(of, 12, 0) });

const some: Leaders = {
  game: "routes",
  pace: "live",
  leaders: [leader("Fenna", 1502), leader("Jan Pëter", 1350, 1234), leader("Anna", 1284)],
  bots: [bot("expert", 1490), bot("casual", 1100)],
  own: null,
  is_listed: false,
};
const anna = { ref: "a0", name: "Anna", kind: "account" } as Player;

type Answer = Leaders | { status: number; code: string };

/** What the server was asked for, and what it answers; the last answer is given again. */
let asked: string[] = [];
let answers: Answer[] = [];

function server(address: string): Promise<Response> {
  if (!address.startsWith("/api/leaders")) return Promise.resolve(Response.json([]));
  asked.push(address);
  const said = answers.length > 1 ? answers.shift() : answers[0];
  return Promise.resolve(Response.json(said, { status: said && "status" in said ? said.status : 200 }));
}

function Page() {
  const route = routeOf(window.location.pathname);
  return <LeadersPage game={route.page === "leaders" ? route.game : ""} />;
}

async function open(address = "/leaders/routes"): Promise<void> {
  navigate(address);
  const page = () => (
    <IntlProvider locale="en-GB" messages={{ ...common, ...shell, ...start, ...cards, ...words }}>
      <Page />
    </IntlProvider>
  );
  const { rerender } = render(page());
  again = () => rerender(page());
  await act(() => new Promise((done) => setTimeout(done, 0)));
}

/** Looks at the address again, as the application does. */
let again = (): void => {};

const text = (element: Element | null | undefined) => element?.textContent?.replace(/\s+/g, " ").trim();
const main = () => text(screen.getByRole("main"));
const table = (name = "Leaders: Routes") => screen.getByRole("table", { name });
const rows = () =>
  within(table())
    .getAllByRole("row")
    .slice(1)
    .map((row) => [...row.children].map(text));
const here = () => window.location.pathname + window.location.search;
const link = (name: string) => within(screen.getByRole("main")).getByRole("link", { name }).getAttribute("href");

beforeEach(() => {
  asked = [];
  answers = [some];
  useMyself.setState({ me: null });
  vi.stubGlobal("fetch", (address: string) => server(address));
});
afterEach(() => {
  cleanup();
  useMyself.setState({ me: null });
  vi.unstubAllGlobals();
});

describe("the list", () => {
  it("has players by rating with their doubt, and between them the bots, which have no place", async () => {
    await open();
    expect(asked).toEqual(["/api/leaders/routes"]);
    expect(rows()).toEqual([
      ["1", "Fenna", "1502 ±45", "30"],
      ["", "Machteld Zegel bot", "1490 ±12", ""],
      ["2", "Jan Pëter", "1350 ±45", "1234"],
      ["3", "Anna", "1284 ±45", "30"],
      ["", "Barent Schuit bot", "1100 ±12", ""],
    ]);
    expect(link("Jan Pëter")).toBe("/player/Jan%20P%C3%ABter");
    expect(screen.queryByRole("link", { name: /Machteld/ })).toBeNull();
    expect(document.title).toBe("Leaders: Routes · Mokum");
  });

  it("leaves out bots that nobody measured, and names those of no person by their level", async () => {
    answers = [{ ...some, leaders: [leader("Fenna", 1100)], bots: [bot("random", 1100), { level: "odd", rating: rating(null, 0, 0) }] }];
    await open();
    expect(rows().map(([, name]) => name)).toEqual(["Fenna", "random bot"]);
  });

  it("marks oneself by a word", async () => {
    useMyself.setState({ me: anna });
    answers = [{ ...some, own: rating(1284, 45, 30), is_listed: true }];
    await open();
    expect(rows().map(([, name]) => name)).toEqual(["Fenna", "Machteld Zegel bot", "Jan Pëter", "Anna you", "Barent Schuit bot"]);
    expect(main()).not.toContain("Your rating");
  });

  it("does not take a guest for the account of the same name", async () => {
    useMyself.setState({ me: { ...anna, kind: "guest" } });
    await open();
    expect(rows().map(([, name]) => name)).toContain("Anna");
    expect(main()).toContain("You are a guest, and ratings are for players with an account.");
    expect(link("Keep my name")).toBe("/profile");
  });
});

describe("oneself, not in the list", () => {
  beforeEach(() => useMyself.setState({ me: { ...anna, name: "Griet" } }));

  it("is told below it", async () => {
    answers = [{ ...some, own: rating(1190, 61, 23), is_listed: true }];
    await open();
    expect(main()).toContain("Your rating: 1190 ±61, 23 games");
    expect(main()).toContain("The list has the best 50 players with a rated game in the last 90 days.");
  });

  it("is told how many games are missing", async () => {
    answers = [{ ...some, own: rating(null, 300, 7), is_listed: true }];
    await open();
    expect(main()).toContain("Your rating is shown after 10 rated games. So far: 7 of 10 games");
    expect(main()).not.toContain("The list has the best 50");
  });

  it("is told why, if the own page is shown to nobody", async () => {
    answers = [{ ...some, own: rating(1190, 61, 23), is_listed: false }];
    await open();
    expect(main()).toContain("Your rating: 1190 ±61, 23 games");
    expect(main()).toContain("Your page is shown to nobody, so you are not listed.");
    expect(link("My page")).toBe("/player/Griet");
  });

  it("is asked for when somebody signs in", async () => {
    useMyself.setState({ me: null });
    answers = [some, { ...some, own: rating(null, 300, 0), is_listed: true }];
    await open();
    expect(main()).toContain("Ratings are for players with an account.");
    expect(link("Sign in")).toBe("/profile");
    act(() => void becomes({ ...anna, name: "Griet" }));
    await waitFor(() => expect(main()).toContain("So far: 0 of 10 games"));
    expect(asked).toHaveLength(2);
  });
});

describe("which leaders", () => {
  it("is in the address, and the server is asked for it", async () => {
    await open();
    fireEvent.click(screen.getByRole("radio", { name: "By days" }));
    expect(here()).toBe("/leaders/routes?pace=days");
    await waitFor(() => expect(asked.at(-1)).toBe("/api/leaders/routes?pace=days"));
    fireEvent.click(screen.getByRole("radio", { name: "Merchants" }));
    expect(here()).toBe("/leaders/merchants?pace=days");
    again();
    await waitFor(() => expect(asked.at(-1)).toBe("/api/leaders/merchants?pace=days"));
    expect(await screen.findByRole("table", { name: "Leaders: Merchants" })).toBeTruthy();
  });

  it("are those of the first game where the address names none, and of live games where it is wrong", async () => {
    await open("/leaders?pace=fast");
    expect(asked).toEqual(["/api/leaders/routes"]);
    expect(screen.getByRole<HTMLInputElement>("radio", { name: "Routes" }).checked).toBe(true);
    expect(screen.getByRole<HTMLInputElement>("radio", { name: "Live" }).checked).toBe(true);
  });

  it("does not show those of before while others are on their way", async () => {
    await open();
    vi.stubGlobal("fetch", () => new Promise(() => {}));
    fireEvent.click(screen.getByRole("radio", { name: "By days" }));
    expect(screen.queryByRole("table", { name: "Leaders: Routes" })).toBeNull();
    expect(screen.getByText(common["common.loading"])).toBeTruthy();
  });
});

describe("without leaders", () => {
  it("says that nobody has played enough, and shows the bots all the same", async () => {
    answers = [{ ...some, leaders: [] }];
    await open();
    expect(screen.getByRole("heading", { name: "Nobody has played ten rated games here yet" })).toBeTruthy();
    expect(link("To the start page")).toBe("/");
    expect(rows().map(([, name]) => name)).toEqual(["Machteld Zegel bot", "Barent Schuit bot"]);
  });

  it("has no table where there is not even a bot", async () => {
    answers = [{ ...some, leaders: [], bots: [] }];
    await open();
    expect(screen.getByRole("heading", { name: "Nobody has played ten rated games here yet" })).toBeTruthy();
    expect(screen.queryByRole("table", { name: "Leaders: Routes" })).toBeNull();
  });

  it("says that they cannot be fetched, and tries again", async () => {
    answers = [{ status: 503, code: "retry" }, some];
    await open();
    expect(text(screen.getByRole("alert"))).toContain("The leaders cannot be fetched right now");
    fireEvent.click(screen.getByRole("button", { name: "Try again" }));
    expect(await screen.findByRole("table", { name: "Leaders: Routes" })).toBeTruthy();
    expect(screen.queryByRole("alert")).toBeNull();
  });

  it("says that there is no such game", async () => {
    answers = [{ status: 404, code: "not_found" }];
    await open("/leaders/go");
    expect(screen.getByRole("heading", { name: "There is no such game here" })).toBeTruthy();
    expect(screen.getByRole<HTMLInputElement>("radio", { name: "Go" }).checked).toBe(true);
    expect(screen.queryByRole("alert")).toBeNull();
  });
});

describe("how ratings work", () => {
  it("is on the page whatever came of the list, and says what a difference is worth", async () => {
    answers = [{ status: 503, code: "retry" }];
    await open();
    expect(link("How ratings work")).toBe("#how");
    const how = screen.getByRole("region", { name: "How ratings work" });
    expect(how.id).toBe("how");
    const odds = within(within(how).getByRole("table")).getAllByRole("row").slice(1);
    // 400 points are ten times as likely.
    const wins = (more: number) => Math.round(100 / (1 + 10 ** (-more / 400)));
    expect(odds.map((row) => [...row.children].map(text))).toEqual([0, 100, 200, 400].map((more) => [`${more}`, `${wins(more)}`]));
  });

  it("is gone to by its address, also from another page", async () => {
    const shown: Element[] = [];
    vi.spyOn(Element.prototype, "scrollIntoView").mockImplementation(function (this: Element) {
      shown.push(this);
    });
    await open("/leaders/routes#how");
    await waitFor(() => expect(shown.map(({ id }) => id)).toEqual(["how"]));
    vi.restoreAllMocks();
  });

  it.each([words, french, dutch])("is in short sentences", (said) => {
    const sentences = Object.entries(said)
      .filter(([id]) => id.startsWith("leaders.how"))
      .flatMap(([, text]) => text.split(/(?<=[.:])\s/));
    for (const sentence of sentences) expect(sentence.split(" ").length, sentence).toBeLessThanOrEqual(30);
  });
});
