// The hall: tables of one's own, open ones, running ones and finished ones, asked for again quietly while one looks.
import { useEffect } from "react";
import { create } from "zustand";
import { api } from "@/platform/api";
import { useMe } from "@/platform/me";
import type { GameCard, TableCard } from "@/wire/http";
import type { Sight } from "@/wire/table";

export interface Hall {
  /** Null until the server has answered once. */
  mine: readonly TableCard[] | null;
  open: readonly TableCard[] | null;
  running: readonly TableCard[] | null;
  over: readonly TableCard[] | null;
  /** What one sees of one's own tables, by table. */
  sights: Readonly<Record<string, Sight>>;
  games: readonly GameCard[] | null;
}

const AGAIN = 10_000;
/** Tables of strangers change less for the one who looks: they are asked for every third time. */
const STRANGERS = 3;
const MOST_LOOKED_AT = 8;
const MOST = 12;

export const useHallState = create<Hall>(() => ({
  mine: null,
  open: null,
  running: null,
  over: null,
  sights: {},
  games: null,
}));

/** Looks at a few tables at once; one that cannot be seen right now keeps what was seen before. */
async function lookAt(tables: readonly TableCard[]): Promise<Record<string, Sight>> {
  const chosen = tables.filter((card) => card.status !== "open").slice(0, MOST_LOOKED_AT);
  const before = useHallState.getState().sights;
  const seen = await Promise.all(
    chosen.map((card) => {
      const known = before[card.table];
      // A finished game stays as it is.
      return known?.phase === "over" ? known : api.look(card.table).catch(() => known);
    }),
  );
  return Object.fromEntries(seen.flatMap((sight) => (sight ? [[sight.table, sight]] : [])));
}

async function refresh(isSomebody: boolean, withStrangers: boolean): Promise<void> {
  const [mine, open, running, over, games] = await Promise.all([
    isSomebody ? api.tables("mine", MOST).then((page) => page.tables) : [],
    api.tables("open", MOST).then((page) => page.tables),
    withStrangers ? api.tables("running", MOST).then((page) => page.tables) : null,
    withStrangers ? api.tables("over", MOST).then((page) => page.tables) : null,
    useHallState.getState().games ?? api.games(),
  ]);
  const runningFirst = [...mine].sort((one, other) => Number(other.status === "running") - Number(one.status === "running"));
  const sights = await lookAt(runningFirst);
  const strangers = withStrangers ? { running, over } : {};
  useHallState.setState({ mine, open, games, sights, ...strangers });
}

/** Keeps the hall fresh for as long as the component is there and the page is in sight. */
export function useHall(): Hall {
  const me = useMe();
  const ref = me?.ref ?? "";
  useEffect(() => {
    if (me === undefined) return;
    let isThere = true;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let turn = 0;
    const ask = async (): Promise<void> => {
      clearTimeout(timer);
      if (document.hidden) return;
      try {
        await refresh(ref !== "", turn % STRANGERS === 0);
        turn += 1;
      } catch {
        // The page says at its foot that the server does not answer; what is shown stays.
      }
      if (isThere) timer = setTimeout(() => void ask(), AGAIN);
    };
    const again = (): void => void ask();
    void ask();
    document.addEventListener("visibilitychange", again);
    return () => {
      isThere = false;
      clearTimeout(timer);
      document.removeEventListener("visibilitychange", again);
    };
    // Somebody else has other tables; a new preference of the same player changes nothing here.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [ref, me === undefined]);
  return useHallState();
}
