// The game of a table, loaded when the first table of it is opened.
import { useEffect, useState } from "react";
import { loadGame, playable } from "@/platform/games";
import type { GameClient } from "@/platform/game";

const games = new Map<string, GameClient>();

const TRIES = 3;
const AGAIN = 1_500;

/** The game of a table: undefined while it comes, "none" where this browser has no such game. Throws where it does not come. */
export function useGame(slug: string | undefined): GameClient | "none" | undefined {
  const [, come] = useState(0);
  const [failure, fail] = useState<unknown>(null);
  useEffect(() => {
    if (!slug || games.has(slug) || !playable.includes(slug)) return undefined;
    let isWanted = true;
    const ask = (tries: number): void => {
      loadGame(slug).then(
        (loaded) => {
          games.set(slug, loaded);
          if (isWanted) come((count) => count + 1);
        },
        (thrown: unknown) => {
          if (!isWanted) return;
          if (tries < TRIES) setTimeout(() => isWanted && ask(tries + 1), AGAIN * tries);
          else fail(thrown); // the house may have been renewed: the page says so, and can be loaded again
        },
      );
    };
    ask(1);
    return () => {
      isWanted = false;
    };
  }, [slug]);
  if (failure) throw failure;
  if (!slug) return undefined;
  return playable.includes(slug) ? games.get(slug) : "none";
}
