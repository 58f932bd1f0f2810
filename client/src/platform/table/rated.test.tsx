// A rated table: who may sit down, what is not offered there, what leaving costs, and what a move that stands is called.
import { cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { createRef } from "react";
import { IntlProvider } from "react-intl";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { useMyself } from "@/platform/me";
import { canHint } from "@/platform/hint/hinting";
import { useSettings } from "@/platform/settings";
import type { Player } from "@/wire/http";
import type { Sight } from "@/wire/table";
import table from "@/words/table/en.json";
import Dialogs from "./Dialogs";
import { Head } from "./Head";
import Newcomer from "./invitation/Newcomer";
import { PromptBar } from "./PromptBar";
import { TableEntries } from "./TableEntries";
import WaitingRoom from "./WaitingRoom";
import { refusalWords } from "./refusals";
import { game, show } from "./testing/atTable";
import { seatSight, tableSight } from "./testing/sights";
import { undoOf } from "./undo";

const LIVE = { type: "live", bank_ms: 900_000, increment_ms: 15_000 } as const;
const TWO = [seatSight({}), seatSight({ player: "p1", name: "Noor" })];
const OPEN: Partial<Sight> = {
  rated: true,
  clock: LIVE,
  phase: "open",
  view: null,
  moves: [],
  awaited: [],
  viewer: -1,
  host: "p1",
  seats: [seatSight({ player: "p1", name: "Noor" }), seatSight({ player: "", name: "" })],
};
const as = (kind: Player["kind"]): void => useMyself.setState({ me: { ref: "p0", name: "Saskia", kind } as Player });

beforeEach(() => {
  vi.stubGlobal("fetch", vi.fn().mockRejectedValue(new TypeError("no network")));
  as("account");
  useSettings.setState({ language: "en" });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  useMyself.setState({ me: undefined });
});

describe("the room", () => {
  it("offers a guest no seat, but the way to an account", () => {
    as("guest");
    show(<WaitingRoom />, OPEN, { isHost: false });
    expect(screen.queryByRole("button", { name: /Sit down/ })).toBeNull();
    expect(screen.getByText(/This table is rated:/).textContent).toBe("This table is rated: make an account to sit down.");
    expect(screen.getByRole("link", { name: "make an account" }).getAttribute("href")).toBe("/profile");
  });

  it("offers a seat to an account, and says what rated means", () => {
    show(<WaitingRoom />, OPEN, { isHost: false });
    expect(screen.getByRole("button", { name: "Sit down at seat 2" })).toBeTruthy();
    expect(screen.getByText(/the result changes the ratings of the players/)).toBeTruthy();
    expect(screen.getByRole("link", { name: "How ratings work" }).getAttribute("href")).toBe("/leaders/pebbles#how");
    expect(screen.getByText("Public: anybody with an account may sit down")).toBeTruthy();
    expect(screen.queryByText(/No account needed/)).toBeNull();
  });

  it("offers a guest a seat where nothing is rated", () => {
    as("guest");
    show(<WaitingRoom />, { ...OPEN, rated: false }, { isHost: false });
    expect(screen.getByRole("button", { name: "Sit down at seat 2" })).toBeTruthy();
    expect(screen.queryByRole("link", { name: "How ratings work" })).toBeNull();
    expect(screen.getByText(/No account needed/)).toBeTruthy();
  });

  it.each([
    [true, false],
    [false, true],
  ])("rated (%j) has bots that somebody made invited: %j", (rated, isThere) => {
    show(<WaitingRoom />, { ...OPEN, rated, viewer: 0 }, { isHost: true });
    expect(screen.queryByRole("textbox", { name: "Invite somebody’s bot" }) !== null).toBe(isThere);
    expect(screen.getByRole("button", { name: "Give seat 2 to a bot" })).toBeTruthy();
  });

  it("tells whoever comes by its link, and is nobody yet, what it takes", async () => {
    const answer = new Response(JSON.stringify(tableSight(OPEN)), { status: 200 });
    vi.stubGlobal("fetch", vi.fn().mockResolvedValue(answer));
    render(
      <IntlProvider locale="en" messages={table}>
        <Newcomer id={tableSight({}).table} invitation="" onComing={vi.fn()} onWatch={vi.fn()} />
      </IntlProvider>,
    );
    expect((await screen.findByRole("link", { name: "sign in or make an account" })).getAttribute("href")).toBe("/profile");
    expect(screen.queryByText("No account needed.")).toBeNull();
  });
});

describe("the head", () => {
  it.each([
    [true, 1],
    [false, 0],
  ])("of a table that is rated (%j) has %i mark", (rated, marks) => {
    show(<Head isSmall={false} />, { rated });
    expect(screen.queryAllByText("Rated")).toHaveLength(marks);
  });

  it("says it beside the progress on a phone", () => {
    show(<Head isSmall />, { rated: true });
    expect(screen.getByText("Rated · turn 16")).toBeTruthy();
  });
});

describe("the menu", () => {
  const entries = (change: Partial<Sight>) => {
    const menu = <TableEntries isSmall={false} isHandheld={false} anchor={createRef()} isOpen onOpenChange={() => {}} label="More" />;
    const { state } = show(menu, { clock: LIVE, ...change });
    return {
      state,
      names: within(screen.getByRole("menu"))
        .getAllByRole("menuitem")
        .map((one) => one.textContent),
    };
  };

  it("proposes no other clock at a rated table, and leaves it for good", () => {
    const { names, state } = entries({ rated: true });
    expect(names).not.toContain("Change the clock");
    expect(names).not.toContain("Leave, a bot plays on");
    fireEvent.click(screen.getByRole("menuitem", { name: "Leave for good" }));
    expect(state.open).toHaveBeenCalledWith({ what: "leave" });
  });

  it("does both elsewhere", () => {
    const { names } = entries({ rated: false });
    expect(names).toContain("Change the clock");
    expect(names).toContain("Leave, a bot plays on");
  });
});

describe("leaving", () => {
  it.each(["leave", "resign"] as const)("to %s says what it costs", async (what) => {
    show(<Dialogs opened={{ what }} />, { rated: true, clock: LIVE });
    expect(await screen.findByText(/You will be last, and cannot come back/)).toBeTruthy();
    expect(screen.queryByText(/come back at any time/)).toBeNull();
  });

  it("at a table of two ends the game", async () => {
    show(<Dialogs opened={{ what: "leave" }} />, { rated: true, clock: LIVE, seats: TWO });
    expect(await screen.findByText("This game is rated. It ends at once, and you lose it.")).toBeTruthy();
  });

  it("is undone elsewhere", async () => {
    show(<Dialogs opened={{ what: "leave" }} />, {});
    expect(await screen.findByText(/You can come back at any time/)).toBeTruthy();
  });

  it.each([
    ["clock", "Your time is up"],
    ["left", "You left the game"],
    ["resigned", "You gave up"],
  ])("because of %s has no way back", (why, words) => {
    const seats = [seatSight({ stand_in: "expert", why, resigned: true }), ...tableSight({}).seats.slice(1)];
    show(<PromptBar />, { rated: true, clock: LIVE, moves: [], seats });
    expect(screen.getByText(words)).toBeTruthy();
    expect(screen.getByText(/you are last/)).toBeTruthy();
    expect(screen.queryByRole("button")).toBeNull();
  });

  it("is told of whoever it was once the game is over", () => {
    const over: Partial<Sight> = { phase: "over", moves: [], awaited: [], seats: TWO };
    const result = { why: "resigned", ranks: [1, 2], outcome: null, server_seed: "" } as const;
    show(<PromptBar />, { ...over, result, rated: true });
    expect(screen.getByText("Somebody gave up, left, or ran out of time.")).toBeTruthy();
    cleanup();
    show(<PromptBar />, { ...over, result });
    expect(screen.getByText("Somebody gave up.")).toBeTruthy();
  });
});

describe("what a rated table refuses", () => {
  it("has words", () => {
    const intl = { formatMessage: ({ id }: { id: string }) => id } as never;
    const refused = (words: string) => refusalWords({ code: "not_allowed", words }, intl, null);
    expect(undoOf(tableSight({ rated: true, take_back_why: "rated" }))).toEqual({ can: "no", why: "table.undo.rated" });
    expect(refused("Your last move stands: another player moved since, and the game is rated.")).toBe("table.undo.rated");
    expect(refused("The table is rated: it is for players with an account, and bots whose strength is known.")).toBe("table.refused.rated");
    expect(table["table.undo.rated"]).toContain("the game is rated");
  });

  it("is also a hint, which is there against bots elsewhere", () => {
    const bots = [seatSight({}), seatSight({ player: "", bot: "expert", name: "Griet" })];
    const hinting = (rated: boolean): boolean => {
      const { state } = show(<PromptBar />, { rated, seats: bots });
      cleanup();
      return canHint({ ...state, game: { ...game, Hint: () => null } as never });
    };
    expect([hinting(false), hinting(true)]).toEqual([true, false]);
  });
});
