// The page of being called: what it asks of the server for each touch, and what it shows to whom.
import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { useMyself } from "@/platform/me";
import { tableName } from "@/platform/start/tableName";
import type { NoticeLine } from "@/wire/http";
import people from "@/words/people/en.json";
import { anna, card, type FakeServer, newServer, NOON, open, press, way } from "./testing/page";

const TABLE = "85dbb89f-5a1b-563c-904b-7bd85d4af7e9";
const line = (id: string, more: Partial<NoticeLine> = {}): NoticeLine => ({
  id,
  kind: "turn",
  game: "routes",
  table: TABLE,
  by: null,
  at: NOON,
  seen: true,
  ...more,
});
const box = (name: string) => card("What for").getByRole<HTMLInputElement>("checkbox", { name });
const text = (element: Element) => element.textContent?.replace(/\s+/g, " ").trim();

let server: FakeServer;

beforeEach(() => void (server = newServer()));
afterEach(() => {
  cleanup();
  useMyself.setState({ me: null });
  vi.unstubAllGlobals();
});

describe("what for", () => {
  it("is a box for each kind and way, nothing at first, and each touch tells all wishes", async () => {
    await open();
    expect(
      card("What for")
        .getAllByRole("checkbox")
        .filter((one) => (one as HTMLInputElement).checked),
    ).toEqual([]);
    expect(card("What for").getAllByRole("checkbox")).toHaveLength(15);
    fireEvent.click(box("It is your turn E-mail"));
    expect(box("It is your turn E-mail").checked).toBe(true);
    await waitFor(() =>
      expect(server.wishes).toEqual([
        { rules: [{ game: "", kind: "turn", ways: ["mail"] }], zone: "Europe/Amsterdam", quiet: null, together: "at_once" },
      ]),
    );
  });

  it("tells one change after the other, and of those that wait only the last", async () => {
    await open();
    for (const kind of ["It is your turn", "Your time is running out", "Somebody invites you"]) fireEvent.click(box(`${kind} Browser`));
    await waitFor(() => expect(server.wishes).toHaveLength(2));
    expect(server.wishes.at(-1)).toMatchObject({ rules: [{ kind: "turn" }, { kind: "time" }, { kind: "invited" }] });
  });

  it("shows what the server has again where a wish was refused", async () => {
    server.instead["PUT /notices/settings"] = { status: 503, body: { code: "retry", words: "no" } };
    await open();
    fireEvent.click(box("It is your turn E-mail"));
    await waitFor(() => expect(box("It is your turn E-mail").checked).toBe(false));
    expect(screen.getByText(people["people.problem.retry"])).toBeTruthy();
  });

  it("lets a game go its own way, and says where it does", async () => {
    server.settings = {
      ...server.settings,
      wishes: { ...server.settings.wishes, rules: [{ game: "", kind: "turn", ways: ["push", "mail"] }] },
    };
    await open();
    fireEvent.click(card("What for").getByRole("radio", { name: "Routes" }));
    expect(card("What for").queryByText("Not as all games")).toBeNull();
    fireEvent.click(box("It is your turn E-mail"));
    expect(card("What for").getByText("Not as all games")).toBeTruthy();
    await waitFor(() => expect(server.wishes).toHaveLength(1));
    expect(server.wishes[0]).toMatchObject({
      rules: [
        { game: "", kind: "turn", ways: ["push", "mail"] },
        { game: "routes", kind: "turn", ways: ["push"] },
      ],
    });
    fireEvent.click(card("What for").getByRole("radio", { name: "All games" }));
    expect(box("It is your turn E-mail").checked).toBe(true);
  });

  it("offers the usual for a way that is on and is not asked to do anything", async () => {
    server.has(way("mail"), way("push", { state: "off" }));
    await open();
    expect(card("What for").getByText("E-mail: nothing is ticked yet.")).toBeTruthy();
    await press(card("What for"), "Tick the usual");
    expect(server.wishes).toEqual([
      { ...server.settings.wishes, rules: ["turn", "time", "found", "invited"].map((kind) => ({ game: "", kind, ways: ["mail"] })) },
    ]);
    expect(card("What for").queryByText(/nothing is ticked/)).toBeNull();
  });
});

