// The rules of the game: a book for each language, and the symbols that stand in its texts.
import { inLanguage } from "@/platform/shared/inLanguage";

export { RuleSymbol as Symbol } from "./RuleSymbol";

/** The rules in the reader's language. */
export const rules = inLanguage({
  en: () => import("./en"),
  fr: () => import("./fr"),
  nl: () => import("./nl"),
});
