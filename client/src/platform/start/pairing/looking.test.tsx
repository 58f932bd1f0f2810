// The search: how long it asks, what it does at a table that was found, and that nothing of the server's silence ends it.
import { act, cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { ToastRegion } from "@/kit/Toast";
import { navigate } from "@/platform/router";
import { changeSettings, useSettings } from "@/platform/settings";
import words from "@/words/pairing/en.json";
import { fakeSeats, FakeServer, looking, OTHER, TABLE } from "./testing/server";
import type { Wish } from "./wish";

const WISH: Wish = { game: "pebbles", seats: [2], pace: "live", rated: false };
const BEAT = 4_000;
const { language } = useSettings.getState();

let server: FakeServer;
let seats: ReturnType<typeof fakeSeats>;

const here = () => window.location.pathname;
const hears = () => server.count("POST", "/api/pairing/here");
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const toasts = () => within(screen.getByRole("region", { name: "Messages" })).queryAllByRole("listitem");
const said = (text: string) => toasts().filter((one) => one.textContent?.includes(text)).length;
/** Before time stands still: words do not come by our clock. */
const { setTimeout: later } = globalThis;
/** Nothing is said, nor about to be. */
async function isQuiet(): Promise<void> {
  await act(() => new Promise((done) => void later(done, 100)));
  expect(toasts()).toEqual([]);
}
/** Words come when they are needed: nothing but waiting brings them. */
const comes = (what: () => void) => vi.waitFor(what, { timeout: 10_000, interval: 20 });

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "setInterval", "clearInterval", "Date"] });
  changeSettings({ language: "en" });
  server = new FakeServer();
  seats = fakeSeats();
  vi.stubGlobal("fetch", server.fetch);
  navigate("/");
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

async function begin(): Promise<void> {
  await act(() => seats.search.begin(WISH));
}

describe("looking", () => {
  it("says every few seconds that the player is here, also on other pages, until it is stopped", async () => {
    await begin();
    expect(server.wished).toEqual(WISH);
    await pass(BEAT);
    expect(hears()).toBe(1);
    navigate("/rules/routes");
    await pass(2 * BEAT);
    expect(hears()).toBe(3);
    await act(() => seats.search.stop());
    expect(seats.search.state.getState()).toMatchObject({ own: null, hasEnded: false });
    await pass(10 * BEAT);
    expect(hears()).toBe(3);
  });

  it("goes on where the server refuses or is away", async () => {
    await begin();
    server.fault = "internal";
    await pass(3 * BEAT);
    expect(hears()).toBe(3);
    expect(seats.search.state.getState().own).not.toBeNull();
    server.fault = "";
    await pass(BEAT);
    expect(hears()).toBe(4);
  });

  it("waits for a server that does not answer, and asks it again after a while", async () => {
    await begin();
    server.fault = "never";
    await pass(3 * BEAT);
    expect(hears()).toBe(1);
    await pass(3 * BEAT);
    expect(hears()).toBe(2);
    expect(seats.search.state.getState().own).not.toBeNull();
  });

  it("does not begin again by an answer from before it was stopped", async () => {
    await begin();
    let late: (answer: Response) => void = () => {};
    vi.stubGlobal("fetch", () => new Promise<Response>((answer) => (late = answer)));
    await pass(BEAT);
    vi.stubGlobal("fetch", server.fetch);
    await act(() => seats.search.stop());
    await act(async () => late(Response.json({ own: looking(), waiting: [] })));
    expect(seats.search.state.getState().own).toBeNull();
  });

  it("knows that the server has ended it", async () => {
    await begin();
    server.own = null;
    await pass(BEAT);
    expect(seats.search.state.getState()).toMatchObject({ own: null, hasEnded: true });
    await isQuiet();
    await begin();
    expect(seats.search.state.getState().hasEnded).toBe(false);
  });

  it("tells whoever reads another page that it has ended", async () => {
    navigate("/rules/routes");
    await begin();
    server.own = null;
    await pass(BEAT);
    await comes(() => expect(said(words["pairing.ended"])).toBe(1));
  });

  it("is over when somebody else plays", async () => {
    await begin();
    seats.search.forget();
    expect(seats.search.state.getState().own).toBeNull();
    await pass(5 * BEAT);
    expect(hears()).toBe(0);
  });
});

