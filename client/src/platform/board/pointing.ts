// What a line of the log points at on the board; outside React, since the log lies outside the game's parts.
import { create } from "zustand";

/** Long enough to be found, short enough not to be taken for a part of the board. */
const LASTS = 2600;

/** The pointing of a game, whose spots are told as text. */
export function pointingAt<Spot extends string>() {
  const usePointing = create<{ spot: Spot | null }>(() => ({ spot: null }));
  let timer: ReturnType<typeof setTimeout> | undefined;

  function pointAt(spot: string | null): void {
    clearTimeout(timer);
    usePointing.setState({ spot: spot as Spot | null });
    if (spot !== null) timer = setTimeout(() => usePointing.setState({ spot: null }), LASTS);
  }

  return { usePointing, pointAt };
}
