// What the server has told in words of the table on the page: kept here, for the board and for each line of the log.
import { useEffect } from "react";
import { create } from "zustand";
import { api } from "@/platform/api";
import { useRoute } from "@/platform/router";
import type { TableWords } from "@/wire/http";
import type { Sight } from "@/wire/table";

interface Told {
  /** The table, and through whose eyes; what was told of another is forgotten. */
  whose: string;
  words: TableWords | null;
  /** The sentences of each row, by its number. */
  log: ReadonlyMap<number, readonly string[]>;
  /** Up to this row the log was told. */
  upTo: number;
}

const NOTHING: Told = { whose: "", words: null, log: new Map(), upTo: 0 };
const AGAIN = 2_000;
/** Rows that are told in one answer. */
const PAGE = 200;

export const useTold = create<Told>(() => NOTHING);

/** Adds an answer to what was told before. */
export function hear(now: Told, words: TableWords, known: number): Told {
  const log = new Map(now.log);
  for (const row of words.log) log.set(row.version, row.told);
  return { ...now, words, log, upTo: Math.min(known, now.upTo + PAGE) };
}

/** Asks for the words of a table whenever it has changed, and again where they do not come. */
export function useTelling(sight: Sight): void {
  const isReplay = useRoute().page === "replay";
  const { table, version, viewer } = sight;
  useEffect(() => {
    let isWanted = true;
    const whose = `${table} ${viewer}`;
    if (useTold.getState().whose !== whose) useTold.setState({ ...NOTHING, whose });
    const invitation = new URLSearchParams(window.location.search).get("invitation") ?? "";
    const ask = async (): Promise<void> => {
      const { words, upTo } = useTold.getState();
      const isKnown = words !== null && (isReplay ? words.version === version : words.version >= version) && upTo >= version;
      if (isKnown || !isWanted) return;
      const then = isReplay ? { at: version, eyes: viewer } : {};
      const told = await api.words(table, { after: upTo, invitation, ...then });
      if (!isWanted) return;
      useTold.setState((now) => hear(now, told, Math.max(told.version, version)));
      await ask();
    };
    const keepAsking = (): void => void ask().catch(() => setTimeout(() => isWanted && keepAsking(), AGAIN));
    keepAsking();
    return () => {
      isWanted = false;
    };
  }, [table, version, viewer, isReplay]);
}
