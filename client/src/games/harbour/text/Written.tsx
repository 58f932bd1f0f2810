// The table in words, with the words for it: fetched only for whoever reads it.
import { Suspense, lazy } from "react";
import { MoreWords } from "@/platform/words";
import { words } from "./words";

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
