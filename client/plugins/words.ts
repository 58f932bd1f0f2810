// Reads the words while the client is built, so that the browser need not: its parser for messages stays at home.
import { fileURLToPath } from "node:url";
import { parse, TYPE } from "@formatjs/icu-messageformat-parser";
import type { Plugin } from "vite";

const CATALOGUE = /\/words\/(?:[a-z]+\/)?(?:en|fr|nl)\.json$/;
const PARSER = "@formatjs/icu-messageformat-parser";

export function words(): Plugin {
  return {
    name: "words",
    apply: "build",
    enforce: "pre",
    resolveId: (name) => (name === PARSER ? fileURLToPath(import.meta.resolve(`${PARSER}/no-parser.js`)) : null),
    transform: {
      filter: { id: CATALOGUE },
      handler: (text) => JSON.stringify(Object.fromEntries(Object.entries(JSON.parse(text) as Record<string, string>).map(read))),
    },
  };
}

/** Plain words stay as they are; whatever has a place for something else becomes a tree. */
function read([id, message]: [string, string]): [string, unknown] {
  const tree = parse(message);
  const [first, ...more] = tree;
  return [id, first?.type === TYPE.literal && more.length === 0 ? first.value : tree];
}
