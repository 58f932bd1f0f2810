// Which scoring is to be shown: the one that has just happened, once, and never over a lot that runs.
import { useEffect, useState } from "react";
import { useCurtain } from "@/platform/scoring/curtain";
import { remember, wasSeen } from "@/platform/scoring/seen";
import { useWanted } from "@/platform/scoring/wanted";
import { useTableState } from "@/platform/table/state";
import type { Event, Scored } from "@/wire/merchants";
import { sortMoves } from "../moves";
import { type MerchantsTable, useMerchants } from "../table";
import { scoringsIn } from "./scored";

/** A moment to see the last move; a second click that was meant for it is not caught by the stage. */
export const BEFORE = 400;

export interface Showing {
  /** The number of its row. */
  key: number;
  scorings: readonly Scored[];
  /** The table as it stood then: whatever others do meanwhile goes on behind the stage. */
  table: MerchantsTable;
  /** Only what came of it: that is wanted, or one came in the middle. */
  isResult: boolean;
}

/** The last row that was played, and whether it is the one that the screen shows. */
function useLastPlayed() {
  const { rows } = useTableState();
  const { moment } = useMerchants();
  const last = rows.findLast(({ what }) => what.type === "PlayedShown");
  const isBack = rows.at(-1)?.what.type === "TakenBackShown";
  if (!last || last.what.type !== "PlayedShown" || isBack) return null;
  const isFresh = moment?.key === last.seq;
  return { seq: last.seq, isFresh, events: isFresh ? moment.events : (last.what.events as readonly Event[]) };
}

/** The table without anything to do at it. */
function still(table: MerchantsTable): MerchantsTable {
  return { ...table, offered: sortMoves([]), choice: null, moment: null, moves: [] };
}

export function useScoring(): { showing: Showing | null; close: () => void } {
  const table = useMerchants();
  const { sight, facts } = table;
  const how = useWanted((wanted) => wanted.how);
  const { isLive, isCovered, isStaged } = useCurtain();
  const last = useLastPlayed();
  const [next, wait] = useState<Showing | null>(null);
  const [showing, show] = useState<Showing | null>(null);
  const isLot = sight.lot !== null;
  const seq = last?.seq ?? 0;
  useEffect(() => {
    if (!last || !isLive || how === "never" || wasSeen("scoring", sight.table, seq)) return;
    const scorings = scoringsIn(last.events, facts);
    if (scorings.length === 0) return;
    remember("scoring", sight.table, seq);
    wait({ key: seq, scorings, table: still(table), isResult: how === "result" || !last.isFresh });
  }, [seq, isLive, how]);
  useEffect(() => {
    if (!next || isCovered || isStaged) return undefined;
    const timer = setTimeout(() => {
      show(next);
      wait(null);
    }, BEFORE);
    return () => clearTimeout(timer);
  }, [next, isCovered, isStaged]);
  // A lot on the clock has the page, and what was taken back did not happen.
  const isGone = isLot || (showing !== null && last === null);
  useEffect(() => {
    if (!isGone) return;
    wait(null);
    show(null);
  }, [isGone]);
  return { showing: isLot ? null : showing, close: () => show(null) };
}
