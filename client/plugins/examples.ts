// The clients of the games in `examples`, by their names: what is checked of the games in `src/games` is checked of them, too.
import { existsSync, readdirSync } from "node:fs";
import { join, resolve } from "node:path";

const FOLDER = resolve(import.meta.dirname, "../../examples");

export const EXAMPLES: readonly (readonly [game: string, folder: string])[] = readdirSync(FOLDER)
  .map((game) => [game, join(FOLDER, game, "client")] as const)
  .filter(([, folder]) => existsSync(folder));
