// What the cards of the games say, in the reader's language; each game brings the words of its own.
import type { LoadWords } from "@/platform/words";

const words = {
  en: () => import("./en"),
  fr: () => import("./fr"),
  nl: () => import("./nl"),
};

export const cardWords: LoadWords = async (language) => (await words[language]()).default;
