// What a line of the log points at on the board.
import { pointingAt } from "@/platform/board/pointing";

/** The key of a thing (`block 3`, `space 12`), or `side 0 barge`, `side 1 pawn`, `house`, `black market`, `dice`, `offer`. */
type Spot = string;

export const { usePointing, pointAt } = pointingAt<Spot>();
