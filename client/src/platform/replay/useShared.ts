// The state of a table that is long over, for the parts of the layout that a replay shows: nobody can do anything at it.
import { useMemo } from "react";
import type { GameClient, Player } from "@/platform/game";
import type { Row } from "@/platform/table/rows";
import type { Open, TableState } from "@/platform/table/state";
import type { Sight } from "@/wire/table";

const refuse = () => Promise.resolve(false);
const nothing = () => {};

/** Everybody is there, nothing waits, and every wish is refused. */
export function useShared(
  sight: Sight,
  game: GameClient,
  players: readonly Player[],
  rows: readonly Row[],
  open: (what: Open | null) => void,
): TableState {
  return useMemo(
    () => ({
      sight,
      game,
      players,
      me: null,
      myself: "",
      isHost: false,
      rows,
      chat: [],
      present: new Set(players.map((player) => player.seat)),
      watchers: 0,
      connected: true,
      serverNow: () => sight.at,
      wish: refuse,
      sit: refuse,
      say: refuse,
      open,
      tell: nothing,
      invitationLink: "",
    }),
    [sight, game, players, rows, open],
  );
}
