// What the cards of the games say, in the reader's language; each game brings the words of its own.
import { inLanguage } from "@/platform/shared/inLanguage";
import type { LoadWords } from "@/platform/words";

export const cardWords: LoadWords = inLanguage({
  en: () => import("./en"),
  fr: () => import("./fr"),
  nl: () => import("./nl"),
});
