// A table that is over, as it ended, with its game: what a page about a finished game begins with.
import { useEffect, useState } from "react";
import { api, type Problem, problemOf } from "@/platform/api";
import type { GameClient } from "@/platform/game";
import { loadGame, playable } from "@/platform/games";
import { plainGame } from "@/platform/plain";
import type { Sight } from "@/wire/table";

interface Found {
  sight: Sight;
  game: GameClient;
}

/** In words where it has no picture, or none that comes. */
const gameOf = (slug: string): Promise<GameClient> =>
  playable.includes(slug) ? loadGame(slug).catch(() => plainGame(slug, true)) : Promise.resolve(plainGame(slug));

/** The table as it ended, and the game that was played; null while they come. */
export function useFound(id: string, invitation: string): Found | Problem | null {
  const [found, find] = useState<Found | Problem | null>(null);
  useEffect(() => {
    let isWanted = true;
    const look = async (): Promise<Found> => {
      const sight = await api.look(encodeURIComponent(id), invitation);
      return { sight, game: await gameOf(sight.game) };
    };
    look().then(
      (now) => isWanted && find(now),
      (thrown: unknown) => isWanted && find(problemOf(thrown)),
    );
    return () => {
      isWanted = false;
    };
  }, [id, invitation]);
  return found;
}
