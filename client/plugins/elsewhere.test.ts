// A game outside brings its client in its own folder: it is found where the setting names it, and otherwise there is no trace of it.
// @vitest-environment node
import { mkdirSync, mkdtempSync, readFileSync, readdirSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, dirname, join, resolve } from "node:path";
import { type Rolldown, build } from "vite";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { foldersIn, gamesElsewhere, lookingIn } from "./elsewhere.ts";

const SOURCE = resolve(import.meta.dirname, "../src");
const FILES: Record<string, string> = {
  "site/src/platform/found.ts": `
    const tables = import.meta.glob<{ default: string }>("../games/*/index.ts");
    const cards = import.meta.glob<Record<string, string>>("../games/*/card/en.json", { eager: true, import: "default" });
    export default { tables: Object.keys(tables), cards, load: (slug: string) => tables[\`../games/\${slug}/index.ts\`]!() };`,
  "site/src/games/routes/index.ts": 'export default "routes of the site";',
  "site/src/games/routes/card/en.json": '{ "name": "Routes" }',
  "more/pebbles/client/index.ts": 'import { version } from "react";\nexport default `pebbles with React ${version}`;',
  "more/pebbles/client/card/en.json": '{ "name": "Pebbles" }',
  "more/routes/client/card/en.json": '{ "name": "Other routes" }',
  "last/pebbles/client/card/en.json": '{ "name": "Later pebbles" }',
  "last/marbles/client/card/en.json": '{ "name": "Marbles" }',
};

let folder = "";
beforeEach(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), "elsewhere-")));
  for (const [name, text] of Object.entries(FILES)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
});
afterEach(() => rmSync(folder, { recursive: true }));

/** What a small site finds that is built with this setting. */
async function foundWith(setting: string | undefined) {
  const root = join(folder, "site");
  const lib = { entry: join(root, "src/platform/found.ts"), formats: ["es" as const], fileName: "found" };
  const plugins = [gamesElsewhere(setting)];
  const built = await build({ root, plugins, configFile: false, logLevel: "error", build: { lib, outDir: join(folder, "built") } });
  const [{ output }] = built as Rolldown.RolldownOutput[] as [Rolldown.RolldownOutput];
  const found = (await import(join(folder, "built", output[0].fileName))) as {
    default: { tables: string[]; cards: Record<string, { name: string }>; load: (slug: string) => Promise<{ default: string }> };
  };
  return { ...found.default, text: output.map((file) => (file.type === "chunk" ? file.code : "")).join("\n") };
}

describe("games elsewhere", () => {
  it("are found beside those of the client; a name that is taken stays taken, by the client first", async () => {
    const { tables, cards, load } = await foundWith(["more", "last"].map((name) => join(folder, name)).join(delimiter));
    expect(tables.toSorted()).toEqual(["../games/pebbles/index.ts", "../games/routes/index.ts"]);
    expect(Object.fromEntries(Object.entries(cards).map(([path, { name }]) => [path, name]))).toEqual({
      "../games/routes/card/en.json": "Routes",
      "../games/pebbles/card/en.json": "Pebbles",
      "../games/marbles/card/en.json": "Marbles",
    });
    expect((await load("pebbles")).default).toMatch(/^pebbles with React \d/);
  });

  it("leave no trace where the setting names none", async () => {
    const { tables, text } = await foundWith(undefined);
    expect(tables).toEqual(["../games/routes/index.ts"]);
    expect(text).not.toMatch(/pebbles/i);
  });

  it("are named as the server reads them", () => {
    expect(foldersIn("")).toEqual([]);
    expect(foldersIn(["/srv/games", "", "examples"].join(delimiter))).toEqual(["/srv/games", resolve("examples")]);
  });

  it("are looked for wherever the platform looks for games", () => {
    const files = readdirSync(SOURCE, { recursive: true, encoding: "utf8" }).filter((name) => /\.tsx?$/.test(name));
    const looks = files
      .map((name) => [join(SOURCE, name), readFileSync(join(SOURCE, name), "utf8")] as const)
      .filter(([, code]) => /import\.meta\.glob.*\/games\//.test(code));
    expect(looks.length).toBeGreaterThan(5);
    for (const [file, code] of looks) {
      const count = (text: string) => text.split("import.meta.glob").length - 1;
      expect(count(lookingIn(["/srv/games"], code, file)), file).toBe(2 * count(code));
    }
  });
});
