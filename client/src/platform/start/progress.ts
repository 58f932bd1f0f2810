// What a row of the hall says of a table: whose turn it is, how long they have, who is missing, how it ended.
import { timeLeft } from "@/platform/table/clock";
import { botName } from "@/platform/table/names";
import type { TableCard } from "@/wire/http";
import type { Sight } from "@/wire/table";

export type Progress =
  | { kind: "yours"; left: number | null }
  | { kind: "theirs"; name: string }
  | { kind: "running" }
  | { kind: "waiting"; free: number }
  | { kind: "over"; rank: number | null; players: number };

/** Seats where nobody sits: neither a player nor a bot, which has a name alone. */
export function freeSeats(card: TableCard): number[] {
  return card.players.flatMap((player, seat) => (player === "" && card.names[seat] === "" ? [seat] : []));
}

/** A table in a line; `sight` is what its player sees of it, where it was looked at. */
export function progressOf(card: TableCard, sight: Sight | undefined, serverNow: number): Progress {
  const phase = sight?.phase ?? card.status;
  if (phase === "over") {
    const rank = sight && sight.viewer >= 0 ? (sight.result?.ranks[sight.viewer] ?? null) : null;
    return { kind: "over", rank, players: card.seats };
  }
  if (phase === "open") return { kind: "waiting", free: freeSeats(card).length };
  const [awaited] = sight?.awaited ?? [];
  if (!sight || awaited === undefined) return { kind: "running" };
  const own = sight.seats[sight.viewer];
  if (own && sight.awaited.includes(sight.viewer) && own.stand_in === "") {
    return { kind: "yours", left: timeLeft(sight.clock, own, serverNow)?.ms ?? null };
  }
  const seat = sight.seats[awaited];
  const name = seat?.bot ? botName(seat.name, awaited) : (seat?.name ?? "");
  return name ? { kind: "theirs", name } : { kind: "running" };
}

/** At how many of one's tables it is one's turn. */
export function turnsOf(sights: Readonly<Record<string, Sight>>): number {
  return Object.values(sights).filter(
    ({ phase, awaited, viewer, seats }) => phase === "playing" && awaited.includes(viewer) && seats[viewer]?.stand_in === "",
  ).length;
}

const ORDER: Record<Progress["kind"], number> = { yours: 0, theirs: 1, running: 1, waiting: 2, over: 3 };

/** One's own turn first, then what goes on, what waits, what is over; within each the latest change first. */
export function urgentFirst(one: { standing: Progress; card: TableCard }, other: { standing: Progress; card: TableCard }): number {
  return ORDER[one.standing.kind] - ORDER[other.standing.kind] || other.card.updated_at - one.card.updated_at;
}
