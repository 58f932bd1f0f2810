// Asking for the ratings of those at a table: once for all seats of a room, and after a game until they are counted.
import { useEffect, useState } from "react";
import { create } from "zustand";
import { askFor, query } from "@/platform/api";
import type { SeatRating, TableRatings } from "@/wire/http";
import { invitationIn } from "../invite";
import { useTableState } from "../state";

function usePath(): string {
  const { sight, invitationLink } = useTableState();
  return `/tables/${sight.table}/ratings${query({ invitation: invitationLink && invitationIn(invitationLink) })}`;
}

interface Room {
  /** The table and who sits there. */
  key: string;
  askedAt: number;
  path: string;
  /** Who sat where when it was told. */
  who: readonly string[];
  seats: readonly SeatRating[];
}

const NOTHING: Room = { key: "", askedAt: 0, path: "", who: [], seats: [] };
const useRoom = create<Room>(() => NOTHING);

/** All seats ask at once, and one question answers them. */
const FRESH = 2_000;

function askOnce(key: string, path: string, who: readonly string[]): void {
  const { getState, setState } = useRoom;
  const now = Date.now();
  if (getState().key === key && now - getState().askedAt < FRESH) return;
  setState({ key, askedAt: now });
  askFor<TableRatings>("GET", path).then(
    ({ seats }) => getState().key === key && setState({ path, who, seats }),
    () => getState().key === key && setState({ askedAt: 0 }),
  );
}

/** The rating of whoever sits at a seat before the game; null until it is known. */
export function useSeatRating(seat: number): SeatRating | null {
  const { sight } = useTableState();
  const path = usePath();
  const who = sight.seats.map(({ player, bot }) => player || bot);
  const key = [path, ...who].join(" ");
  const told = useRoom();
  useEffect(() => askOnce(key, path, who), [key]); // the key says who sits there
  if (told.path !== path || told.who[seat] !== who[seat]) return null;
  return told.seats.find((one) => one.seat === seat) ?? null;
}

/** Milliseconds from one question after a game to the next. */
const AGAIN = 8_000;
const TIMES = 5;

export interface Ended {
  told: TableRatings | null;
  /** It was asked for in vain. */
  isMissing: boolean;
}

/** What a game did to the ratings: expected at first, and asked for again, some times, until it is counted. */
export function useEndRatings(): Ended {
  const path = usePath();
  const [ended, tell] = useState<Ended>({ told: null, isMissing: false });
  useEffect(() => {
    let isWanted = true;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const ask = (left: number): void => {
      const askAgain = (): void => {
        if (left > 0) timer = setTimeout(() => ask(left - 1), AGAIN);
      };
      askFor<TableRatings>("GET", path).then(
        (told) => {
          if (!isWanted) return;
          tell({ told, isMissing: false });
          if (told.state === "expected" || told.state === "playing") askAgain();
        },
        () => {
          if (!isWanted) return;
          tell(({ told }) => ({ told, isMissing: told === null }));
          askAgain();
        },
      );
    };
    ask(TIMES);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [path]);
  return ended;
}
