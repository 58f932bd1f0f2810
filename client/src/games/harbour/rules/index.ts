// The rules of the game: a book for each language, and the symbols that stand in its texts.
import type { RulesBook } from "@/platform/game";
import type { Language } from "@/platform/settings";

export { RuleSymbol as Symbol } from "./RuleSymbol";

const books: Record<Language, () => Promise<{ default: RulesBook }>> = {
  en: () => import("./en"),
  fr: () => import("./fr"),
  nl: () => import("./nl"),
};

/** The rules in the reader's language. */
export async function rules(language: Language): Promise<RulesBook> {
  return (await books[language]()).default;
}
