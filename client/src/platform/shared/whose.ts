// Whose something is, for sentences.
import type { Player } from "@/platform/game";

/** One's own, or that of somebody with a name. */
export interface Whose {
  me: "yes" | "no";
  name: string;
}

/** How a seat is called in a sentence. */
export function whoseOf(players: readonly Player[], seat: number): Whose {
  const player = players.find((one) => one.seat === seat);
  return { me: player?.isMe ? "yes" : "no", name: player?.name ?? "" };
}
