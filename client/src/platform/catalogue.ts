// What the server offers, asked for once and kept for every page: the games, and how strong the opponents are in each.
import { useEffect } from "react";
import { create } from "zustand";
import type { GameCard, OpponentCard } from "@/wire/http";
import { api } from "./api";

export const useCatalogueState = create<{ games: readonly GameCard[] | null }>(() => ({ games: null }));

let asking: Promise<void> | null = null;

function ask(): void {
  if (useCatalogueState.getState().games) return;
  asking ??= api.games().then(
    (games) => useCatalogueState.setState({ games }),
    () => {
      asking = null; // the page says at its foot that the server does not answer
    },
  );
}

/** The games of the server; null until it has said them. */
export function useCatalogue(isWanted = true): readonly GameCard[] | null {
  useEffect(() => {
    if (isWanted) ask();
  }, [isWanted]);
  return useCatalogueState((state) => state.games);
}

/** The opponents that are offered in a game, the weakest first; nobody until the server has said it. */
export function useOpponents(game: string, isWanted = true): readonly OpponentCard[] {
  return useCatalogue(isWanted)?.find(({ slug }) => slug === game)?.opponents ?? NOBODY;
}

const NOBODY: readonly OpponentCard[] = [];
