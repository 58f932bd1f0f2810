// The words that all guides share, beside those of a game's own.
import type { LoadWords } from "@/platform/words";

const shared = {
  en: () => import("../../words/guide/en.json"),
  fr: () => import("../../words/guide/fr.json"),
  nl: () => import("../../words/guide/nl.json"),
};

/** Both together, as one catalogue. */
export function withShared(own: LoadWords): LoadWords {
  return async (language) => {
    const [all, more] = await Promise.all([shared[language](), own(language)]);
    return { ...all.default, ...more };
  };
}
