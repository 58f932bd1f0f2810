// How merchants tells again what others did: its parts, where each lies on the board, and its words.
import type { GameRecap } from "@/platform/game";
import { inLanguage } from "@/platform/shared/inLanguage";
import type { Event } from "@/wire/merchants";
import { briefs } from "./briefs";

export const recap: GameRecap<Event> = {
  briefs,
  spotOf: (place) => `[data-spot="${place}"]`,
  words: inLanguage({
    en: () => import("./words/en.json"),
    fr: () => import("./words/fr.json"),
    nl: () => import("./words/nl.json"),
  }),
};
