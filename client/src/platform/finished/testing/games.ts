// Finished games for tests: two played routes, and Anna came second, unless it is said.
import type { FinishedGame } from "@/wire/http";

export const ME = "a0";
export const JAN = "b1";
export const BOT = "c2";
export const ENDED = Date.UTC(2026, 9, 3, 12, 0);

interface Said extends Partial<Omit<FinishedGame, "card">> {
  table?: string;
  game?: string;
  practice?: boolean;
  names?: readonly string[];
  players?: readonly string[];
}

/** As the server tells it. */
export function played({
  table = "t1",
  game = "routes",
  practice = false,
  change = null,
  names = ["Jan", "Anna"],
  players = [JAN, ME],
  ...rest
}: Said = {}) {
  const seats = names.length;
  const card = {
    table,
    game,
    practice,
    rated: change !== null,
    names,
    players,
    seats,
    status: "over",
    private: false,
    pace: "untimed",
    host: ME,
  } as const;
  const times = { created_at: ENDED, updated_at: ENDED, version: 90 };
  return {
    card: { ...card, ...times },
    seat: 1,
    rank: 2,
    points: 47,
    why: "played",
    ended_at: ENDED,
    change,
    ...rest,
  } satisfies FinishedGame;
}
