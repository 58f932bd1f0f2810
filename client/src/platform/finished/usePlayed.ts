// The games that one has finished, asked for page by page.
import { useEffect, useState } from "react";
import { api, type GamesWish, type Problem, problemOf } from "@/platform/api";
import { serverNow } from "@/platform/connection/time";
import { addressOf, type Filter, filterIn, wishOf } from "./filter";
import type { FinishedGame } from "@/wire/http";

/** Games in one answer. */
const LIMIT = 20;

interface Found {
  address: string;
  /** What was asked: the same moment for every page, so that they fit together. */
  wish: GamesWish;
  /** Null until the server has answered. */
  games: readonly FinishedGame[] | null;
  next: string | null;
  /** Why the last question has no answer. */
  problem: Problem | null;
  isBusy: boolean;
}

export interface Played extends Pick<Found, "games" | "problem" | "isBusy"> {
  hasMore: boolean;
  more: () => void;
  again: () => void;
}

const nothingYet = (address: string): Found => ({
  address,
  wish: { ...wishOf(filterIn(address), serverNow()), limit: LIMIT },
  games: null,
  next: null,
  problem: null,
  isBusy: false,
});

export function usePlayed(filter: Filter): Played {
  const address = addressOf(filter);
  const [kept, keep] = useState<Found>(() => nothingYet(address));
  const [tries, tryAgain] = useState(0);
  // Other games are wanted now: those of before are not shown until the new ones come.
  const found = kept.address === address ? kept : nothingYet(address);

  useEffect(() => {
    let isWanted = true;
    const asked = nothingYet(address);
    keep(asked);
    api.finishedGames(asked.wish).then(
      ({ games, next }) => isWanted && keep({ ...asked, games, next }),
      (thrown: unknown) => isWanted && keep({ ...asked, problem: problemOf(thrown) }),
    );
    return () => {
      isWanted = false;
    };
  }, [address, tries]);

  const more = (): void => {
    const { wish, games, next } = found;
    if (games === null || next === null || found.isBusy) return;
    const change = (to: Partial<Found>): void => keep((now) => (now.wish === wish ? { ...now, ...to } : now));
    change({ isBusy: true, problem: null });
    api.finishedGames({ ...wish, before: next }).then(
      (page) => change({ games: [...games, ...page.games], next: page.next, isBusy: false }),
      (thrown: unknown) => change({ problem: problemOf(thrown), isBusy: false }),
    );
  };

  const { games, problem, isBusy, next } = found;
  return { games, problem, isBusy, hasMore: next !== null, more, again: () => tryAgain((count) => count + 1) };
}