describe("when", () => {
  it("is not at night where somebody wants it so", async () => {
    await open();
    expect(card("Quiet hours").queryByLabelText("From")).toBeNull();
    fireEvent.click(card("Quiet hours").getByRole("switch", { name: "Quiet hours" }));
    await waitFor(() => expect(server.wishes.at(-1)).toMatchObject({ quiet: { begins: 1350, ends: 480 } }));
    fireEvent.change(card("Quiet hours").getByLabelText("To"), { target: { value: "07:15" } });
    await waitFor(() => expect(server.wishes.at(-1)).toMatchObject({ quiet: { begins: 1350, ends: 435 } }));
    expect(card("Quiet hours").getByText("Calls of the night come together at 07:15.")).toBeTruthy();
    fireEvent.click(card("Quiet hours").getByRole("switch", { name: "Quiet hours" }));
    await waitFor(() => expect(server.wishes.at(-1)).toMatchObject({ quiet: null }));
  });

  it("is at once, or together", async () => {
    await open();
    expect(card("Together").getByText("Each call by itself, as soon as it comes.")).toBeTruthy();
    fireEvent.click(card("Together").getByRole("radio", { name: "Once a day" }));
    await waitFor(() => expect(server.wishes.at(-1)).toMatchObject({ together: "daily" }));
    expect(card("Together").getByText(/at six in the evening/)).toBeTruthy();
  });
});

describe("the list", () => {
  const lines = () => card("Notices").getAllByRole("link").map(text);
  beforeEach(() => {
    const other = { at: NOON - 24 * 3_600_000, seen: true };
    server.list = {
      notices: [
        line("1", { seen: false }),
        line("2", { ...other, kind: "invited", by: "Bram" }),
        line("3", { ...other, kind: "over", game: "odd-game" }),
      ],
      unseen: 1,
      next: "3",
    };
  });

  it("tells what was when, by day, and leads to the table", async () => {
    await open();
    const name = tableName(TABLE);
    expect(lines()).toEqual([
      `New: Your turn at ${name}Routes12:00`,
      `Bram invites you to ${name}Routes12:00`,
      `Your game at ${name} is overOdd-game12:00`,
    ]);
    expect(card("Notices").getAllByRole("heading", { level: 3 }).map(text)).toEqual(["Today", "Yesterday"]);
    expect(card("Notices").getAllByRole("link")[0]?.getAttribute("href")).toBe(`/table/${TABLE}`);
  });

  it("takes one as seen that is gone to, and all where that is asked", async () => {
    await open();
    const [first] = card("Notices").getAllByRole("link");
    if (first) fireEvent.click(first);
    await waitFor(() => expect(server.told).toEqual([["POST /notices/seen", { ids: ["1"] }]]));
    expect(window.location.pathname).toBe(`/table/${TABLE}`);
    await waitFor(() => expect(card("Notices").queryByRole("button", { name: "Mark all as seen" })).toBeNull());
    cleanup();
    await open();
    await press(card("Notices"), "Mark all as seen");
    expect(server.told.at(-1)).toEqual(["POST /notices/seen", {}]);
    expect(lines()[0]).not.toContain("New:");
  });

  it("goes on where there are older ones", async () => {
    server.instead["GET /notices?before=3"] = { status: 200, body: { notices: [line("4", { kind: "found" })], unseen: 1, next: null } };
    await open();
    await press(card("Notices"), "Show older ones");
    expect(lines()).toHaveLength(4);
    expect(card("Notices").queryByRole("button", { name: "Show older ones" })).toBeNull();
  });

  it("says where there is nothing", async () => {
    server.list = { notices: [], unseen: 0, next: null };
    await open();
    expect(card("Notices").getByText(/Nothing yet/)).toBeTruthy();
  });
});

it("asks who has no name yet to come in, and tells where the server gave no answer", async () => {
  useMyself.setState({ me: null });
  await open();
  expect(within(screen.getByRole("main")).getByRole("link", { name: "Sign in" }).getAttribute("href")).toBe("/profile");
  cleanup();
  useMyself.setState({ me: anna });
  server.instead["GET /notices/settings"] = { status: 500, body: { code: "internal", words: "no" } };
  await open();
  server.instead = {};
  await press(within(screen.getByRole("main")), "Try again");
  expect(card("Ways")).toBeTruthy();
});

describe("what did not come", () => {
  const NOTHING = { status: 500, body: { code: "internal", words: "no" } };
  const missing = () => screen.queryAllByText(/This did not come from the server/).length;

  it("is asked for again by one press, the settings and the list", async () => {
    Object.assign(server.instead, { "GET /notices/settings": NOTHING, "GET /notices": NOTHING });
    await open();
    expect(missing()).toBe(2);
    server.instead = {};
    await press(within(screen.getByRole("main")), "Try again");
    expect(missing()).toBe(0);
    expect(card("Ways")).toBeTruthy();
    expect(card("Notices").getByText(/Nothing yet/)).toBeTruthy();
  });

  it("is the list alone, and can be had again there", async () => {
    server.instead["GET /notices"] = NOTHING;
    await open();
    server.instead = {};
    await press(card("Notices"), "Try again");
    expect(missing()).toBe(0);
  });
});
