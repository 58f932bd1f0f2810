// Class names in the built page. Each belongs to its file; a stylesheet that speaks of another's class says so with
// `@value button from "@/kit/Button.module.css";`, and the build fails where a name is anybody's.
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { dirname, relative, resolve } from "node:path";
import type { Plugin } from "vite";

const SOURCE = resolve(import.meta.dirname, "../src");
/** How a name looks that was made here. */
const MADE = /^_[\w-]{4}$/;
const IMPORT = /^([\w\s,-]+?)\s+from\s+["']([^"']+)["']$/;
const CLASS = /\.(-?[A-Za-z_][\w-]*)/g;

/** The same for the same file and name on every machine; short, since each is sent twice. */
export function scopedName(name: string, file: string): string {
  const place = relative(SOURCE, file.replace(/\?.*$/, "")).replaceAll("\\", "/");
  return `_${createHash("sha256").update(`${place}#${name}`).digest("base64url").slice(0, 4)}`;
}

/** A stylesheet that another one names. */
export const stylesheetAt = (address: string, from: string): string =>
  address.startsWith("@/") ? resolve(SOURCE, address.slice(2)) : resolve(dirname(from), address);

/** Classes that a stylesheet takes from others, with the file of each. */
export function taken(values: readonly string[], from: string): Map<string, string> {
  const classes = new Map<string, string>();
  for (const value of values) {
    const [, names, address] = IMPORT.exec(value.trim()) ?? [];
    if (!names || !address) throw new Error(`${from}: "@value ${value}" is not understood`);
    for (const name of names.split(",")) classes.set(name.trim(), stylesheetAt(address, from));
  }
  return classes;
}

interface Rule {
  selector: string;
}
interface AtRule {
  params: string;
  remove(): void;
}
interface Root {
  source?: { input: { file?: string } };
  walkAtRules(name: string, visit: (rule: AtRule) => void): void;
  walkRules(visit: (rule: Rule) => void): void;
}

