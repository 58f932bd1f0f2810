// Tells the service worker which files make the start page, so that it is there without a network too.
import { createHash } from "node:crypto";
import type { Plugin, Rolldown } from "vite";

const WANTED = [
  /src\/main\.tsx$/,
  /index\.html$/,
  /platform\/start\/StartPage\.tsx$/,
  /src\/words\/(shell|common|start|people|table)\/(en|fr|nl)\.json$/,
  /platform\/start\/cards\/words\/(en|fr|nl)\.ts$/,
];
/** Faces that few pages need. */
const RARE = /(latin-ext|italic).*\.woff2$/;
const PLACE = /["'`]__SHELL__["'`]/;

export function shell(): Plugin {
  return {
    name: "shell",
    apply: "build",
    enforce: "post",
    generateBundle(_, bundle) {
      const files = [...shellOf(bundle)].toSorted();
      const worker = bundle["worker.js"];
      if (worker?.type !== "chunk") throw new Error("There is no worker to tell.");
      // Names have hashes of what is in them: together they say whether anything is new.
      const version = createHash("sha256").update(files.join()).digest("hex").slice(0, 12);
      if (!PLACE.test(worker.code)) throw new Error("The worker does not ask for what it has to keep.");
      worker.code = worker.code.replace(PLACE, () => JSON.stringify({ version, files }));
    },
  };
}

function shellOf(bundle: Rolldown.OutputBundle): Set<string> {
  const files = new Set<string>();
  const visit = (name: string): void => {
    const file = bundle[name];
    if (!file || files.has(name) || RARE.test(name)) return;
    files.add(name);
    if (file.type !== "chunk") return;
    const more = (file as { viteMetadata?: { importedCss: Set<string>; importedAssets: Set<string> } }).viteMetadata;
    for (const next of [...file.imports, ...(more?.importedCss ?? []), ...(more?.importedAssets ?? [])]) visit(next);
  };
  for (const [name, file] of Object.entries(bundle)) {
    if (file.type === "chunk" && WANTED.some((wanted) => wanted.test(file.facadeModuleId ?? ""))) visit(name);
  }
  return files;
}
