// A table when things go wrong: a move taken back twice, a part that does not come, a broken line, a session that ended.
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import type { ReactNode } from "react";
import { IntlProvider } from "react-intl";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { ToastRegion } from "@/kit/Toast";
import type { GameClient } from "@/platform/game";
import { becomes } from "@/platform/me";
import type { Player } from "@/wire/http";
import type { Refused, Sight } from "@/wire/table";
import people from "@/words/people/en.json";
import words from "@/words/table/en.json";
import { BeforeGame } from "./BeforeGame";
import { Foot } from "./Foot";
import { Later, later } from "./Later";
import TablePage from "./TablePage";
import { playersOf } from "./players";
import { refusalWords } from "./refusals";
import { TableProvider, type TableState } from "./state";
import { pebbles, pebblesWords } from "./testing/pebbles";
import { tableSight } from "./testing/sights";
import { useGame } from "./useGame";

const { loadGame, line } = vi.hoisted(() => ({
  loadGame: vi.fn(),
  line: {
    act: vi.fn(),
    actAt: vi.fn(),
    playMove: vi.fn(),
    say: vi.fn(),
    sit: vi.fn(),
    foresee: vi.fn(),
    comeBack: vi.fn(),
    useTable: vi.fn(),
  },
}));
vi.mock("@/platform/games", () => ({ playable: ["pebbles", "stones"], loadGame }));
vi.mock("@/platform/connection", () => ({ ELSEWHERE: 4001, NOBODY: 4003, OUTDATED: 4005, serverNow: () => 0, ...line }));

const game = pebbles as unknown as GameClient;
const Speaking = ({ children }: { children: ReactNode }) => (
  <IntlProvider locale="en" messages={{ ...words, ...people, ...pebblesWords }}>
    {children}
    <ToastRegion label="Notices" closeLabel="Close" />
  </IntlProvider>
);

function show(part: ReactNode, change: Partial<Sight> = {}, more: Partial<TableState> = {}) {
  const sight = tableSight(change);
  const players = playersOf(sight, "Deleted player");
  const wish = vi.fn(() => Promise.resolve(true));
  const state: TableState = {
    sight,
    game,
    players,
    me: players[sight.viewer] ?? null,
    myself: "p0",
    isHost: false,
    rows: [],
    chat: [],
    present: new Set([0, 1]),
    watchers: 0,
    connected: true,
    serverNow: () => 0,
    wish,
    sit: wish,
    say: wish,
    open: vi.fn(),
    tell: vi.fn(),
    invitationLink: "http://server/table/1",
    ...more,
  };
  render(<TableProvider value={state}>{part}</TableProvider>, { wrapper: Speaking });
  return { wish, state };
}

