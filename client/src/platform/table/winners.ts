// Who won: seats, and opponents that the game itself plays, such as TOM.
import type { Player } from "@/platform/game";
import type { Result, Sight } from "@/wire/table";

export interface Winners {
  names: readonly string[];
  /** The winner's gable, where it is a seat's. */
  gable: Player["gable"] | null;
  /** `true` for whoever wins alone, `lost` for whoever was beaten by the game itself; words choose by it. */
  me: "true" | "lost" | "false";
}

/** Nobody where the game was broken off: then there are no ranks. */
export function winnersOf({ ranks, outcome }: Pick<Result, "ranks" | "outcome">, players: readonly Player[]): Winners {
  const seats = players.filter(({ seat }) => ranks[seat] === 1);
  const others = outcome?.others.filter((_, index) => outcome.ranks[players.length + index] === 1) ?? [];
  const [first] = seats;
  const isMine = seats.length === 1 && others.length === 0 && first?.isMe === true;
  const isLost = seats.length === 0 && others.length > 0 && players.some(({ isMe }) => isMe);
  return {
    names: [...seats.map(({ name }) => name), ...others],
    gable: first?.gable ?? null,
    me: isMine ? "true" : isLost ? "lost" : "false",
  };
}

/** Why a game is over, for its words: at a rated table whoever leaves or has no time left has given up, too. */
export const endedBy = ({ result, rated }: Pick<Sight, "result" | "rated">): string =>
  rated && result?.why === "resigned" ? "gone" : (result?.why ?? "");
