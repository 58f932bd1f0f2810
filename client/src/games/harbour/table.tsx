// The table of harbour as its parts share it: the view, what is offered, what is in hand, and what a touch does.
import { type ReactNode, useCallback, useEffect, useMemo, useState } from "react";
import type { GameProps } from "@/platform/game";
import { tableContext } from "@/platform/shared/tableContext";
import { type Seated, useSeated } from "@/platform/shared/useSeated";
import type { Event, Facts, View } from "@/wire/harbour";
import { type Choice, type Chosen, another, chooseThing, isSame, meant, movesOf, payWith } from "./choice";
import { pointAt } from "./pointing";
import { prices } from "./sailing";
import { type Sending, useSending } from "./sending";
import { type Offered, type Said, type Thing, askMove, keyOf, sortMoves } from "./things";

export type HarbourProps = GameProps<View, Event, Facts>;

export interface HarbourTable extends Seated<View, Event, Facts>, Omit<Sending, "send">, Pick<HarbourProps, "foresee"> {
  offered: Offered;
  choice: Choice | null;
  /** The choice, if it is something that can be done. */
  chosen: Chosen | null;
  /** What each berth of the port in reach costs in cubes. */
  prices: ReadonlyMap<number, number>;
  /** Whether something can be done with a thing now. */
  isOpen: (thing: Thing) => boolean;
  isChosen: (thing: Thing) => boolean;
  choose: (choice: Choice | null) => void;
  /** Touched once it is chosen, touched again it is done; what cannot be done says why. */
  touch: (thing: Thing) => void;
  /** The thing in hand is done in another of its ways. */
  chooseWay: (way: Said) => void;
  /** A cube of this colour pays for what is in hand. */
  payWith: (colour: number) => void;
  /** Does at once what can be done with a thing in one way alone; else it is taken in hand. */
  perform: (thing: Thing) => void;
  /** Does what is in hand. */
  act: () => void;
  /** Says a move that lies nowhere, such as `end`: at once. */
  say: (move: string) => void;
}

/** `useHarbour`: the table around a part of this game. */
const [TableProvider, useTable] = tableContext<HarbourTable>("harbour");
export { useTable as useHarbour };

/** What is in hand belongs to the view that it was chosen in; what is only looked at stays while others play. */
function useChoice(view: View, isMyTurn: boolean): [Choice | null, (choice: Choice | null) => void, (from: Choice, to: Choice) => void] {
  const [held, hold] = useState<{ choice: Choice | null; view: View }>({ choice: null, view });
  const isHeld = held.view === view || (held.choice?.kind === "blocked" && !isMyTurn);
  const set = useCallback((choice: Choice | null) => hold({ choice, view }), [view]);
  const replace = useCallback((from: Choice, to: Choice) => hold((now) => (now.choice === from ? { ...now, choice: to } : now)), []);
  return [isHeld ? held.choice : null, set, replace];
}

export function HarbourProvider({ children, play, foresee, ...props }: HarbourProps & { children: ReactNode }) {
  const { seated } = useSeated(props);
  const { view, facts, moves, seat } = seated;
  const offered = useMemo(() => sortMoves(moves), [moves]);
  const [choice, setChoice, replaceChoice] = useChoice(view, moves.length > 0);
  const { send, ...sending } = useSending(view, moves, play);
  const { isBusy } = sending;

  useEffect(() => () => pointAt(null), []);

  const touch = useCallback(
    (touched: Thing) => {
      if (isBusy) return;
      const thing = meant(touched, offered, view, seat);
      const chosen = chooseThing(thing, offered, view, facts, seat);
      if (chosen && choice?.kind === "chosen" && isSame(choice, thing)) return send(movesOf(choice));
      if (chosen) return setChoice(chosen);
      const blocked: Choice = { kind: "blocked", thing, rule: "", lacks: [] };
      setChoice(blocked);
      const move = askMove(thing, view, seat);
      if (moves.length === 0 || move === null) return;
      void foresee(move).then(({ rule = "", lacks = [] }) => replaceChoice(blocked, { ...blocked, rule, lacks }));
    },
    [choice, facts, foresee, isBusy, moves, offered, replaceChoice, seat, send, setChoice, view],
  );

  const value = useMemo<HarbourTable>(() => {
    const chosen = choice?.kind === "chosen" ? choice : null;
    const reachable = prices(offered, view, facts, seat);
    return {
      ...seated,
      ...sending,
      offered,
      choice,
      chosen,
      prices: reachable,
      isOpen: (thing) => offered.has(keyOf(thing)) || (thing.kind === "space" && reachable.has(thing.space)),
      isChosen: (thing) => isSame(choice, thing),
      choose: setChoice,
      touch,
      chooseWay: (way) => chosen && setChoice(another(chosen, way, facts)),
      payWith: (colour) => chosen && setChoice(payWith(chosen, colour, view.at[seat]?.pool ?? [])),
      foresee,
      perform: (thing) => {
        const found = chooseThing(thing, offered, view, facts, seat);
        if (found?.ways.length === 1) send(movesOf(found));
        else touch(thing);
      },
      act: () => chosen && send(movesOf(chosen)),
      say: (move) => send([move]),
    };
    // `sending` is made anew each time; what is in it is named.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [seated, offered, choice, setChoice, sending.isBusy, sending.refused, touch, send, foresee]);
  return <TableProvider value={value}>{children}</TableProvider>;
}
