// Classes belong to their file: the client keeps to it, and each way not to is noticed.
// @vitest-environment node
import { readFileSync, readdirSync } from "node:fs";
import { join, resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { classFaults } from "./classFaults.ts";
import { classesOfOthers, isLost, scopedName, unscoped, withNames } from "./classes.ts";
import { EXAMPLES } from "./examples.ts";

const SOURCE = resolve(import.meta.dirname, "../src");
const FILES = [SOURCE, ...EXAMPLES.map(([, folder]) => folder)]
  .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: "utf8" }).map((name) => join(folder, name)))
  .filter((file) => /\.(tsx?|css|svg)$/.test(file));
const client = new Map(FILES.map((file) => [file, readFileSync(file, "utf8")]));

const at = (name: string) => join(SOURCE, "planted", name);
/** A small client that is right but for what is planted. */
function faultsWith(planted: Record<string, string>): string[] {
  const right = {
    "Hut.module.css": ".hut { color: red; } .is-lit { color: gold; }",
    "Hut.tsx":
      'import { classes } from "@/kit/classes";\nimport * as css from "./Hut.module.css";\nexport const Hut = () => <b className={classes(css.hut, css.isLit)} />;',
  };
  return classFaults(new Map(Object.entries({ ...right, ...planted }).map(([name, text]) => [at(name), text])));
}

describe("classes of the client", () => {
  it("are all defined where they are named, given to elements, and nobody else's", () => {
    expect(client.size).toBeGreaterThan(300);
    expect(classFaults(client)).toEqual([]);
  }, 60_000);

  it("have names of their own in the built page", () => {
    const names = [...client]
      .filter(([file]) => file.endsWith(".module.css"))
      .flatMap(([file, css]) => [...new Set(css.match(/(?<=\.)[a-z][\w-]*(?=[^{}"]*\{)/g))].map((name) => scopedName(name, file)));
    expect(names.length).toBeGreaterThan(800);
    expect(new Set(names).size).toBe(names.length);
  });
});

describe("a mistake with classes", () => {
  it("is none where there is none", () => expect(faultsWith({})).toEqual([]));

  it.each([
    [
      "one that is not defined",
      { "Shed.tsx": 'import * as css from "./Hut.module.css";\nexport const Shed = () => <b className={css.shed} />;' },
      /Shed.tsx:2: shed is not defined/,
    ],
    ["one that is given to no element", { "Shed.module.css": ".shed { color: red; }" }, /\.shed is given to no element/],
    ["a plain string", { "Shed.tsx": 'export const Shed = () => <b className="hut" />;' }, /Shed.tsx:1: a class is written as css.name/],
    [
      "a string that was put together",
      { "Shed.tsx": "export const Shed = ({ look }: { look: string }) => <b className={`is-${look}`} />;" },
      /Shed.tsx:1: a class is written/,
    ],
    [
      "a string by another name",
      { "Shed.tsx": 'const look = "hut";\nexport const Shed = () => <b className={look} />;' },
      /Shed.tsx:2: a class is written/,
    ],
    ["a string in what is spread", { "Shed.ts": 'export const LAYER = { className: "hut" };' }, /Shed.ts:1: a class is written/],
    ["a string in markup", { "Shed.ts": 'export const shed = `<b class="hut"/>`;' }, /Shed.ts:1: a class in markup/],
    [
      "a computed name",
      { "Shed.tsx": 'import * as css from "./Hut.module.css";\nexport const look = (name: string) => css[name];' },
      /Shed.tsx:2: of css only names/,
    ],
    ["one that is looked for", { "Shed.ts": 'document.querySelector("b > .hut");' }, /Shed.ts:1: nothing is looked for by its class/],
    ["the browser's own list", { "Shed.ts": 'document.body.classList.add("hut");' }, /Shed.ts:1: classes are given by React/],
    [
      "another way to import",
      { "Shed.ts": 'import css from "./Hut.module.css";\nexport default css;' },
      /Shed.ts:1: a stylesheet is imported as/,
    ],
    ["a stylesheet for all pages", { "Shed.css": ".shed { color: red; }" }, /Shed.css: is no \*\.module\.css/],
    [
      "another file's that is not there",
      { "Shed.module.css": '@value tent from "./Hut.module.css";\n.tent { color: red; }' },
      /\.tent is not defined in .*Hut/,
    ],
    [
      "another file's for nothing",
      { "Shed.module.css": '@value hut from "./Hut.module.css";\nb { color: red; }' },
      /\.hut is taken from another file for nothing/,
    ],
    ["a drawing with one", { "shed.svg": '<svg><path class="hut"/></svg>' }, /shed.svg: a drawing has a class/],
  ])("is found: %s", (_, planted, fault) => {
    const found = faultsWith(planted);
    expect(found.join("\n")).toMatch(fault);
  });
});

describe("the build", () => {
  it("gives two files two names, the same to who takes it from there, and more weight to whoever speaks of another's element", () => {
    const [one, other] = [at("Hut.module.css"), at("Shed.module.css")];
    expect(scopedName("hut", one)).not.toBe(scopedName("hut", other));
    const rule = { selector: ".hut > .shed, b > .hut.shed:not(.hut, .shed), :is(.hut, .shed) b, .shed .hut > b:hover" };
    const values = [{ params: 'hut from "./Hut.module.css"', remove: () => undefined }];
    classesOfOthers().Once({
      source: { input: { file: other } },
      walkAtRules: (_, visit) => values.forEach(visit),
      walkRules: (visit) => visit(rule),
    });
    const hut = `.${scopedName("hut", one)}`;
    const whole = [
      `:global(${hut}) > .shed`,
      `b > :global(${hut}${hut}).shed:not(:global(${hut}), .shed)`,
      `:is(:global(${hut}), .shed) b`,
      `.shed :global(${hut}${hut}) > b:hover`,
    ];
    expect(rule.selector).toBe(whole.join(", "));
  });

  it("puts the name of a class where code speaks of it, and fails where there is none", () => {
    const [file, sheet] = [join(SOURCE, "kit/Planted.tsx"), join(SOURCE, "kit/Button.module.css")];
    const code = 'import * as css from "./Button.module.css";\nexport const looks = [css.buttonMain, other.css.button];';
    expect(withNames(code, file, scopedName)).toBe(
      `import "./Button.module.css";\nexport const looks = ["${scopedName("button-main", sheet)}", other.css.button];`,
    );
    expect(() => withNames(code.replace("buttonMain", "buttonHuge"), file, scopedName)).toThrow(/buttonHuge is not defined/);
  });

  it("fails on a stylesheet that is not in the page", () => {
    const css = ".hut { color: red; } b { color: red; }";
    const styles = [`.${scopedName("hut", at("Hut.module.css"))}{color:red}`, "b{color:red}"];
    expect(isLost(css, at("Hut.module.css"), styles)).toBe(false);
    expect(isLost(css, at("Shed.module.css"), styles)).toBe(true);
    expect(isLost("b { color: red; }", at("Shed.module.css"), styles)).toBe(false);
  });

  it("fails on a class that belongs to no file", () => {
    const name = scopedName("hut", at("Hut.module.css"));
    expect(unscoped(`.${name}:hover{margin:.5em}@media (min-width:1.5px){.${name} b,.room{color:red}}[title=".x"]{color:red}`)).toEqual([
      "room",
    ]);
  });
});
