// The table of bridges as its parts share it: what is told, what is in hand, and what a touch does.
import { type ReactNode, useMemo } from "react";
import { pointingAt } from "@/platform/board/pointing";
import type { GameProps } from "@/platform/game";
import { tableContext } from "@/platform/shared/tableContext";
import { useChoosing } from "@/platform/shared/useChoosing";
import { type Seated, useSeated } from "@/platform/shared/useSeated";
import type { Event, Facts, Sending, View } from "./wire";

/** The bridges from the north, as they are called and as a move writes them. */
export const BRIDGES = [
  { name: "Magere Brug", notation: "magere" },
  { name: "Blauwbrug", notation: "blauw" },
  { name: "Torensluis", notation: "toren" },
] as const;

export const nameOf = (bridge: number): string => BRIDGES[bridge]?.name ?? "";
export const moveOf = ({ mast, bridge }: Sending): string => `send ${mast} ${BRIDGES[bridge]?.notation}`;

/** What is in hand: a boat, by its place there, a bridge, or both. */
export interface Choice {
  boat: number | null;
  bridge: number | null;
}
const NOTHING: Choice = { boat: null, bridge: null };

export interface BridgesTable extends Seated<View, Event, Facts>, Choice {
  /** What the boat in hand would do under a bridge. */
  prospect: (bridge: number | null) => Sending | null;
  touchBoat: (boat: number) => void;
  touchBridge: (bridge: number) => void;
  /** A boat and a bridge at once. */
  touchMove: (sending: Sending) => void;
  putDown: () => void;
  send: (sending: Sending) => void;
  isBusy: boolean;
  refused: string | null;
}

const [TableProvider, useBridges] = tableContext<BridgesTable>("bridges");
export { useBridges };

/** A line of the log points at a bridge by its number. */
export const { usePointing, pointAt } = pointingAt<string>();

export function BridgesProvider({ children, ...props }: GameProps<View, Event, Facts> & { children: ReactNode }) {
  const { offer, seated } = useSeated(props);
  const { choice, choose, refused, isBusy, send } = useChoosing<Choice>(offer, props.play);
  const value = useMemo<BridgesTable>(() => {
    const held = choice ?? NOTHING;
    const prospect = (bridge: number | null, boat = held.boat): Sending | null => {
      const mast = boat === null ? undefined : seated.view.hand[boat];
      const found = seated.facts.sendings.find((one) => one.bridge === bridge && one.mast === mast);
      return found && seated.moves.includes(moveOf(found)) ? found : null;
    };
    // Touched once it is chosen; touched again it is done, or put down where the other half is missing.
    const touch = (next: Choice, isAgain: boolean) => {
      if (isBusy) return;
      if (!isAgain) return choose(next);
      const sending = prospect(next.bridge, next.boat);
      if (sending) void send(moveOf(sending));
      else choose(null);
    };
    return {
      ...seated,
      ...held,
      prospect,
      touchBoat: (boat) => touch({ ...held, boat }, held.boat === boat),
      touchBridge: (bridge) => touch({ ...held, bridge }, held.bridge === bridge),
      touchMove: ({ mast, bridge }) =>
        touch({ boat: seated.view.hand.indexOf(mast), bridge }, prospect(held.bridge)?.mast === mast && held.bridge === bridge),
      putDown: () => choose(null),
      send: (sending) => void send(moveOf(sending)),
      isBusy,
      refused,
    };
  }, [seated, choice, choose, isBusy, refused, send]);
  return <TableProvider value={value}>{children}</TableProvider>;
}
