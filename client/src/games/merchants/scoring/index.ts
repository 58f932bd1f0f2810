// Scorings on the stage. `ScoringStage` stands in the board at all times and shows itself when a scoring has happened.
import { inLanguage } from "@/platform/shared/inLanguage";

export { ScoringStage } from "./ScoringStage";

export const scoringWords = inLanguage({
  en: () => import("./words/en.json"),
  fr: () => import("./words/fr.json"),
  nl: () => import("./words/nl.json"),
});
