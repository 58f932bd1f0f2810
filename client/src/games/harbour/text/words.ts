// The words for the table in words: fetched only for whoever reads them.
import { inLanguage } from "@/platform/shared/inLanguage";

export const words = inLanguage({
  en: () => import("./words/en.json"),
  fr: () => import("./words/fr.json"),
  nl: () => import("./words/nl.json"),
});
