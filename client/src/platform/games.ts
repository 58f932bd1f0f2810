// Finds the games in their folders; a new game is a new folder and no change here.
import type { GameClient } from "@/platform/game";

const folders = import.meta.glob<{ default: GameClient<never, never, never> }>("../games/*/index.ts");

/** The games that have a table in the browser. */
export const playable: readonly string[] = Object.keys(folders).map((path) => path.split("/")[2] ?? "");

/** Loads a game's table, the first time over the network. */
export async function loadGame(slug: string): Promise<GameClient> {
  const load = folders[`../games/${slug}/index.ts`];
  if (!load) throw new Error(`There is no table for ${slug}.`);
  return (await load()).default as unknown as GameClient;
}
