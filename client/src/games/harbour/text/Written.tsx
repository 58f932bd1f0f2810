// The table in words, with the words for it: fetched only for whoever reads it.
import { Suspense, lazy } from "react";
import { inLanguage } from "@/platform/shared/inLanguage";
import { MoreWords } from "@/platform/words";

const words = inLanguage({
  en: () => import("./words/en.json"),
  fr: () => import("./words/fr.json"),
  nl: () => import("./words/nl.json"),
});

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
