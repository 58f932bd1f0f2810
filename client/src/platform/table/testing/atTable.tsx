// A part of the table layout at a table of a game that knows nothing.
import { render } from "@testing-library/react";
import type { ReactNode } from "react";
import { IntlProvider } from "react-intl";
import { vi } from "vitest";
import type { GameClient } from "@/platform/game";
import dialogWords from "@/words/dialogs/en.json";
import words from "@/words/table/en.json";
import waitingWords from "@/words/waiting/en.json";
import type { Sight } from "@/wire/table";
import { playersOf } from "../players";
import { TableProvider, type TableState } from "../state";
import { pebbles, pebblesWords } from "./pebbles";
import { tableSight } from "./sights";

export const game = pebbles as unknown as GameClient;

/** A part at a table that stands so; gives what was wished for. */
export function show(part: ReactNode, change: Partial<Sight> = {}, more: Partial<TableState> = {}) {
  const sight = tableSight(change);
  const players = playersOf(sight, "Deleted player");
  const wish = vi.fn(() => Promise.resolve(true));
  const state: TableState = {
    sight,
    game,
    players,
    me: players[sight.viewer] ?? null,
    myself: "p0",
    isHost: true,
    rows: [],
    chat: [],
    present: new Set([0, 1]),
    watchers: 0,
    connected: true,
    serverNow: () => 1_000_000,
    wish,
    sit: wish,
    say: wish,
    open: vi.fn(),
    tell: vi.fn(),
    invitationLink: "http://server/table/1",
    ...more,
  };
  render(
    <IntlProvider locale="en" messages={{ ...words, ...dialogWords, ...waitingWords, ...pebblesWords }}>
      <TableProvider value={state}>
        <pebbles.Provider
          view={{ points: [9, 13, 10] }}
          facts={null}
          moves={sight.moves}
          seat={sight.viewer}
          players={players}
          moment={null}
          sight={sight}
          play={() => Promise.resolve(null)}
          foresee={(move: string) => Promise.resolve({ move })}
          openRule={() => {}}
        >
          {part}
        </pebbles.Provider>
      </TableProvider>
    </IntlProvider>,
  );
  return { wish, state };
}
