// Who has a column on the score sheet and a line in the course: the seats, and opponents that the game itself plays.
import { GABLES, type Player } from "@/platform/game";
import type { Outcome } from "@/wire/table";

export interface Column {
  key: string;
  name: string;
  gable: Player["gable"];
  isMe: boolean;
}

export function columnsOf(players: readonly Player[], outcome: Outcome | null): readonly Column[] {
  const seats = players.map(({ seat, name, gable, isMe }) => ({ key: String(seat), name, gable, isMe }));
  const others = outcome?.others.map((name, index) => ({
    key: name,
    name,
    gable: GABLES[(players.length + index) % GABLES.length] ?? ("flat" as const),
    isMe: false,
  }));
  return [...seats, ...(others ?? [])];
}