/** From where to where the last part of a selector reaches that has a class: the element that it is about, or one around it. */
function weighed(selector: string): [number, number] {
  const ends: number[] = [];
  let depth = 0;
  for (const [index, sign] of [...selector].entries()) {
    if (sign === "(" || sign === "[") depth++;
    else if (sign === ")" || sign === "]") depth--;
    else if (depth === 0 && /[\s>+~]/.test(sign)) ends.push(index);
  }
  const parts = [...ends, selector.length].map((end, index): [number, number] => [index === 0 ? 0 : (ends[index - 1] ?? 0) + 1, end]);
  return (
    parts.findLast(([from, to]) =>
      selector
        .slice(from, to)
        .replace(/[([].*/, "")
        .includes("."),
    ) ?? [selector.length, selector.length]
  );
}

/** The parts between commas, but for those in brackets. */
const partsOf = (selector: string): string[] => selector.split(/,(?![^()]*\))/).map((part) => part.trim());

/**
 * Names classes of other files as they are called there. Whoever speaks of another's element weighs more than that
 * element's own file: so it does not matter which of two stylesheets came first, which pages before this one decide.
 */
function named(selector: string, others: ReadonlyMap<string, string>, nameOf: typeof scopedName): string {
  const [from, to] = weighed(selector);
  return selector.replace(CLASS, (whole, name: string, at: number) => {
    const owner = others.get(name);
    if (!owner) return whole;
    const scoped = `.${nameOf(name, owner)}`;
    const isWeighed = at >= from && at < to && !/\([^)]*$/.test(selector.slice(from, at));
    return `:global(${isWeighed ? scoped + scoped : scoped})`;
  });
}

/** Lets a stylesheet speak of classes of others. */
export function classesOfOthers(nameOf = scopedName) {
  return {
    postcssPlugin: "classes-of-others",
    Once(root: Root): void {
      const file = root.source?.input.file ?? "";
      const values: string[] = [];
      root.walkAtRules("value", (rule) => {
        values.push(rule.params);
        rule.remove();
      });
      if (values.length === 0) return;
      const others = taken(values, file);
      root.walkRules((rule) => {
        rule.selector = partsOf(rule.selector)
          .map((part) => named(part, others, nameOf))
          .join(", ");
      });
    },
  };
}

/** As the build names a class in code. */
export const inCode = (name: string): string => name.replace(/[-_]+(\w)/g, (_, next: string) => next.toUpperCase());

function selectorsIn(css: string): string[] {
  const plain = css.replace(/\/\*.*?\*\//gs, "").replace(/@value[^;]*;/g, "");
  return [...plain.matchAll(/([^{};]+)\{/g)].map(([, selector]) => (selector ?? "").trim()).filter((selector) => !selector.startsWith("@"));
}

/** Every class that a stylesheet speaks of. */
export const classesIn = (css: string): Set<string> =>
  new Set(selectorsIn(css).flatMap((selector) => [...selector.replace(/"[^"]*"/g, "").matchAll(CLASS)].map(([, name]) => name ?? "")));

const IMPORTED = /^import \* as (\w+) from ("[^"]+\.module\.css");$/gm;

/** Puts names of classes where code speaks of them, so that nothing but the names is sent; `css.card` becomes `"_x1y2"`. */
export function withNames(code: string, file: string, nameOf: typeof scopedName): string {
  let named = code;
  for (const [whole, css, address] of code.matchAll(IMPORTED)) {
    if (!css || !address) continue;
    const sheet = stylesheetAt(JSON.parse(address) as string, file);
    const names = new Map([...classesIn(readFileSync(sheet, "utf8"))].map((name) => [inCode(name), nameOf(name, sheet)]));
    named = named.replace(whole, `import ${address};`).replace(new RegExp(`(?<![\\w$.])${css}\\.(\\w+)`, "g"), (_, name: string) => {
      const found = names.get(name);
      if (!found) throw new Error(`${file}: ${name} is not defined in ${sheet}`);
      return JSON.stringify(found);
    });
  }
  return named;
}

/** Classes in code by their names in the page; in unit tests as they are written, since no test can see a style. */
export function classNames(): Plugin {
  let nameOf = scopedName;
  return {
    name: "class-names",
    enforce: "pre",
    configResolved: ({ mode }) => {
      if (mode === "test") nameOf = (name) => name;
    },
    transform: {
      filter: { id: /\.tsx?$/, code: /\.module\.css"/ },
      handler: (code, file) => withNames(code, file, nameOf),
    },
  };
}

/** Classes in a built stylesheet that belong to no file. */
export const unscoped = (css: string): string[] => [...classesIn(css)].filter((name) => !MADE.test(name));

/** Whether none of a stylesheet's own classes is in the page. */
export function isLost(css: string, file: string, styles: readonly string[]): boolean {
  const own = [...classesIn(css)].map((name) => `.${scopedName(name, file)}`);
  return own.length > 0 && !own.some((name) => styles.some((style) => style.includes(name)));
}

/** Stylesheets stay in the page although code takes nothing from them. Looks whether each is there, and nobody's class with it. */
export function classesOfFiles(): Plugin {
  const sheets = new Set<string>();
  return {
    name: "classes-of-files",
    apply: "build",
    enforce: "post",
    transform: {
      filter: { id: /\.module\.css$/ },
      handler: (_, file) => {
        sheets.add(file);
        return { code: "", moduleSideEffects: "no-treeshake" };
      },
    },
    generateBundle(_, bundle) {
      const styles = Object.values(bundle).flatMap((file) =>
        file.type === "asset" && file.fileName.endsWith(".css") ? [String(file.source)] : [],
      );
      const found = unscoped(styles.join("\n"));
      if (found.length > 0) this.error(`classes without a file of their own: ${found.join(", ")}`);
      const lost = [...sheets].filter((file) => isLost(readFileSync(file, "utf8"), file, styles));
      if (lost.length > 0) this.error(`stylesheets that are not in the page: ${lost.join(", ")}`);
    },
  };
}
