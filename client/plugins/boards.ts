// What is printed on boards, without the words about where each figure comes from: nobody at a table asks for those.
import type { Plugin } from "vite";

const BOARD = /\/games\/[a-z]+\/board\.json$/;
const ABOUT = new Set(["provenance", "provenance_legend", "notes"]);

export function boards(): Plugin {
  return {
    name: "boards",
    apply: "build",
    enforce: "pre",
    transform: {
      filter: { id: BOARD },
      handler: (text) => JSON.stringify(JSON.parse(text), (key, value: unknown) => (ABOUT.has(key) ? undefined : value)),
    },
  };
}
