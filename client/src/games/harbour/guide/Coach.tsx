// The guide of this game: its lessons and their symbols.
import { coachOf } from "@/platform/guide/Coach";
import { withShared } from "@/platform/guide/words";
import { inLanguage } from "@/platform/shared/inLanguage";
import { LESSONS, type Situation } from "./steps";
import { SYMBOLS } from "./symbols";

const words = inLanguage({
  en: () => import("./words/en.json"),
  fr: () => import("./words/fr.json"),
  nl: () => import("./words/nl.json"),
});

export default coachOf<Situation>({
  game: "harbour",
  lessons: LESSONS,
  first: ["startCard", "startCube", "card", "dice", "turn"],
  last: "over",
  symbols: SYMBOLS,
  words: withShared(words),
});
