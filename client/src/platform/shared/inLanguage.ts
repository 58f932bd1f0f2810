// Something that there is in each language, such as words or a book of rules: fetched in the reader's.
import type { Language } from "@/platform/settings";

export function inLanguage<Text>(files: Record<Language, () => Promise<{ default: Text }>>): (language: Language) => Promise<Text> {
  return async (language) => (await files[language]()).default;
}
