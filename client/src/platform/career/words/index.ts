// What the games call what careers are made of, in the reader's language.
import { inLanguage } from "@/platform/shared/inLanguage";
import type { LoadWords } from "@/platform/words";

export const termWords: LoadWords = inLanguage({
  en: () => import("./en"),
  fr: () => import("./fr"),
  nl: () => import("./nl"),
});
