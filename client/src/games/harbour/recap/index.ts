// How harbour tells again what others did: its parts, where each lies on the board, and its words.
import type { GameRecap } from "@/platform/game";
import { inLanguage } from "@/platform/shared/inLanguage";
import type { Event } from "@/wire/harbour";
import { briefs } from "./briefs";

/** Pieces that move, and the docker building, are no things that can be touched. */
const PIECE = /^(barge|pawn) \d+$|^building$/;

export const recap: GameRecap<Event> = {
  briefs,
  spotOf: (place) => `#board [data-${PIECE.test(place) ? "piece" : "thing"}="${place}"]`,
  words: inLanguage({
    en: () => import("./words/en.json"),
    fr: () => import("./words/fr.json"),
    nl: () => import("./words/nl.json"),
  }),
};
