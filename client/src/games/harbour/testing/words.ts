// All words of this game by language, with those of the text board and the gallery, which are fetched when they are opened.
import galleryEn from "../gallery/words/en.json";
import galleryFr from "../gallery/words/fr.json";
import galleryNl from "../gallery/words/nl.json";
import infoEn from "../info/words/en.json";
import infoFr from "../info/words/fr.json";
import infoNl from "../info/words/nl.json";
import soloEn from "../solo/words/en.json";
import textEn from "../text/words/en.json";
import soloFr from "../solo/words/fr.json";
import textFr from "../text/words/fr.json";
import soloNl from "../solo/words/nl.json";
import textNl from "../text/words/nl.json";
import en from "../words/en";
import fr from "../words/fr";
import nl from "../words/nl";

export const WORDS = {
  en: { ...en, ...textEn, ...galleryEn, ...infoEn, ...soloEn },
  fr: { ...fr, ...textFr, ...galleryFr, ...infoFr, ...soloFr },
  nl: { ...nl, ...textNl, ...galleryNl, ...infoNl, ...soloNl },
};
export type Language = keyof typeof WORDS;
export const LANGUAGES = ["en", "fr", "nl"] as const;
