// Somebody who is to be asked to a table that is made for them: there, and nowhere else.
import { act, cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { StrictMode } from "react";
import { IntlProvider } from "react-intl";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { becomes } from "@/platform/me";
import { navigate, useRoute } from "@/platform/router";
import { forgetNextGuest, makeTableFor, useNextGuest } from "@/platform/ties/guests";
import InvitePeople from "@/platform/ties/InvitePeople";
import type { GameCard, Player } from "@/wire/http";
import common from "@/words/common/en.json";
import people from "@/words/people/en.json";
import start from "@/words/start/en.json";
import table from "@/words/table/en.json";
import { useHallState } from "./hall";
import StartPage from "./StartPage";

const { makeTable } = vi.hoisted(() => ({ makeTable: vi.fn() }));
vi.mock("./entering", () => ({ makeTable }));

const FENNA = { player: "f0", name: "Fenna" };
const ANNA = { ref: "a0", name: "Anna", kind: "account" } as Player;
const GAME: GameCard = {
  slug: "pebbles",
  plays: "",
  seats: [2, 3],
  minutes_each: 10,
  rules_version: 1,
  options: {},
  bots: [],
  opponents: [],
};
const NEW = "/table/22222222-2222-4222-8222-222222222222";
const OLDER = "/table/11111111-1111-4111-8111-111111111111";

let asked: string[];

const ANSWERS: Record<string, unknown> = {
  "/api/games": [GAME],
  "/api/ties": { followed: [], blocked: [] },
  "/api/invitations": [],
  "/api/pairing": { own: null, waiting: [] },
};
async function answer(address: string, { method = "GET", body }: RequestInit = {}): Promise<Response> {
  if (method === "GET") return Response.json(ANSWERS[address] ?? { tables: [], next: null });
  asked.push(`${method} ${address} ${String(body)}`);
  return new Response(null, { status: 204 });
}

/** The start page, the rooms of tables, and nothing else. */
function Pages() {
  const route = useRoute();
  if (route.page === "start") return <StartPage />;
  return route.page === "table" ? <InvitePeople key={route.id} table={route.id} seated={new Set()} /> : null;
}
const dialog = () => screen.findByRole("dialog");
async function go(to: string): Promise<void> {
  await act(async () => navigate(to));
}
/** What is asked by itself is asked at once. */
const isQuiet = async () => {
  await act(() => new Promise((done) => void setTimeout(done, 50)));
  return asked.length === 0 && screen.queryByRole("dialog") === null;
};

beforeEach(async () => {
  asked = [];
  makeTable.mockReset().mockResolvedValue(NEW);
  vi.stubGlobal("fetch", answer);
  becomes(ANNA);
  navigate("/player/Fenna");
  render(
    <StrictMode>
      <IntlProvider locale="en" messages={{ ...common, ...people, ...start, ...table }} onError={() => {}}>
        <Pages />
      </IntlProvider>
    </StrictMode>,
  );
  await act(async () => makeTableFor(FENNA));
});
afterEach(() => {
  cleanup();
  forgetNextGuest();
  useHallState.setState({ mine: null, open: null, running: null, over: null, sights: {}, games: null });
  vi.unstubAllGlobals();
  becomes(null);
  navigate("/");
});

it("is asked once in the room of the table that was opened for them", async () => {
  fireEvent.submit((await dialog()).querySelector("form")!);
  await waitFor(() => expect(asked).toEqual([`POST /api/invitations {"player":"f0","table":"${NEW.slice(7)}"}`]));
  await go("/");
  expect(asked.length).toBe(1);
  expect(useNextGuest.getState().next).toBeNull();
});

it("is not waited for after a table that has no room", async () => {
  const form = await dialog();
  const bots = within(form).getByRole("radiogroup", { name: "Bots among them" });
  fireEvent.click([...bots.querySelectorAll("label")].find((label) => label.textContent === "2")!.querySelector("input")!);
  fireEvent.submit(form.querySelector("form")!);
  await waitFor(() => expect(window.location.pathname).toBe(NEW));
  await go("/");
  expect(await isQuiet()).toBe(true);
});

it("is asked to no other table, nor waited for, once the start page was left", async () => {
  await dialog();
  await go(OLDER);
  expect(await isQuiet()).toBe(true);
  await go("/");
  expect(await isQuiet()).toBe(true);
});

it("is asked to no other table where the room of theirs was never seen", async () => {
  useNextGuest.setState({ table: NEW.slice(7) });
  await go(OLDER);
  expect(await isQuiet()).toBe(true);
  await go(NEW);
  await waitFor(() => expect(asked.length).toBe(1));
});

it("is not waited for by somebody else", async () => {
  await dialog();
  await act(async () => void becomes({ ...ANNA, ref: "b0", name: "Bram" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(useNextGuest.getState().next).toBeNull();
});
