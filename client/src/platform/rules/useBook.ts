// The rules of a game in the reader's language, loaded when they are asked for.
import { useEffect, useState } from "react";
import { useLanguage } from "@/platform/settings";
import { type OpenBook, openBook } from "./shelf";

export type Opening = { state: "opening" } | { state: "missing" } | { state: "failed" } | ({ state: "open" } & OpenBook);

/** While another language loads, the book that is open stays open. */
export function useBook(game: string): Opening {
  const [language] = useLanguage();
  const [opening, turn] = useState<Opening>({ state: "opening" });
  useEffect(() => {
    let isWanted = true;
    turn((now) => (now.state === "open" && now.game === game ? now : { state: "opening" }));
    openBook(game, language).then(
      (found) => isWanted && turn(found ? { state: "open", ...found } : { state: "missing" }),
      () => isWanted && turn({ state: "failed" }),
    );
    return () => {
      isWanted = false;
    };
  }, [game, language]);
  return opening;
}
