// Games that do not come with Mokum. `MOKUM_GAMES` names folders that hold games, as for the server; what such a game brings
// in its folder `client` is found wherever the platform looks into `src/games`. Without the setting nothing is changed.
import { delimiter, dirname, relative, resolve } from "node:path";
import type { Plugin } from "vite";

const CLIENT = resolve(import.meta.dirname, "..");
/** Where the platform looks for games: the way to their folder, the file of each, and the options. */
const LOOKING = /import\.meta\.glob(?:<[^(]*>)?\("([^"]*\/games\/)\*\/([^"]*)"([^)]*)\)/g;
/** The name of a package, and no path. */
const PACKAGE = /^(?:@[\w-]+\/)?[\w-]/;

/** The folders that are named, separated as those of PATH are; the server reads them in `game_folders.py`. */
export const foldersIn = (setting = ""): string[] =>
  setting
    .split(delimiter)
    .filter(Boolean)
    .map((named) => resolve(named));

/** Looks in these folders, too, and calls what is there as if it were in `src/games`. The first that has a game counts. */
export function lookingIn(folders: readonly string[], code: string, file: string): string {
  return code.replace(LOOKING, (own: string, games: string, part: string, options: string) => {
    const others = folders.map((folder) => {
      const there = `${relative(dirname(file), folder).replaceAll("\\", "/")}/*/client/${part}`;
      const renamed = `[path.replace(/^.*\\/([^/]+)\\/client\\//, "${games}$1/"), one]`;
      return `Object.fromEntries(Object.entries(import.meta.glob("${there}"${options})).map(([path, one]) => ${renamed}))`;
    });
    return `Object.assign({}, ${[...others.toReversed(), own].join(", ")})`;
  });
}

export function gamesElsewhere(setting = process.env["MOKUM_GAMES"]): Plugin {
  const folders = foldersIn(setting);
  return {
    name: "games-elsewhere",
    enforce: "pre",
    config: () => ({ server: { fs: { allow: folders } } }),
    // A game outside has no packages of its own: it uses those of the client.
    resolveId(name, importer, options) {
      const isOurs = !importer || importer.includes("/node_modules/") || !relative(CLIENT, importer).startsWith("..");
      return isOurs || !PACKAGE.test(name) ? null : this.resolve(name, resolve(CLIENT, "index.html"), { ...options, skipSelf: true });
    },
    transform: {
      filter: { id: /\.tsx?$/, code: /\/games\/\*\// },
      handler: (code, file) => (folders.length > 0 ? lookingIn(folders, code, file) : null),
    },
  };
}
