// Builds the client into the Python package, where the server serves it; `vite` alone proxies to a running server.
import { readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vitest/config";
import { boards } from "./plugins/boards.ts";
import { classNames, classesOfFiles, classesOfOthers, scopedName } from "./plugins/classes.ts";
import { gamesElsewhere } from "./plugins/elsewhere.ts";
import { firstView } from "./plugins/firstViews.ts";
import { packing } from "./plugins/packing.ts";
import { shell } from "./plugins/shell.ts";
import { words } from "./plugins/words.ts";

const server = process.env["MOKUM_SERVER"] ?? "http://127.0.0.1:8000";
const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

const TESTS = {
  environment: "happy-dom",
  include: ["{src,plugins}/**/*.test.{ts,tsx}", "../examples/*/client/**/*.test.{ts,tsx}"],
  setupFiles: ["src/patience.ts"],
  testTimeout: 40_000,
};
/** React, what it draws with and what remembers: the first page loads them, whichever it is. */
const BASE =
  /node_modules\/(react|react-dom|scheduler|zustand)\/|src\/kit\/(Icon|symbols|classes|sprite)|src\/platform\/table\/(state|Later)|src\/kit\/rootMark/;
/** Pieces of a few lines each, which start page and tables share. */
const SMALL =
  /src\/(?:kit\/(?:TextField|Field\.module|Chip|Notice|clipboard|Gable)|platform\/(?:sounds|sending|inHand|plain\/title|rules\/lessons|shared\/(?:Named|inLanguage)|table\/shortcuts))\b/;
/** Pages that come without a table. */
const OTHER_PAGES = ["main.tsx", "platform/start/StartPage.tsx"].map((file) => here(`./src/${file}`));
const GAMES = Object.fromEntries(readdirSync(here("./src/games")).map((game) => [game, here(`./src/games/${game}/index.ts`)]));
const TABLES = [here("./src/platform/table/TablePage.tsx"), ...Object.values(GAMES)];
const PARTS = [here("./src/kit/"), here("./src/platform/")];
const STANDING_IN = ["entering", "playNow", "again", "parts", "mending", "links", "lots", "LaterCode", "extras", "guests"].map(
  (name) => `src/platform/**/${name}.test.{ts,tsx}`,
);

export default defineConfig({
  plugins: [gamesElsewhere(), classNames(), react(), boards(), words(), shell(), classesOfFiles(), packing()],
  resolve: { alias: { "@": here("./src") } },
  css: { modules: { generateScopedName: scopedName, localsConvention: "camelCaseOnly" }, postcss: { plugins: [classesOfOthers()] } },
  build: {
    outDir: here("../src/mokum/web/static"),
    emptyOutDir: true,
    target: "es2022",
    // The server allows no inline script or style, and no data: address.
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    rolldownOptions: {
      checks: { bundlerTimings: false },
      input: { index: here("./index.html"), worker: here("./src/worker.ts") },
      // The worker stands at the top under a name that does not change, since it speaks for every page below it.
      output: {
        entryFileNames: (entry) => (entry.name === "worker" ? "worker.js" : "assets/[name]-[hash].js"),
        // What every page needs comes in one piece: many small ones pack worse.
        codeSplitting: {
          groups: [
            { name: "base", test: BASE },
            { name: "small", test: SMALL },
            firstView("pages", PARTS, TABLES, { sharedWith: OTHER_PAGES }),
            // Only a game that sells on a clock needs it.
            firstView("lot", [here("./src/platform/lot/")], TABLES),
            firstView("table", PARTS, TABLES),
            ...Object.entries(GAMES).map(([game, root]) => firstView(game, [here(`./src/games/${game}/`)], [root])),
          ],
        },
      },
    },
  },
  test: {
    // A page of its own for each file would take as long as the tests; only a file that stands in for a module needs one.
    projects: [
      { extends: true, test: { ...TESTS, name: "together", exclude: STANDING_IN } },
      { extends: true, test: { ...TESTS, name: "apart", include: STANDING_IN } },
    ],
  },
  server: {
    proxy: { "/api": { target: server }, "/ws": { target: server, ws: true } },
    // What is printed on a board stands once, with the game's rules: the client reads that file.
    fs: { allow: [here("."), here("../src/mokum/games"), here("../examples")] },
  },
});
