// Finds what each game brings to the check of its records, in the folder of the game.
import type { CheckDraws } from "./check";

const folders = import.meta.glob<{ checkDraws: CheckDraws }>("../../games/*/verify.ts");

/** A game's own part of the check; null where it has none. */
export async function findDraws(game: string): Promise<CheckDraws | null> {
  const load = folders[`../../games/${game}/verify.ts`];
  return load ? (await load()).checkDraws : null;
}
