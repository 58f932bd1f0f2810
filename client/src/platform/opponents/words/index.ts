// What the games say of the opponents, in the reader's language.
import { inLanguage } from "@/platform/shared/inLanguage";
import type { LoadWords } from "@/platform/words";

export const styleWords: LoadWords = inLanguage({
  en: () => import("./en"),
  fr: () => import("./fr"),
  nl: () => import("./nl"),
});
