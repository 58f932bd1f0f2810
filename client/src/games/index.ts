// Finds the games in the folders beside this file; a new game is a new folder and no change here.
import type { GameClient } from "@/platform/game";

const folders = import.meta.glob<{ default: GameClient<never, never, never> }>("./*/index.ts");

/** The games that have a table in the browser. */
export const playable: readonly string[] = Object.keys(folders).map((path) => path.split("/")[1] ?? "");

/** Loads a game's table, the first time over the network. */
export async function loadGame(slug: string): Promise<GameClient> {
  const load = folders[`./${slug}/index.ts`];
  if (!load) throw new Error(`There is no table for ${slug}.`);
  return (await load()).default as unknown as GameClient;
}
