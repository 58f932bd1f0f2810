// A table in words as its parts share it: what is told, the moves that are offered, and the one in hand.
import { createContext, type ReactNode, useContext, useMemo } from "react";
import type { GameProps } from "@/platform/game";
import { useInHand } from "@/platform/inHand";
import { useSending } from "@/platform/sending";
import type { MoveWords } from "@/wire/http";
import { useTelling, useTold } from "./told";

export interface PlainTable extends GameProps<unknown, unknown> {
  /** The legal moves with their words; where those are still on their way, the notation stands for them. */
  offered: readonly MoveWords[];
  chosen: MoveWords | null;
  /** Touched once a move is chosen, touched again it is played. */
  touch: (move: string) => void;
  act: () => void;
  isBusy: boolean;
  /** The rule that refused the last move, or null. */
  refused: string | null;
}

const PlainContext = createContext<PlainTable | null>(null);

export function usePlain(): PlainTable {
  const table = useContext(PlainContext);
  if (!table) throw new Error("This part belongs to a table in words.");
  return table;
}

export function PlainProvider({ children, ...props }: GameProps<unknown, unknown> & { children: ReactNode }) {
  const { moves, sight, play } = props;
  useTelling(sight);
  const told = useTold((now) => now.words?.moves);
  const offer = moves.join("|");
  const offered = useMemo(() => {
    const words = new Map(told?.map((one) => [one.move, one]));
    return offer === "" ? [] : offer.split("|").map((move) => words.get(move) ?? { move, text: move, rule: "" });
  }, [offer, told]);
  const { value: held, take } = useInHand<string>(offer);
  const { value: refused, take: setRefused } = useInHand<string>(offer);
  const { isBusy, send } = useSending(offer, play);
  const choose = (move: string): void => {
    setRefused(null);
    take(move);
  };
  const act = (): void => {
    if (held && !isBusy) void send(held).then((answer) => answer && setRefused(answer.rule ?? ""));
  };
  const table: PlainTable = {
    ...props,
    offered,
    chosen: offered.find(({ move }) => move === held) ?? null,
    touch: (move) => (move === held ? act() : choose(move)),
    act,
    isBusy,
    refused,
  };
  return <PlainContext value={table}>{children}</PlainContext>;
}
