// The search as a card shows it: what is known of it, asked again quietly, and what its buttons do.
import { useEffect, useState } from "react";
import { useStore } from "zustand";
import { useMe } from "@/platform/me";
import { useProblemWords } from "@/platform/people/problems";
import { rememberWish, type Wish } from "./wish";
import { type Comer, enter } from "../entering";
import type { Looked, Search } from "./looking";

const AGAIN = 10_000;

/** Asks who waits, while nothing is looked for and the page is in sight. */
function useAsked(search: Search): void {
  const me = useMe();
  const isKnown = me !== undefined;
  const ref = me?.ref ?? "";
  const isLooking = useStore(search.state, ({ own }) => own !== null);
  useEffect(() => {
    if (!isKnown || isLooking) return;
    const ask = (): void => void (document.hidden || search.look());
    // At first also out of sight: what was looked for before the page was loaded goes on.
    void search.look();
    const timer = setInterval(ask, AGAIN);
    document.addEventListener("visibilitychange", ask);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", ask);
    };
  }, [search, isKnown, ref, isLooking]);
}

export interface Searched extends Looked {
  isBusy: boolean;
  /** Why the last press came to nothing; "" if it did not. */
  wrong: string;
  find: (wish: Wish) => Promise<void>;
  stop: () => Promise<void>;
}

export function useSearch(search: Search, comer: Comer): Searched {
  useAsked(search);
  const looked = useStore(search.state);
  const wordsOf = useProblemWords();
  const [isBusy, wait] = useState(false);
  const [wrong, complain] = useState("");
  const press = async (what: () => Promise<void>): Promise<void> => {
    wait(true);
    complain("");
    try {
      await what();
    } catch (problem) {
      complain(wordsOf(problem));
    }
    wait(false);
  };
  return {
    ...looked,
    isBusy,
    wrong,
    find: (wish) =>
      press(async () => {
        rememberWish(wish);
        await enter(comer);
        await search.begin(wish);
      }),
    stop: () => press(() => search.stop()),
  };
}
