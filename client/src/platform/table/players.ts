// The players of a table as the layout and the games show them.
import { GABLES, type Player } from "@/platform/game";
import type { Sight } from "@/wire/table";
import { botName } from "./names";

/** How a deleted player is called by the server, which nobody else can be called. */
export const DELETED = "Deleted player";

/** Everybody at a table by seat; a free seat has no name. */
export function playersOf(sight: Sight, deleted: string): Player[] {
  return sight.seats.map((seat, index) => ({
    seat: index,
    name: seat.bot !== "" ? botName(seat.name, index) : seat.name === DELETED ? deleted : seat.name,
    gable: GABLES[index % GABLES.length] ?? "step",
    isMe: index === sight.viewer,
    sight: seat,
  }));
}

/** Whether a seat is kept after a game, and its player has not said yes to another one. */
export function isKept({ sight }: Player): boolean {
  return sight.player !== "" && !sight.sealed;
}

/** The players in the order of play, beginning with a seat. */
export function aroundMe(players: readonly Player[], first: number): readonly Player[] {
  return [...players.slice(first), ...players.slice(0, first)];
}
