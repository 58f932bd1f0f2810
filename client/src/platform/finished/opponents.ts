// Who sat at a table besides oneself.
import type { FinishedGame } from "@/wire/http";

/** How a deleted player is called by the server, which nobody else can be called. (`table/players.ts` would bring the table along.) */
export const DELETED = "Deleted player";

export interface Opponent {
  seat: number;
  /** "" for a bot of the server. */
  ref: string;
  name: string;
}

export function opponentsOf({ card, seat: own }: FinishedGame): readonly Opponent[] {
  return card.players.map((ref, seat) => ({ seat, ref, name: card.names[seat] ?? "" })).filter(({ seat }) => seat !== own);
}

/** The name of a player in the games that are there. */
export function nameIn(games: readonly FinishedGame[], ref: string): string | undefined {
  return games.flatMap(opponentsOf).find((one) => one.ref === ref)?.name;
}
