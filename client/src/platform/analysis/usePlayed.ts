// All that was played, step by step, with the lines of the log.
import { useMemo } from "react";
import type { GameClient, Player } from "@/platform/game";
import { type ReplayLine, useReplayLines } from "@/platform/replay/ReplayLog";
import { rowsOf } from "@/platform/replay/scene";
import { type Reel, WATCHER } from "@/platform/replay/steps";
import { useReel } from "@/platform/replay/useReel";
import type { Sight } from "@/wire/table";

interface Played {
  reel: Reel;
  lines: readonly ReplayLine[];
}

/** What lies near a row comes first. */
export function usePlayed(final: Sight, game: GameClient, players: readonly Player[], invitation: string, near: number): Played {
  const { reel } = useReel(final.table, "all", invitation, near);
  const rows = useMemo(() => rowsOf(reel), [reel]);
  const lines = useReplayLines(rows, game, players, WATCHER, final.result?.outcome ?? null);
  return { reel, lines };
}
