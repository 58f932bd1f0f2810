// A player's page in tests: careers to show, a server that tells them, and what is looked for on the page.
import { act, cleanup, render, screen, within } from "@testing-library/react";
import { IntlProvider } from "react-intl";
import { afterEach, beforeEach, vi } from "vitest";
import { ToastRegion } from "@/kit/Toast";
import { useMyself } from "@/platform/me";
import { useSettings } from "@/platform/settings";
import { navigate } from "@/platform/router";
import cards from "@/platform/start/cards/words/en";
import type { Career, FinishedGame, GameCareer, Player } from "@/wire/http";
import words from "@/words/career/en.json";
import common from "@/words/common/en.json";
import finished from "@/words/finished/en.json";
import shell from "@/words/shell/en.json";
import start from "@/words/start/en.json";
import PlayerPage from "../PlayerPage";

export const ME = "a0";
export const NOON = Date.UTC(2026, 2, 3, 12, 0);

export const routes: GameCareer = {
  game: "routes",
  finished: 95,
  resigned: 2,
  places: [
    { seats: 2, places: [36, 25] },
    { seats: 4, places: [12, 11, 0, 11] },
  ],
  counted: 93,
  figures: [
    { key: "kept", value: 0.873, all: 0.71, is_share: true },
    { key: "carts", value: 5.1, all: 4.42, is_share: false },
    { key: "trade", value: 2.94, all: null, is_share: false },
  ],
  sources: [
    { key: "routes", points: 17.4, all: 18.1 },
    { key: "missed", points: -2.1, all: -3.8 },
    { key: "trade", points: 5.8, all: null },
  ],
  best: { table: "t9", points: 61, seats: 3, ended_at: NOON },
  ratings: [],
};
export const merchants: GameCareer = {
  ...routes,
  game: "merchants",
  finished: 20,
  resigned: 0,
  places: [{ seats: 3, places: [7, 6, 7] }],
  counted: 20,
  figures: [{ key: "price", value: 96.4, all: 104.2, is_share: false }],
  sources: [{ key: "auctions", points: -441.3, all: -498 }],
  best: { table: "t8", points: 2340, seats: 4, ended_at: NOON },
};
export const fenna: Career = {
  name: "Fenna",
  kind: "account",
  created_at: NOON,
  is_own: false,
  shown: null,
  is_hidden: false,
  met: { games: 11, ahead: 4, behind: 6 },
  games: [routes],
  last: [],
};
export const mine: Career = { ...fenna, is_own: true, shown: "played", met: null };
/** Established at one pace, on the way to it at the other. */
export const rated: GameCareer = {
  ...routes,
  ratings: [
    {
      pace: "live",
      rating: { rating: 1284, doubt: 45, games: 3, needed: 10 },
      course: [
        { at: NOON, rating: 1240, doubt: 400 },
        { at: NOON + 1, rating: 1262, doubt: 60 },
        { at: NOON + 2, rating: 1284, doubt: 45 },
      ],
    },
    { pace: "days", rating: { rating: null, doubt: 300, games: 7, needed: 10 }, course: [] },
  ],
};
/** Even if the server told more. */
export const hidden: Career = { ...fenna, is_hidden: true };

/** A game in which the player of the page came first. */
export function played(names: readonly string[], players: readonly string[]): FinishedGame {
  const card = { table: "t1", game: "routes", practice: false, names, players, seats: names.length, status: "over" } as const;
  const rest = { private: false, rated: false, pace: "untimed", host: ME, created_at: NOON, updated_at: NOON, version: 9 } as const;
  return { card: { ...card, ...rest }, seat: 1, rank: 1, points: 47, why: "played", ended_at: NOON, change: null };
}

type Answer = Career | { status: number; code: string };

/** What the server was asked for and told, and what it answers; the last answer is given again. */
export const server = { asked: [] as string[], told: [] as unknown[], answers: [] as Answer[], saves: true };

function answer(address: string, { method, body }: RequestInit = {}): Promise<Response> {
  if (method === "PATCH") {
    server.told.push(JSON.parse(String(body)));
    const { saves } = server;
    return Promise.resolve(Response.json(saves ? useMyself.getState().me : { code: "retry" }, { status: saves ? 200 : 503 }));
  }
  // What the two are to each other, and what one was called for, is asked beside it, and is no matter of these tests.
  if (address.startsWith("/api/ties/")) return Promise.resolve(Response.json({ code: "no_such_player" }, { status: 404 }));
  if (address.startsWith("/api/notices")) return Promise.resolve(Response.json({ unseen: 0 }));
  server.asked.push(address);
  const said = server.answers.length > 1 ? server.answers.shift() : server.answers[0];
  return Promise.resolve(Response.json(said, { status: said && "status" in said ? said.status : 200 }));
}

/** Before and after each test of a file: one plays here, and the server knows Fenna. */
export function withServer(): void {
  beforeEach(() => {
    Object.assign(server, { asked: [], told: [], answers: [fenna], saves: true });
    useMyself.setState({ me: { ref: ME, name: "Anna", kind: "account" } as Player });
    // The words of the games are fetched in the language that is set, whoever set it before.
    useSettings.setState({ language: "en" });
    vi.stubGlobal("fetch", answer);
  });
  afterEach(() => {
    cleanup();
    useMyself.setState({ me: null });
    vi.unstubAllGlobals();
  });
}

/** Opens the page of this name. */
export async function open(name = "Fenna", query = ""): Promise<void> {
  navigate(`/player/${encodeURIComponent(name)}${query}`);
  render(
    <IntlProvider locale="en-GB" timeZone="UTC" messages={{ ...common, ...shell, ...start, ...cards, ...finished, ...words }}>
      <PlayerPage name={name} />
      <ToastRegion label="Notices" closeLabel="Close" />
    </IntlProvider>,
  );
  await act(() => new Promise((done) => setTimeout(done, 0)));
}

export const text = (element: Element | null | undefined) => element?.textContent?.replace(/\s+/g, " ").trim();
export const page = () => text(screen.getByRole("main"));
export const column = (name: string) => screen.findByRole("article", { name });
/** The rows of a table below its head. */
export const rows = (table: HTMLElement) => within(table).getAllByRole("row").slice(1);
/** What a reader hears of a row. */
export const heard = (row: HTMLElement) =>
  [...row.children].map((cell) => {
    const copy = cell.cloneNode(true) as Element;
    for (const drawn of copy.querySelectorAll("[aria-hidden]")) drawn.remove();
    return text(copy);
  });
