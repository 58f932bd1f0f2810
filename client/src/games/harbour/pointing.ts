// What a line of the log points at on the board; outside React, since the log lies outside the game's parts.
import { create } from "zustand";

interface Pointing {
  /** The key of a thing (`block 3`, `space 12`), or `side 0 barge`, `side 1 pawn`, `house`, `black market`, `dice`, `offer`. */
  spot: string | null;
}

export const usePointing = create<Pointing>(() => ({ spot: null }));

/** Long enough to be found, short enough not to be taken for a part of the board. */
const LASTS = 2600;
let timer: ReturnType<typeof setTimeout> | undefined;

export function pointAt(spot: string | null): void {
  clearTimeout(timer);
  usePointing.setState({ spot });
  if (spot !== null) timer = setTimeout(() => usePointing.setState({ spot: null }), LASTS);
}
