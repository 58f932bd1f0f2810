// Whether what others did is folded away: by hand, which is remembered, or because the player has begun to move.
import { useCallback, useEffect, useState } from "react";
import { create } from "zustand";
import { memory } from "@/platform/settings";

const KEY = "mokum.recap";

const useKept = create<{ isFolded: boolean }>(() => ({ isFolded: memory.read(KEY) === "folded" }));

function keep(isFolded: boolean): void {
  useKept.setState({ isFolded });
  memory.write(KEY, isFolded ? "folded" : null);
}

/** Where moves are made. What only moves the board stops its own touches on their way. */
const MOVES = "#board, #prompt, [data-part=mine]";
const TOUCHED = "button, input, [role=button], [data-thing], [data-spot], [data-route], [data-place]";

function isMove(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(MOVES) !== null && target.closest(TOUCHED) !== null;
}

/** Calls when a hand or a key touches what a move is made of. */
function useMoveBegun(begun: () => void): void {
  useEffect(() => {
    const touched = (event: Event) => isMove(event.target) && begun();
    const keyed = (event: KeyboardEvent) => (event.key === "Enter" || event.key === " ") && touched(event);
    document.addEventListener("click", touched);
    document.addEventListener("keydown", keyed);
    return () => {
      document.removeEventListener("click", touched);
      document.removeEventListener("keydown", keyed);
    };
  }, [begun]);
}

interface Folding {
  isFolded: boolean;
  /** By hand: so it stays the next time. */
  fold: (isFolded: boolean) => void;
  /** For now, such as to see what is being shown. */
  unfold: () => void;
}

/** `last` is what is told: with other news it is as the player last left it. `isLow`: there is little room, and it begins folded. */
export function useFolding(last: number, isAnswered: boolean, isLow: boolean): Folding {
  const kept = useKept((state) => state.isFolded);
  const [now, setNow] = useState<{ last: number; isFolded: boolean } | null>(null);
  useMoveBegun(useCallback(() => setNow({ last, isFolded: true }), [last]));
  const isFolded = now?.last === last ? now.isFolded : isAnswered || isLow || kept;
  return {
    isFolded,
    fold: (folded) => {
      setNow({ last, isFolded: folded });
      if (!isLow) keep(folded);
    },
    unfold: () => setNow({ last, isFolded: false }),
  };
}
