// Which games are wanted: read from the address of the page, written into it, and asked of the server.
import { type GamesWish, query } from "@/platform/api";

/** The days that can be chosen; 0 is all of them. */
export const PERIODS = [0, 30, 365] as const;

export interface Filter {
  /** "" for every game. */
  game: string;
  /** Null for every result. */
  won: boolean | null;
  /** The opponent's ref, or "" for everybody. */
  with: string;
  days: (typeof PERIODS)[number];
}

export const ALL: Filter = { game: "", won: null, with: "", days: 0 };

const DAY = 24 * 60 * 60 * 1000;

/** What an address asks for; what it says wrongly is left out. */
export function filterIn(path: string): Filter {
  const { searchParams: said } = new URL(path, "http://server");
  const won = said.get("won");
  const read = (name: string, form: RegExp): string => form.exec(said.get(name) ?? "")?.[0] ?? "";
  return {
    game: read("game", /^[a-z0-9-]{1,40}$/),
    won: won === "1" ? true : won === "0" ? false : null,
    with: read("with", /^[0-9a-f]{1,64}$/),
    days: PERIODS.find((days) => String(days) === said.get("days")) ?? 0,
  };
}

/** The address at which these games are shown. */
export function addressOf({ game, won, with: ref, days }: Filter): string {
  return `/games${query({ game, won: won === null ? undefined : Number(won), with: ref, days: days || undefined })}`;
}

export const isAll = (filter: Filter): boolean => addressOf(filter) === addressOf(ALL);

/** The same for the server, which counts from a moment. */
export function wishOf({ game, won, with: ref, days }: Filter, now: number): GamesWish {
  return { game, with: ref, won: won ?? undefined, since: days ? now - days * DAY : undefined };
}
