// How the game at the table tells again, and the words for it: fetched once.
import { useEffect, useState } from "react";
import type { GameClient, GameRecap } from "@/platform/game";
import type { LoadWords } from "@/platform/words";

const shared = {
  en: () => import("../../words/recap/en.json"),
  fr: () => import("../../words/recap/fr.json"),
  nl: () => import("../../words/recap/nl.json"),
};

interface Loaded {
  recap: GameRecap;
  /** Ours and the game's own. */
  words: LoadWords;
}

const known = new Map<string, Loaded>();

async function load(game: GameClient): Promise<Loaded | null> {
  const recap = await game.recap?.();
  if (!recap) return null;
  const words: LoadWords = async (language) => {
    const [all, own] = await Promise.all([shared[language](), recap.words(language)]);
    return { ...all.default, ...own };
  };
  known.set(game.slug, { recap, words });
  return { recap, words };
}

/** Null until it is there; where it does not come, the log tells the same. */
export function useGameRecap(game: GameClient): Loaded | null {
  const [loaded, setLoaded] = useState(known.get(game.slug) ?? null);
  useEffect(() => {
    if (known.has(game.slug)) return undefined;
    let isWanted = true;
    load(game).then(
      (found) => isWanted && setLoaded(found),
      () => {},
    );
    return () => {
      isWanted = false;
    };
  }, [game]);
  return loaded;
}
