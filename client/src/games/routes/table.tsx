// The table of routes as its parts share it: the view, what is offered, what is in hand, and what a touch does.
import { type ReactNode, useEffect, useMemo, useState } from "react";
import type { GameProps } from "@/platform/game";
import { tableContext } from "@/platform/shared/tableContext";
import { useChoosing } from "@/platform/shared/useChoosing";
import { type Seated, useSeated } from "@/platform/shared/useSeated";
import { type Whose, whoseOf } from "@/platform/shared/whose";
import type { Event, Facts, View, Way } from "@/wire/routes";
import type { Choice } from "./choice";
import { Flights } from "./flights/Flights";
import { type Offered, sortMoves } from "./moves";
import { pointAt } from "./pointing";
import { type Touches, useTouches } from "./touching";

export type RoutesProps = GameProps<View, Event, Facts>;

/** A contract of the viewer, kept or on offer, and how far it is. */
export interface Held {
  contract: number;
  isOffered: boolean;
  way: Way;
  /** Spaces of its way after the claim in hand, where that brings it nearer. */
  after: number | null;
}

/** A contract that lies open at the end, and whether its seat has joined it. */
export interface Laid extends Held {
  seat: number;
}

export interface RoutesTable extends Seated<View, Event, Facts>, Touches {
  offered: Offered;
  choice: Choice | null;
  /** A move is on its way to the server. */
  isBusy: boolean;
  /** Rule by which the last move was refused, or null. */
  refused: string | null;
  held: readonly Held[];
  /** Everybody's contracts, once they lie open; before that none. */
  laid: readonly Laid[];
  /** Contracts whose places are to be shown, since a hand is on them. */
  shown: ReadonlySet<number>;
  show: (contracts: readonly number[]) => void;
  choose: (choice: Choice | null) => void;
  /** Whose things lie here, for sentences: in a replay they are those of somebody with a name, and not "yours". */
  whose: Whose;
}

/** `useRoutes`: the table around a part of this game. */
const [TableProvider, useTable] = tableContext<RoutesTable>("routes");
export { useTable as useRoutes };

const NONE: ReadonlySet<number> = new Set();

function useHeld(view: View, facts: Facts, seat: number, choice: Choice | null): readonly Held[] {
  const claimed = choice?.kind === "claim" ? choice.claim.route : null;
  return useMemo(() => {
    const nearer = facts.claims.find((one) => one.route === claimed)?.nearer ?? [];
    const held = facts.ways.flatMap((way): Held[] => {
      const { contract } = way;
      if (way.seat !== seat) return [];
      const isOffered = view.offer.includes(contract) && !view.first_kept.includes(contract);
      return [{ contract, isOffered, way, after: nearer.find((one) => one.contract === contract)?.spaces ?? null }];
    });
    return held.filter((one) => view.first_kept.length === 0 || !one.isOffered);
  }, [view, facts, seat, claimed]);
}

function useLaid({ ways }: Facts, isOver: boolean): readonly Laid[] {
  return useMemo(
    () => (isOver ? ways.map((way) => ({ seat: way.seat, contract: way.contract, isOffered: false, way, after: null })) : []),
    [ways, isOver],
  );
}

export function RoutesProvider({ children, play, foresee, ...props }: RoutesProps & { children: ReactNode }) {
  const { offer, seated } = useSeated(props);
  const { view, facts, moves, seat, players, moment } = seated;
  // What is in hand belongs to the moves that were offered then; others may act meanwhile.
  const choosing = useChoosing<Choice>(offer, play);
  const { choice, choose, refused, isBusy } = choosing;
  const [shown, setShown] = useState(NONE);
  const offered = useMemo(() => sortMoves(moves, view.hand), [moves, view.hand]);
  const touches = useTouches(choosing, offered, moves, foresee);
  const held = useHeld(view, facts, seat, choice);
  const laid = useLaid(facts, view.public.why_ended !== "");
  const whose = useMemo(() => whoseOf(players, seat), [players, seat]);

  useEffect(() => () => pointAt(null), []);

  const value = useMemo<RoutesTable>(
    () => ({
      ...seated,
      ...touches,
      offered,
      choice,
      isBusy,
      refused,
      held,
      laid,
      shown,
      show: (contracts) => setShown(contracts.length ? new Set(contracts) : NONE),
      choose,
      whose,
    }),
    [seated, touches, offered, choice, isBusy, refused, held, laid, whose, shown, choose],
  );
  return (
    <TableProvider value={value}>
      {children}
      <Flights moment={moment} seat={seat} />
    </TableProvider>
  );
}