describe("a table that is found", () => {
  const find = async (table = TABLE, seat = 1) => {
    server.own = looking({ table, seat });
    await pass(BEAT);
  };

  it("is gone to from the start page, and the seat there is taken once", async () => {
    await begin();
    await find();
    expect(here()).toBe(`/table/${TABLE}`);
    expect(seats.hold).toHaveBeenCalledExactlyOnceWith(TABLE);
    await pass(3 * BEAT);
    expect(seats.sit).toHaveBeenCalledExactlyOnceWith(TABLE, 1);
    await isQuiet();
  });

  it("is called to from another page, again and again, until the player goes there", async () => {
    navigate("/rules/routes");
    document.title = "Rules · Mokum";
    await begin();
    await find();
    await comes(() => expect(said(words["pairing.found"])).toBe(1));
    expect(seats.sit).toHaveBeenCalledExactlyOnceWith(TABLE, 1);
    expect(here()).toBe("/rules/routes");
    expect(document.title).toBe("● We have found a table. · Mokum");
    await pass(8_000);
    await comes(() => expect(said(words["pairing.found"])).toBe(1));
    fireEvent.click(within(toasts()[0]!).getByRole("button", { name: "Go to the table" }));
    expect(here()).toBe(`/table/${TABLE}`);
    expect(document.title).toBe("Rules · Mokum");
    await pass(30_000);
    await isQuiet();
  });

  it("is called to also when the game has begun meanwhile, since the player's clock may run", async () => {
    navigate("/rules/routes");
    await begin();
    await find();
    await comes(() => expect(said(words["pairing.found"])).toBe(1));
    server.own = null;
    await pass(BEAT);
    const before = hears();
    await pass(8_000);
    await comes(() => expect(said(words["pairing.found"])).toBe(1));
    expect(hears()).toBe(before);
    navigate(`/table/${TABLE}`);
    await pass(30_000);
    await isQuiet();
  });

  it("is watched until its page is there, so that the deal can begin", async () => {
    await begin();
    await find();
    expect(seats.release).not.toHaveBeenCalled();
    server.own = null;
    await pass(BEAT);
    expect(seats.search.state.getState().hasEnded).toBe(false);
    await pass(20_000);
    expect(seats.release).toHaveBeenCalledOnce();
  });

  it("is sat down at with the next answer where it was refused at first", async () => {
    seats.sit.mockResolvedValueOnce({ type: "refused", asked: "act", code: "closed", words: "" } as never);
    seats.sit.mockRejectedValueOnce(new Error("no network"));
    await begin();
    await find();
    expect(seats.sit).toHaveBeenCalledTimes(1);
    await pass(3 * BEAT);
    expect(seats.sit).toHaveBeenCalledTimes(3);
  });

  it("is left where somebody did not come; the search goes on and finds the next", async () => {
    await begin();
    await find();
    server.own = looking();
    await pass(BEAT);
    expect(here()).toBe("/");
    await comes(() => expect(said(words["pairing.lost"])).toBe(1));
    expect(seats.search.state.getState().own).not.toBeNull();
    await find(OTHER, 0);
    expect(here()).toBe(`/table/${OTHER}`);
    expect(seats.sit).toHaveBeenLastCalledWith(OTHER, 0);
  });

  it("takes nobody from the page that they read when somebody did not come", async () => {
    navigate("/rules/routes");
    document.title = "Rules · Mokum";
    await begin();
    await find();
    await comes(() => expect(said(words["pairing.found"])).toBe(1));
    server.own = looking();
    await pass(BEAT);
    await comes(() => expect(said(words["pairing.lost"])).toBe(1));
    expect(here()).toBe("/rules/routes");
    expect(document.title).toBe("Rules · Mokum");
    await pass(9_000);
    await isQuiet();
  });

  it("gives way to another that was found between two answers", async () => {
    await begin();
    await find();
    await find(OTHER, 2);
    expect(here()).toBe(`/table/${OTHER}`);
    expect(seats.sit.mock.calls).toEqual([
      [TABLE, 1],
      [OTHER, 2],
    ]);
  });

  it("says it in the language that is chosen by then", async () => {
    navigate("/rules/routes");
    await begin();
    changeSettings({ language: "nl" });
    await find();
    await comes(() => expect(said("We hebben een tafel gevonden.")).toBe(1));
  });
});
