// A rated table in the form and in the hall: who can ask for one, what it takes, what is sent, and how it is marked.
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { IntlProvider } from "react-intl";
import { afterEach, describe, expect, it, vi } from "vitest";
import { becomes, useMyself } from "@/platform/me";
import { plainCard } from "@/platform/plain/card";
import type { GameCard, Player, TableCard } from "@/wire/http";
import common from "@/words/common/en.json";
import people from "@/words/people/en.json";
import words from "@/words/start/en.json";
import { Lists } from "./Lists";
import MakeTable from "./MakeTable";
import { TableRow } from "./TableRow";

const GAME: GameCard = {
  slug: "pebbles",
  plays: "",
  seats: [1, 2, 3],
  minutes_each: 10,
  rules_version: 1,
  options: {},
  bots: [],
  opponents: [],
};
const OFFERS = [{ card: plainCard(GAME), game: GAME }];
const COMER = { name: "Saskia", isSuggested: false };

const asked = vi.fn();
const speaking = (part: React.ReactNode) =>
  render(
    <IntlProvider locale="en" messages={{ ...common, ...people, ...words }}>
      {part}
    </IntlProvider>,
  );

/** The form, for a player of this kind; the server refuses every table, so that nobody goes anywhere. */
function form(kind: Player["kind"] | null): void {
  // Not the state alone: who one is was perhaps asked for another file, and is remembered.
  becomes(kind && ({ ref: "p0", name: "Saskia", kind } as Player));
  vi.stubGlobal("fetch", async (path: string, request: RequestInit) => {
    if (path === "/api/tables" && request.method === "POST") asked(JSON.parse(String(request.body)));
    const me = path === "/api/me" ? { ref: "p0", name: "Saskia", kind } : null;
    return new Response(JSON.stringify(me ?? { code: "not_allowed", words: "" }), { status: me ? 200 : 403 });
  });
  speaking(<MakeTable offers={OFFERS} game="pebbles" comer={COMER} onClose={() => {}} />);
}

const rated = () => screen.getByRole<HTMLInputElement>("switch", { name: "Rated game" });
const choice = (group: string, name: string): HTMLInputElement => {
  const found = [...screen.getByRole("radiogroup", { name: group }).querySelectorAll("label")].find((one) => one.textContent === name);
  return found?.querySelector("input") as HTMLInputElement;
};
async function sent(): Promise<Record<string, unknown>> {
  fireEvent.submit(document.querySelector("#make-table")!);
  await waitFor(() => expect(asked).toHaveBeenCalled());
  return asked.mock.calls.at(-1)?.[0] as Record<string, unknown>;
}

afterEach(() => {
  cleanup();
  asked.mockReset();
  vi.unstubAllGlobals();
  useMyself.setState({ me: undefined });
});

describe("the form", () => {
  it.each(["guest", null] as const)("offers no rated game to %s, and says why", (kind) => {
    form(kind);
    expect(rated().disabled).toBe(true);
    expect(screen.getByText("Ratings need an account.")).toBeTruthy();
  });

  it("gives a rated game a live clock, says so, and forgets nothing", () => {
    form("account");
    expect(choice("Clock", "None").checked).toBe(true);
    expect(screen.getByText(/Counts for ratings/)).toBeTruthy();
    fireEvent.click(rated());
    expect(choice("Clock", "Live").checked).toBe(true);
    expect(choice("Clock", "None").disabled).toBe(true);
    expect(screen.getByText("A rated game has a clock.")).toBeTruthy();
    fireEvent.click(rated());
    expect(choice("Clock", "None").checked).toBe(true);
    expect(choice("Clock", "None").disabled).toBe(false);
  });

  it("is never for practice as well, whichever is chosen last", () => {
    form("account");
    fireEvent.click(choice("Bots among them", "2"));
    const practice = () => screen.getByRole<HTMLInputElement>("switch", { name: words["start.make.practice"] });
    fireEvent.click(practice());
    fireEvent.click(rated());
    expect([rated().checked, practice().checked]).toEqual([true, false]);
    fireEvent.click(practice());
    expect([rated().checked, practice().checked]).toEqual([false, true]);
    expect(choice("Clock", "None").checked).toBe(true);
    fireEvent.click(rated());
    fireEvent.click(rated());
    expect([rated().checked, practice().checked]).toEqual([false, false]);
  });

  it("asks the server for a rated table with its clock", async () => {
    form("account");
    fireEvent.click(rated());
    expect(await sent()).toMatchObject({ rated: true, practice: false, clock: { type: "live", bank_ms: 900_000, increment_ms: 15_000 } });
  });

  it("asks for none otherwise, nor where one sits alone", async () => {
    form("account");
    expect(await sent()).toMatchObject({ rated: false, clock: { type: "none" } });
    asked.mockReset();
    fireEvent.click(rated());
    fireEvent.click(choice("Seats", "1"));
    expect(rated().disabled).toBe(true);
    expect(screen.getByText("Ratings need two players or more.")).toBeTruthy();
    expect(await sent()).toMatchObject({ seats: 1, rated: false, clock: { type: "none" } });
  });
});

describe("the hall", () => {
  const card: TableCard = {
    table: "85dbb89f-5a1b-563c-904b-7bd85d4af7e9",
    game: "pebbles",
    seats: 2,
    status: "open",
    private: false,
    practice: false,
    rated: true,
    pace: "live 900+15",
    host: "p1",
    names: ["Noor", ""],
    players: ["p1", ""],
    created_at: 1,
    updated_at: 1,
    version: 1,
  };

  it("marks a rated table beside its pace, and no other", () => {
    speaking(<TableRow card={card} standing={{ kind: "running" }} action="Watch" to="/" />);
    expect(screen.getByText("Pebbles · rated · 15 min + 15 s")).toBeTruthy();
    cleanup();
    speaking(<TableRow card={{ ...card, rated: false }} standing={{ kind: "running" }} action="Watch" to="/" />);
    expect(screen.getByText("Pebbles · 15 min + 15 s")).toBeTruthy();
  });

  it("offers its seats to players with an account, and to others the way to the table", () => {
    const hall = { games: [GAME], mine: [], open: [card], running: [], over: [], sights: {} };
    const lists = <Lists hall={hall} now={0} onPlay={null} onMake={() => {}} onSit={() => {}} sitting="" />;
    useMyself.setState({ me: { ref: "p0", name: "Saskia", kind: "guest" } as Player });
    speaking(lists);
    expect(screen.queryByRole("button", { name: /Take a seat/ })).toBeNull();
    expect(screen.getByRole("link", { name: /Go to table/ }).getAttribute("href")).toBe(`/table/${card.table}`);
    cleanup();
    useMyself.setState({ me: { ref: "p0", name: "Saskia", kind: "account" } as Player });
    speaking(lists);
    expect(screen.getByRole("button", { name: /Take a seat/ })).toBeTruthy();
  });
});
