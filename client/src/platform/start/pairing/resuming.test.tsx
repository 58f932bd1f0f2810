// A page that is loaded again goes on with the search of its window: the server hears of it, and a table gets its yes.
import { act, cleanup, render, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { ToastRegion } from "@/kit/Toast";
import { navigate } from "@/platform/router";
import { changeSettings, useSettings } from "@/platform/settings";
import type { OwnWish } from "@/wire/http";
import words from "@/words/pairing/en.json";
import { rememberedSearch, rememberSearch } from "./remembered";
import { fakeSeats, FakeServer, looking, TABLE } from "./testing/server";

const BEAT = 4_000;
const FOUND: Partial<OwnWish> = { table: TABLE, seat: 1 };
const { language } = useSettings.getState();

let server: FakeServer;
let seats: ReturnType<typeof fakeSeats>;

const hears = () => server.count("POST", "/api/pairing/here");
const own = () => seats.search.state.getState().own;
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const toasts = () => within(screen.getByRole("region", { name: "Messages" })).queryAllByRole("listitem");
/** Words come when they are needed, and not by our clock: nothing but waiting brings them. */
const isSaid = (text: string) =>
  vi.waitFor(
    () =>
      expect(
        toasts()
          .map((one) => one.textContent)
          .join(),
      ).toContain(text),
    { timeout: 10_000, interval: 20 },
  );
const { setTimeout: later } = globalThis;
async function isQuiet(): Promise<void> {
  await act(() => new Promise((done) => void later(done, 100)));
  expect(toasts()).toEqual([]);
}
const resume = () => act(async () => seats.search.resume());

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "setInterval", "clearInterval", "Date"] });
  changeSettings({ language: "en" });
  server = new FakeServer();
  seats = fakeSeats();
  vi.stubGlobal("fetch", server.fetch);
  navigate("/rules/routes");
  render(<ToastRegion label="Messages" closeLabel="Close" />);
});
afterEach(async () => {
  seats.search.forget();
  await pass(60_000); // what was said goes away: the next test begins with nothing
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  changeSettings({ language });
  navigate("/");
});

it("is remembered for as long as a search runs", async () => {
  const { search } = seats;
  await act(() => search.begin({ game: "pebbles", seats: [2], pace: "live", rated: false }));
  expect(rememberedSearch()).toBe("looking");
  server.own = looking(FOUND);
  await pass(BEAT);
  expect(rememberedSearch()).toBe("found");
  await act(() => search.stop());
  expect(rememberedSearch()).toBeNull();
});

it("says at once, and every few seconds, that the player is here", async () => {
  rememberSearch(looking());
  server.own = looking();
  await resume();
  expect(hears()).toBe(1);
  expect(own()).not.toBeNull();
  await pass(2 * BEAT);
  expect(hears()).toBe(3);
});

it("says yes at a table that was found meanwhile, and calls the player to it", async () => {
  rememberSearch(looking());
  server.own = looking(FOUND);
  await resume();
  expect(seats.sit).toHaveBeenCalledExactlyOnceWith(TABLE, 1);
  await isSaid(words["pairing.found"]);
});

it("goes on until the server has answered", async () => {
  rememberSearch(looking());
  server.own = looking();
  server.fault = "internal";
  await resume();
  expect(own()).toBeNull();
  server.fault = "";
  await pass(BEAT);
  expect(own()).not.toBeNull();
});

it("tells once that the server has ended the search", async () => {
  rememberSearch(looking());
  await resume();
  await isSaid(words["pairing.ended"]);
  expect(rememberedSearch()).toBeNull();
  await pass(3 * BEAT);
  expect(hears()).toBe(1);
});

it("is quiet where a table was found, and its game has begun", async () => {
  rememberSearch(looking(FOUND));
  await resume();
  await isQuiet();
  await pass(3 * BEAT);
  expect(hears()).toBe(1);
});

it("asks nothing where nothing was looked for", async () => {
  await resume();
  await pass(3 * BEAT);
  expect(server.asked).toEqual([]);
});

it("ends where nobody is signed in any more", async () => {
  rememberSearch(looking());
  server.fault = "not_signed_in";
  await resume();
  await pass(3 * BEAT);
  expect(hears()).toBe(1);
  expect(rememberedSearch()).toBeNull();
});
