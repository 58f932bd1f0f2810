// The symbols of this game: put into the page once, when the game is loaded, and drawn by `Sign` and by the board.
import type { GableKind } from "@/kit/symbols";
import sprite from "./symbols.svg?raw";
import type { Disc, Good } from "./map";

export type SignName =
  | `mer-${Good}`
  | `mer-${Disc}`
  | `mer-piece-${GableKind}`
  | "mer-house"
  | "mer-colony"
  | "mer-hourglass"
  | "mer-credit"
  | "mer-bridge"
  | "mer-ship"
  | "mer-florin";

const HOLDER = "merchants-symbols";

/** Puts them into the page; a second call does nothing. */
function putSymbols(page: Document): void {
  if (page.getElementById(HOLDER)) return;
  const holder = page.createElement("div");
  holder.id = HOLDER;
  holder.hidden = true;
  holder.innerHTML = sprite;
  page.body.prepend(holder);
}

if (typeof document !== "undefined") putSymbols(document);
