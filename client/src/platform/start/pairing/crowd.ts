// Who waits for the tables of a wish now, and how long that usually takes.
import type { PairingQueue } from "@/wire/http";
import type { Wish } from "./wish";

export interface Crowd {
  people: number;
  usual_ms: number | null;
}

/**
 * Who waits for one of the chosen tables, and how long the quickest of them usually takes.
 *
 * Somebody who waits for several of them is counted at each: the most at one of them are certainly there.
 */
export function crowdOf({ game, seats, pace, rated }: Wish, waiting: readonly PairingQueue[]): Crowd {
  const those = waiting.filter((one) => one.game === game && seats.includes(one.seats) && one.pace === pace && one.rated === rated);
  const known = those.flatMap(({ usual_ms: usual }) => (usual === null ? [] : [usual]));
  return { people: Math.max(0, ...those.map(({ people }) => people)), usual_ms: known.length > 0 ? Math.min(...known) : null };
}
