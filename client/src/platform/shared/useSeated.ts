// What a game is handed at a table, as one value: it stays the same for as long as nothing in it changes.
import { useMemo } from "react";
import type { GameProps, Player } from "@/platform/game";

export type Seated<View, Event, Facts = unknown> = Omit<GameProps<View, Event, Facts>, "play" | "foresee"> & {
  player: (seat: number) => Player | undefined;
};

/** With all offered moves as one text: the same moves in a new list are the same moves. */
export function useSeated<View, Event, Facts>(
  props: Omit<GameProps<View, Event, Facts>, "play" | "foresee">,
): {
  offer: string;
  seated: Seated<View, Event, Facts>;
} {
  const { view, facts, seat, players, moment, sight, openRule } = props;
  const offer = props.moves.join("|");
  const moves = useMemo(() => (offer === "" ? [] : offer.split("|")), [offer]);
  const seated = useMemo(
    () => ({ view, facts, moves, seat, players, moment, sight, openRule, player: (at: number) => players.find((one) => one.seat === at) }),
    [view, facts, moves, seat, players, moment, sight, openRule],
  );
  return { offer, seated };
}
