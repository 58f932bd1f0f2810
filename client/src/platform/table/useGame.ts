// The game of a table, loaded when the first table of it is opened; in words where it has no picture, or none that comes.
import { useEffect, useState } from "react";
import { loadGame, playable } from "@/platform/games";
import type { GameClient } from "@/platform/game";
import { plainGame } from "@/platform/plain";

const games = new Map<string, GameClient>();

const TRIES = 3;
const AGAIN = 1_500;

/** The game of a table; undefined while it comes. */
export function useGame(slug: string | undefined): GameClient | undefined {
  const [, come] = useState(0);
  const [missing, miss] = useState("");
  useEffect(() => {
    if (!slug || games.has(slug) || !playable.includes(slug)) return undefined;
    let isWanted = true;
    const ask = (tries: number): void => {
      loadGame(slug).then(
        (loaded) => {
          games.set(slug, loaded);
          if (isWanted) come((count) => count + 1);
        },
        () => {
          if (!isWanted) return;
          if (tries < TRIES) setTimeout(() => isWanted && ask(tries + 1), AGAIN * tries);
          else miss(slug); // no network, or a newer server: the board says so, and the page can be loaded again
        },
      );
    };
    ask(1);
    return () => {
      isWanted = false;
    };
  }, [slug]);
  if (!slug) return undefined;
  if (!playable.includes(slug)) return plainGame(slug);
  return games.get(slug) ?? (missing === slug ? plainGame(slug, true) : undefined);
}
