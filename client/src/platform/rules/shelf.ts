// Where the rules stand: a game that has a folder `rules` has a book here, and needs no other mention.
import type { ComponentType } from "react";
import { problemOf } from "@/platform/api";
import type { RulesBook } from "@/platform/game";
import { bookOf } from "@/platform/plain/rules";
import type { Language } from "@/platform/settings";

/** What `games/<game>/rules/index.ts` gives. It is loaded without the game's table. */
export interface Shelved {
  rules: (language: Language) => Promise<RulesBook>;
  /** The picture that stands for `{name}` in a text; words say the same beside it. */
  Symbol: ComponentType<{ name: string }>;
}

export interface OpenBook {
  game: string;
  language: Language;
  book: RulesBook;
  Symbol: Shelved["Symbol"];
}

const shelves = import.meta.glob<Shelved>("../../games/*/rules/index.ts");
const guides = import.meta.glob("../../games/*/guide/index.ts");

const gameOf = (path: string): string => path.split("/")[3] ?? "";

/** The games whose rules can be read here. */
export const readable: readonly string[] = Object.keys(shelves).map(gameOf);

/** The games that teach their first turns. */
export const taught: readonly string[] = Object.keys(guides).map(gameOf);

/** Opens a game's rules: those of the client, or else the server's own page; null for a game that has neither. */
export async function openBook(game: string, language: Language): Promise<OpenBook | null> {
  const load = shelves[`../../games/${game}/rules/index.ts`];
  if (!load) return servedBook(game);
  const { rules, Symbol } = await load();
  return { game, language, book: await rules(language), Symbol };
}

async function servedBook(game: string): Promise<OpenBook | null> {
  try {
    return { game, language: "en", book: await bookOf(game), Symbol: () => null };
  } catch (thrown) {
    if (problemOf(thrown).status === 404) return null;
    throw thrown;
  }
}
