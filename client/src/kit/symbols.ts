// The one set of symbols: put into the page once, drawn by `Icon` and by the boards with <use href="#name">.
import type { MoreSymbol } from "./moreSymbols";
import { putSprite } from "./sprite";
import sprite from "./symbols.svg?raw";

const UI = [
  "i-cards",
  "i-points",
  "i-undo",
  "i-help",
  "i-hint",
  "i-log",
  "i-chat",
  "i-clock",
  "i-link",
  "i-language",
  "i-theme",
  "i-spectator",
  "i-bot",
  "i-replay",
  "i-shield",
  "i-warning",
  "i-check",
  "i-close",
  "i-plus",
  "i-arrow",
  "i-players",
  "i-zoom",
  "i-key",
  "i-download",
  "i-trash",
  "i-person",
  "i-lock",
  "i-more",
  "i-down",
  "i-back",
  "i-minus",
  "i-play",
  "i-pause",
  "i-copy",
  "i-sound",
  "i-bell",
  "i-rules",
] as const;
const GABLES = ["step", "neck", "bell", "spout", "flat"] as const;

/** A player's outline, together with a colour of its own (`--p-step` …). */
export type GableKind = (typeof GABLES)[number];

export type SymbolName = (typeof UI)[number] | MoreSymbol | "mokum" | `gable-${GableKind}`;

/** Every symbol of the sprite by name. */
export const SYMBOLS: readonly SymbolName[] = [...UI, "mokum", ...GABLES.map((gable) => `gable-${gable}` as const)];

/** Puts the symbols into the page; a second call does nothing. */
export function putSymbols(page: Document): void {
  if (!putSprite(page, "mokum-symbols", sprite)) return;
  // react-aria writes a <style> unless an element of this id is there; the server allows no such style, and base.css has it.
  const mark = page.createElement("meta");
  mark.id = "react-aria-pressable-style";
  page.head.append(mark);
}

if (typeof document !== "undefined") putSymbols(document);