beforeEach(() => {
  for (const each of [loadGame, ...Object.values(line)]) each.mockReset();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it("a second key or click takes back the same move, as it was seen", async () => {
  let answer = (_isDone: boolean): void => {};
  const wish = vi.fn(() => new Promise<boolean>((done) => (answer = done)));
  const { state } = show(<Foot />, { take_back: "own" }, { wish });
  const undo = screen.getByRole("button", { name: /Undo/ });
  fireEvent.click(undo);
  fireEvent.click(undo);
  expect(wish).toHaveBeenCalledExactlyOnceWith({ type: "TakeBack" }, state.sight);
  await act(async () => answer(true));
  fireEvent.click(undo);
  expect(wish).toHaveBeenCalledTimes(2);
  await act(async () => answer(true));
});

describe("a part that is loaded later", () => {
  it("closes itself where it does not come, says so, and can be had again", async () => {
    const load = vi
      .fn()
      .mockRejectedValueOnce(new Error("gone"))
      .mockResolvedValue(() => <p>the part</p>);
    const part = later<object>(load);
    const [fail, again] = [vi.fn(), vi.fn()];
    const opened = <Later part={part} props={{}} onFail={fail} again={again} />;
    const { unmount } = render(opened, { wrapper: Speaking });
    expect(await screen.findByText(words["table.unopened"])).toBeTruthy();
    expect(fail).toHaveBeenCalledOnce();
    fireEvent.click(screen.getByRole("button", { name: "Try again" }));
    expect(again).toHaveBeenCalledOnce();
    unmount();
    render(opened, { wrapper: Speaking });
    expect(await screen.findByText("the part")).toBeTruthy();
  });

  it("closes itself where it breaks", async () => {
    vi.spyOn(console, "error").mockImplementation(() => {});
    const part = later<object>(async () => () => {
      throw new Error("broken");
    });
    const fail = vi.fn();
    render(
      <>
        <p>the table</p>
        <Later part={part} props={{}} onFail={fail} again={() => {}} />
      </>,
      { wrapper: Speaking },
    );
    await vi.waitFor(() => expect(fail).toHaveBeenCalledOnce());
    expect(screen.getByText("the table")).toBeTruthy();
    vi.restoreAllMocks();
  });
});

describe("the game of a table", () => {
  const Game = ({ slug }: { slug: string }) => {
    const found = useGame(slug);
    return <p>{found === undefined ? "coming" : `${found.slug} ${found.title ? "in words" : "in pictures"}`}</p>;
  };

  it("is played in words where this browser has no such game", () => {
    render(<Game slug="dominoes" />);
    expect(screen.getByText("dominoes in words")).toBeTruthy();
    expect(loadGame).not.toHaveBeenCalled();
  });

  it("is asked for again where it does not come at once", async () => {
    vi.useFakeTimers();
    loadGame.mockRejectedValueOnce(new Error("gone")).mockResolvedValue(game);
    render(<Game slug="pebbles" />);
    await act(() => vi.advanceTimersByTimeAsync(100));
    expect(screen.getByText("coming")).toBeTruthy();
    await act(() => vi.advanceTimersByTimeAsync(2_000));
    expect(screen.getByText("pebbles in pictures")).toBeTruthy();
  });

  it("is played in words where it never comes", async () => {
    vi.useFakeTimers();
    loadGame.mockRejectedValue(new Error("Failed to fetch dynamically imported module"));
    render(<Game slug="stones" />);
    await act(() => vi.advanceTimersByTimeAsync(10_000));
    expect(screen.getByText("stones in words")).toBeTruthy();
  });
});

it("a room says that its line is broken", () => {
  show(<BeforeGame opened={null} />, { view: null, phase: "open", moves: [] }, { connected: false });
  expect(screen.getByText(words["table.lost"])).toBeTruthy();
});

it("what is wished for without a connection has its words", () => {
  const intl = { formatMessage: ({ id }: { id: string }) => id } as never;
  const refused: Refused = { type: "refused", asked: "act", code: "closed", words: "" };
  expect(refusalWords(refused, intl, null)).toBe("table.refused.closed");
});

describe("the page", () => {
  const me = { ref: "p0", name: "Saskia", language: "en", theme: "system" } as Player;
  const view = (change: object) => ({
    sight: tableSight({}),
    seq: 12,
    rows: [],
    moment: null,
    latest: null,
    behind: 0,
    presence: { seats: [], watchers: 0 },
    chat: [],
    refusal: null,
    status: { kind: "live", code: 0 },
    ...change,
  });

  /** A server that knows one table, at which there is room. */
  const aTable = (path: string): Promise<Response> => {
    const [free] = tableSight({}).seats;
    const seats = [free, { ...free, player: "", bot: "", name: "" }];
    const told = path.includes("/games") ? [] : tableSight({ phase: "open", view: null, viewer: -1, seats } as Partial<Sight>);
    return Promise.resolve(new Response(JSON.stringify(told), { status: 200 }));
  };

  it("tells that a session ended, shows nothing of the table, and leads back in", async () => {
    vi.stubGlobal("fetch", vi.fn(aTable));
    becomes(me);
    loadGame.mockReturnValue(new Promise(() => {}));
    line.useTable.mockReturnValue(view({}));
    render(<TablePage id={tableSight({}).table} invitation="" />, { wrapper: Speaking });
    act(() => void becomes(null));
    expect(await screen.findByRole("heading", { name: "You were signed out" })).toBeTruthy();
    expect(screen.getByLabelText(people["people.password"])).toBeTruthy();
    fireEvent.click(screen.getByRole("button", { name: words["table.signedOut.another"] }));
    expect(await screen.findByRole("textbox", { name: words["table.name.label"] })).toBeTruthy();
  });

  it("asks for a name where nobody was there before", async () => {
    vi.stubGlobal("fetch", vi.fn(aTable));
    becomes(null);
    render(<TablePage id={tableSight({}).table} invitation="" />, { wrapper: Speaking });
    expect(await screen.findByRole("textbox", { name: words["table.name.label"] })).toBeTruthy();
  });

  it("sends a move for the table as it was seen", async () => {
    becomes(me);
    loadGame.mockResolvedValue(game);
    const seen = view({});
    line.useTable.mockReturnValue(seen);
    line.playMove.mockResolvedValue({ type: "refused", asked: "act", code: "conflict", words: "" });
    render(<TablePage id={seen.sight.table} invitation="" />, { wrapper: Speaking });
    fireEvent.click(await screen.findByRole("button", { name: "one" }));
    expect(line.playMove).toHaveBeenCalledExactlyOnceWith(seen.sight.table, "one", seen.sight);
    expect(await screen.findByText(words["table.refused.conflict"])).toBeTruthy();
  });
});
