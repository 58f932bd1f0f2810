// One line for each seat: the parts of what it did, and the points that the events say it got. Pure.
import type { Brief, GameClient, GameRecap, Player } from "@/platform/game";
import type { Since } from "./since";

/** More than these are counted, and lead to the log. */
export const MOST_PARTS = 4;

export interface RecapLine {
  player: Player;
  parts: readonly Brief[];
  /** All that the events gave to the seat, or took from it. */
  points: number;
}

/** The points of a seat in some rows, as their events say. */
function pointsOf(since: Since, seat: number, gained: GameClient["gained"]): number {
  const given = since.rows.flatMap((row) => gained?.(row.events) ?? []);
  return given.reduce((sum, gain) => (gain.seat === seat ? sum + gain.points : sum), 0);
}

/** What the viewer lost first, then everybody in the order in which they played. */
export function linesOf(
  since: Since,
  recap: Pick<GameRecap, "briefs">,
  gained: GameClient["gained"],
  players: readonly Player[],
  viewer: number,
): readonly RecapLine[] {
  const told = recap.briefs(since.rows, players, viewer).filter(({ seat, isLoss }) => seat !== viewer || isLoss);
  const seats = new Set(told.map(({ seat }) => seat));
  const order = [...seats].toSorted((one, other) => Number(other === viewer) - Number(one === viewer));
  return order.flatMap((seat) => {
    const player = players.find((one) => one.seat === seat);
    const parts = told.filter((part) => part.seat === seat);
    // What the viewer's own points did is not told: among them is what the viewer did.
    return player ? [{ player, parts, points: player.isMe ? 0 : pointsOf(since, seat, gained) }] : [];
  });
}

/** Parts that stand in a line, and those that are left to the log: minor ones first, then the last. */
export function shownParts({ parts }: Pick<RecapLine, "parts">): { shown: readonly Brief[]; more: readonly Brief[] } {
  const kept = new Set(
    [...parts].toSorted((one, other) => Number(one.isMinor ?? false) - Number(other.isMinor ?? false)).slice(0, MOST_PARTS),
  );
  return { shown: parts.filter((part) => kept.has(part)), more: parts.filter((part) => !kept.has(part)) };
}
