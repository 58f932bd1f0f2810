// Lots on the clock at a table whose game knows nothing: how each went is shown when it is closed, and again from the log.
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { IntlProvider } from "react-intl";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { GameClient } from "@/platform/game";
import words from "@/words/table/en.json";
import type { LotSight, Shown } from "@/wire/table";
import { LogPanel } from "./LogPanel";
import { PromptBar } from "./PromptBar";
import { useLotClosed } from "./lotClosed";
import { playersOf } from "./players";
import { type Row, tell } from "./rows";
import { type Open, TableProvider, type TableState } from "./state";
import { pebbles, pebblesWords } from "./testing/pebbles";
import { played, rowsOf, tableSight } from "./testing/sights";

const game = { ...pebbles, Lot: () => null } as unknown as GameClient;
const closed: Shown = { type: "LotClosed", number: 3, presses: [], resolution: { step: null, first: [], closes: 0, judged: [] } };
const lot: LotSight = {
  call: 9,
  number: 4,
  seats: [0],
  prices: [2, 1],
  steps: [0, 1],
  mode: "photo",
  run_in_ms: 1,
  step_ms: 1,
  owner: "e",
  opens: 0,
  horizon_ms: 0,
  voided: 0,
};

function Parts({ opened }: { opened: Open | null }) {
  useLotClosed(opened);
  return (
    <>
      <LogPanel />
      <PromptBar />
    </>
  );
}

function table(rows: readonly Row[], on: LotSight | null, open: TableState["open"], opened: Open | null = null) {
  const sight = tableSight({ version: rows.at(-1)?.seq ?? 0, moves: [], lot: on, lots: { tempo: "calm", mode: "photo" } });
  const players = playersOf(sight, "Deleted player");
  const done = () => Promise.resolve(true);
  const state: TableState = {
    sight,
    game,
    players,
    me: players[0] ?? null,
    myself: "p0",
    isHost: true,
    rows,
    chat: [],
    present: new Set([0, 1]),
    watchers: 0,
    connected: true,
    serverNow: () => 0,
    wish: done,
    sit: done,
    say: done,
    open,
    tell: () => {},
    invitationLink: "",
  };
  return (
    <IntlProvider locale="en" messages={{ ...words, ...pebblesWords }}>
      <TableProvider value={state}>
        <Parts opened={opened} />
      </TableProvider>
    </IntlProvider>
  );
}

afterEach(cleanup);

describe("a lot", () => {
  const before = rowsOf({ type: "StartedShown", events: [] });
  const after = rowsOf({ type: "StartedShown", events: [] }, closed);

  it("is shown when it is closed, once", () => {
    const open = vi.fn();
    const page = render(table(before, lot, open));
    expect(screen.getByText("A lot is on the clock")).toBeTruthy();
    page.rerender(table(after, null, open));
    page.rerender(table(after, null, open));
    expect(open.mock.calls).toEqual([[{ what: "lot", seq: 2, isFresh: true }]]);
  });

  it("makes room for the next", () => {
    const open = vi.fn();
    const page = render(table(before, null, open));
    page.rerender(table(after, lot, open, { what: "lot", seq: 1, isFresh: true }));
    expect(open.mock.calls).toEqual([[null]]);
  });

  it("that was closed before one came is in the log, and shown from there", () => {
    const open = vi.fn();
    render(table(after, null, open));
    expect(open).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole("button", { name: "The lot is closed: nobody pressed" }));
    expect(open).toHaveBeenCalledWith({ what: "lot", seq: 2, isFresh: false });
  });

  it("comes to moves that are told as its own", () => {
    const rows = [
      { seq: 1, at: 5, what: played(0, []) },
      { seq: 2, at: 7, what: closed },
      { seq: 3, at: 7, what: played(0, []) },
      { seq: 4, at: 8, what: played(1, []) },
    ];
    expect(tell(rows).map(({ isFromLot }) => isFromLot)).toEqual([false, false, true, false]);
  });
});
