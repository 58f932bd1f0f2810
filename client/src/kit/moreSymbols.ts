// Symbols of parts that come later than their page: whoever draws one of them imports this file.
import sprite from "./moreSymbols.svg?raw";
import { putSprite } from "./sprite";

export const MORE_SYMBOLS = ["i-flag", "i-hide", "i-mute", "i-pen", "i-door", "i-ban", "i-scales"] as const;
export type MoreSymbol = (typeof MORE_SYMBOLS)[number];

/** Puts them into the page; a second call does nothing. */
export const putMoreSymbols = (page: Document): boolean => putSprite(page, "mokum-more-symbols", sprite);

if (typeof document !== "undefined") putMoreSymbols(document);
