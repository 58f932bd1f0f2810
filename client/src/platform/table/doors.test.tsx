// The small doors of a table: the host renews the way in, and a spectator knows who reads what they write (attacks 10 and 11).
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import type { ReactNode } from "react";
import { IntlProvider } from "react-intl";
import { afterEach, expect, test, vi } from "vitest";
import type { GameClient } from "@/platform/game";
import type { Chat, Sight } from "@/wire/table";
import tableWords from "@/words/table/en.json";
import waitingWords from "@/words/waiting/en.json";
import { ChatPanel } from "./ChatPanel";
import { InviteCard } from "./RoomCards";
import { playersOf } from "./players";
import { TableProvider, type TableState } from "./state";
import { pebbles } from "./testing/pebbles";
import { tableSight } from "./testing/sights";

afterEach(cleanup);

function show(part: ReactNode, change: Partial<Sight>, more: Partial<TableState> = {}) {
  const sight = tableSight(change);
  const players = playersOf(sight, "Deleted player");
  const wish = vi.fn(() => Promise.resolve(true));
  const state: TableState = {
    sight,
    game: pebbles as unknown as GameClient,
    players,
    me: players[sight.viewer] ?? null,
    myself: "p9",
    isHost: false,
    rows: [],
    chat: [],
    present: new Set(),
    watchers: 1,
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
  render(
    <IntlProvider locale="en" messages={{ ...tableWords, ...waitingWords }}>
      <TableProvider value={state}>{part}</TableProvider>
    </IntlProvider>,
  );
  return wish;
}

const renew = () => screen.queryByRole("button", { name: "New invitation link" });
const ASIDE = "Only spectators read what you write, until the game is over.";

test("the host of a private table makes a new invitation link", () => {
  const wish = show(<InviteCard />, { private: true }, { isHost: true });
  fireEvent.click(renew()!);
  expect(wish).toHaveBeenCalledExactlyOnceWith({ type: "RenewInvitation" });
});

test.each([
  [{ private: true }, false],
  [{ private: false }, true],
])("nobody else does, and nowhere else: %j", (change, isHost) => {
  show(<InviteCard />, change, { isHost });
  expect(renew()).toBeNull();
});

test.each([
  ["playing", -1, true],
  ["playing", 0, false],
  ["open", -1, false],
  ["over", -1, false],
] as const)("in a table that is %s the viewer %i is told who reads along: %j", (phase, viewer, isTold) => {
  show(<ChatPanel />, { phase, viewer });
  expect(screen.queryByText(ASIDE) !== null).toBe(isTold);
});

test("a line of a spectator says that it is one", () => {
  const line = (id: number, spectator: boolean): Chat => ({
    type: "chat",
    table: "t",
    id,
    player: "p",
    name: "Cas",
    text: "Hello!",
    at: 1,
    spectator,
  });
  show(<ChatPanel />, { phase: "playing", viewer: -1 }, { chat: [line(1, true), line(2, false)] });
  expect(screen.getAllByText("spectators")).toHaveLength(1);
});
