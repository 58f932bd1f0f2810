// What a page imports at once comes in one file: many small files pack worse. What it loads later stays by itself.
import type { Rolldown } from "vite";

type Context = Pick<Rolldown.PluginContext, "getModuleInfo">;

/** All that these modules import, and what that imports; not what is loaded later. */
function closureOf(roots: readonly string[], context: Context): ReadonlySet<string> {
  const found = new Set(roots);
  for (const id of found) for (const next of context.getModuleInfo(id)?.importedIds ?? []) found.add(next);
  return found;
}

interface But {
  /** Only what one of these imports at once, too. */
  sharedWith?: readonly string[];
}

/** A chunk of the modules in `folders` that one of the `roots` imports at once. */
export function firstView(name: string, folders: readonly string[], roots: readonly string[], { sharedWith }: But = {}) {
  let own: ReadonlySet<string> | undefined;
  return {
    name: (id: string, context: Context): string | null => {
      if (!folders.some((folder) => id.startsWith(folder))) return null;
      if (!own) {
        const shared = sharedWith && closureOf(sharedWith, context);
        own = new Set([...closureOf(roots, context)].filter((one) => shared?.has(one) ?? true));
      }
      return own.has(id) ? name : null;
    },
  };
}
