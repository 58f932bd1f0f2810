// Whether this window looks for a table, remembered while the page is loaded again: on any page the search goes on.
import type { OwnWish } from "@/wire/http";

const KEY = "mokum.search";

/** What was known of it last: others are looked for, or a table was found. */
type Remembered = "looking" | "found";

/** Null where nothing is looked for. It is of this window alone: another one goes on with its own search. */
export function rememberedSearch(): Remembered | null {
  try {
    const kept = window.sessionStorage.getItem(KEY);
    return kept === "looking" || kept === "found" ? kept : null;
  } catch {
    return null;
  }
}

export function rememberSearch(own: OwnWish | null): void {
  try {
    if (own === null) window.sessionStorage.removeItem(KEY);
    else window.sessionStorage.setItem(KEY, own.table === null ? "looking" : "found");
  } catch {
    // Where nothing can be kept, the start page asks the server.
  }
}
