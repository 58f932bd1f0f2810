// What is wrong with classes: named but nowhere defined, defined but never given to an element, written as a plain string, or anybody's.
import { type ESTree, parseSync } from "vite";
import { classesIn, inCode, stylesheetAt, taken } from "./classes.ts";

const MODULE = /\.module\.css$/;
/** They style elements and say variables; nothing in them is a class. */
const OF_ALL = /\/(?:kit\/(?:base|fonts|tokens)|(?:games\/[a-z]+|client)\/colours)\.css$/;
/** They put classes together; what they take is a class by its type. */
const MAKERS = new Set(["classes", "buttonClass"]);

const SEARCHES = new Set(["querySelector", "querySelectorAll", "closest", "matches"]);
/** A file without any of these says nothing of classes, and is not looked through. */
const LIKELY = /class|\.module\.css|querySelector|closest|matches/;

export type Sources = ReadonlyMap<string, string>;

const takenIn = (css: string, file: string): Map<string, string> =>
  taken(
    [...css.matchAll(/^@value ([^;]*);/gm)].map(([, value]) => value ?? ""),
    file,
  );

interface Sheet {
  own: Set<string>;
  isGiven: Set<string>;
}

function readSheets(sources: Sources, faults: string[]): Map<string, Sheet> {
  const sheets = new Map<string, Sheet>();
  for (const [file, css] of sources) {
    if (!file.endsWith(".css")) continue;
    const all = classesIn(css);
    if (MODULE.test(file)) {
      const others = takenIn(css, file);
      const own = [...all].filter((name) => !others.has(name));
      for (const name of others.keys()) if (!all.has(name)) faults.push(`${file}: .${name} is taken from another file for nothing`);
      if (new Set(own.map(inCode)).size < own.length) faults.push(`${file}: two classes have one name in code`);
      sheets.set(file, { own: new Set(own), isGiven: new Set() });
    } else if (!OF_ALL.test(file)) faults.push(`${file}: is no *.module.css`);
    else for (const name of all) faults.push(`${file}: .${name} is a class of all pages`);
  }
  for (const file of sheets.keys()) {
    for (const [name, owner] of takenIn(sources.get(file) ?? "", file)) {
      if (!sheets.get(owner)?.own.has(name)) faults.push(`${file}: .${name} is not defined in ${owner}`);
    }
  }
  return sheets;
}

/** Looks through one file of code. */
function readCode(file: string, code: string, sheets: Map<string, Sheet>, faults: string[]): void {
  const imported = new Map<string, string>();
  const say = (what: string, { start }: { start: number }) => faults.push(`${file}:${code.slice(0, start).split("\n").length}: ${what}`);
  const isOurs = (node: ESTree.Node): boolean =>
    node.type === "MemberExpression" && !node.computed && node.object.type === "Identifier" && imported.has(node.object.name);
  const isMade = (node: ESTree.Node): boolean =>
    node.type === "CallExpression" && node.callee.type === "Identifier" && MAKERS.has(node.callee.name);
  const checkValue = (value: ESTree.Node | null | undefined) => {
    const node = value?.type === "JSXExpressionContainer" ? value.expression : value;
    if (node && !isOurs(node) && !isMade(node)) say("a class is written as css.name or put together by classes()", node);
  };
  const checkText = (text: string, node: ESTree.Node) => {
    if (/\bclass=\\?["'][^"']/.test(text)) say("a class in markup is a plain string", node);
  };
  const visit = (node: ESTree.Node, parent: ESTree.Node | null): void => {
    switch (node.type) {
      case "ImportDeclaration": {
        if (!MODULE.test(node.source.value)) return;
        const [all] = node.specifiers;
        if (all?.type === "ImportNamespaceSpecifier") imported.set(all.local.name, stylesheetAt(node.source.value, file));
        else say('a stylesheet is imported as `import * as css from "…"`', node);
        return;
      }
      case "JSXAttribute":
        if (node.name.name === "className") checkValue(node.value);
        break;
      case "Property":
        if (parent?.type === "ObjectExpression" && node.key.type === "Identifier" && node.key.name === "className") checkValue(node.value);
        break;
      case "Literal":
        if (typeof node.value === "string") checkText(node.value, node);
        break;
      case "TemplateElement":
        checkText(node.value.raw, node);
        break;
      case "CallExpression": {
        const [asked] = node.arguments;
        const isSearch =
          node.callee.type === "MemberExpression" && node.callee.property.type === "Identifier" && SEARCHES.has(node.callee.property.name);
        if (isSearch && asked?.type === "Literal" && /\.[a-z]/i.test(String(asked.value))) say("nothing is looked for by its class", node);
        break;
      }
      case "AssignmentExpression":
        if (node.left.type === "MemberExpression" && node.left.property.type === "Identifier" && node.left.property.name === "className")
          checkValue(node.right);
        break;
      case "MemberExpression": {
        if (node.property.type === "Identifier" && node.property.name === "classList") say("classes are given by React", node);
        if (!isOurs(node) || node.object.type !== "Identifier" || node.property.type !== "Identifier") break;
        const owner = imported.get(node.object.name) ?? "";
        const sheet = sheets.get(owner);
        const { name } = node.property;
        const found = [...(sheet?.own ?? [])].find((one) => inCode(one) === name);
        if (found) sheet?.isGiven.add(found);
        else say(`${name} is not defined in ${owner}`, node);
        return;
      }
      case "Identifier":
        if (imported.has(node.name)) say(`of ${node.name} only names that are written out are used`, node);
        break;
    }
    for (const [key, inner] of Object.entries(node)) {
      if (key === "parent") continue;
      for (const one of Array.isArray(inner) ? inner : [inner])
        if (one && typeof one === "object" && "type" in one) visit(one as ESTree.Node, node);
    }
  };
  visit(parseSync(file, code).program as ESTree.Node, null);
}

/** Everything that is wrong, one line each. */
export function classFaults(sources: Sources): string[] {
  const faults: string[] = [];
  const sheets = readSheets(sources, faults);
  for (const [file, text] of sources) {
    if (/\.tsx?$/.test(file) && !/\.(test|d)\.tsx?$/.test(file) && LIKELY.test(text)) readCode(file, text, sheets, faults);
    if (file.endsWith(".svg") && /\sclass=/.test(text)) faults.push(`${file}: a drawing has a class`);
  }
  for (const [file, { own, isGiven }] of sheets) {
    for (const name of own) if (!isGiven.has(name)) faults.push(`${file}: .${name} is given to no element`);
  }
  return faults;
}
