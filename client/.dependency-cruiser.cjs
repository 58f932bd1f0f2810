// The floors of the client: which folder may import from which, and that no import leads back to where it began.
// `depcruise src plugins ../examples` checks it; docs/client.md tells the floors.

// With TypeScript 7 there is no compiler to ask, so that swc reads the files; this version of dependency-cruiser does not
// tell it which of them have JSX. Version 18 does, but needs Node 22.
const swc = require("@swc/core");
const parse = swc.parseFileSync;
swc.parseFileSync = (file, options) => parse(file, { ...options, tsx: file.endsWith(".tsx") });

/** All that has a floor: the client, and the clients of games that do not come with Mokum. */
const ANY = "^(src|plugins|[.][.]/examples)/";
const forbidden = (name, comment, from, to) => ({ name, comment, severity: "error", from, to });

module.exports = {
  forbidden: [
    forbidden("no-circles", "No import leads back to where it began.", {}, { circular: true }),
    forbidden("data", "Data is below everything: it imports data.", { path: "^src/(wire|words)/" }, { pathNot: "^src/(wire|words)/" }),
    forbidden("kit", "The design system imports itself.", { path: "^src/kit/" }, { path: ANY, pathNot: "^src/kit/" }),
    forbidden(
      "platform",
      "What is the same for every game names none: it finds them by looking.",
      { path: "^src/platform/" },
      { path: ANY, pathNot: "^src/(platform|kit|wire|words)/" },
    ),
    forbidden(
      "games",
      "A game imports its own folder and what is below.",
      { path: "^src/games/([^/]+)/" },
      { path: ANY, pathNot: "^src/(games/$1|platform|kit|wire|words)/" },
    ),
    forbidden(
      "elsewhere",
      "A game outside is a game, too.",
      { path: "^[.][.]/examples/([^/]+)/" },
      { path: ANY, pathNot: "^([.][.]/examples/$1|src/(platform|kit|wire|words))/" },
    ),
    forbidden("whole", "What nobody imports and what imports nothing is forgotten.", { orphan: true, pathNot: "[.]d[.]ts$" }, {}),
    forbidden("found", "What is imported is there.", {}, { couldNotResolve: true }),
  ],
  options: {
    parser: "swc",
    tsPreCompilationDeps: true,
    tsConfig: { fileName: "tsconfig.json" },
    enhancedResolveOptions: { extensions: [".ts", ".tsx", ".d.ts"], exportsFields: ["exports"], conditionNames: ["import"] },
    doNotFollow: { path: "node_modules" },
  },
};
