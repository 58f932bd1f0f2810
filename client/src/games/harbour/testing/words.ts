// All catalogues of this game, merged by language as the table merges them.
import textEn from "../text/words/en.json";
import textFr from "../text/words/fr.json";
import textNl from "../text/words/nl.json";
import boardEn from "../words/board/en.json";
import boardFr from "../words/board/fr.json";
import boardNl from "../words/board/nl.json";
import cardsEn from "../words/cards/en.json";
import cardsFr from "../words/cards/fr.json";
import cardsNl from "../words/cards/nl.json";
import matEn from "../words/mat/en.json";
import matFr from "../words/mat/fr.json";
import matNl from "../words/mat/nl.json";

export const WORDS = {
  en: { ...boardEn, ...cardsEn, ...matEn, ...textEn },
  fr: { ...boardFr, ...cardsFr, ...matFr, ...textFr },
  nl: { ...boardNl, ...cardsNl, ...matNl, ...textNl },
};
export type Language = keyof typeof WORDS;
export const LANGUAGES = ["en", "fr", "nl"] as const;
