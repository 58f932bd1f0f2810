// The table in words, with the words for it: fetched only for whoever reads it.
import { Suspense, lazy } from "react";
import { type LoadWords, MoreWords } from "@/platform/words";

const loaders = {
  en: () => import("./words/en.json"),
  fr: () => import("./words/fr.json"),
  nl: () => import("./words/nl.json"),
};
const words: LoadWords = async (language) => (await loaders[language]()).default;

const TextBoard = lazy(async () => ({ default: (await import("./TextBoard")).TextBoard }));

export function Written() {
  return (
    <MoreWords load={words} waiting={null}>
      <Suspense fallback={null}>
        <TextBoard />
      </Suspense>
    </MoreWords>
  );
}
