// All words of this game by language, with those of the text board, which are fetched when it is opened.
import textEn from "../text/words/en.json";
import textFr from "../text/words/fr.json";
import textNl from "../text/words/nl.json";
import en from "../words/en";
import fr from "../words/fr";
import nl from "../words/nl";

export const WORDS = {
  en: { ...en, ...textEn },
  fr: { ...fr, ...textFr },
  nl: { ...nl, ...textNl },
};
export type Language = keyof typeof WORDS;
export const LANGUAGES = ["en", "fr", "nl"] as const;
