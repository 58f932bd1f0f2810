// What a seat can spend now, and what comes to it in each of the next rounds.
import { countAsOne } from "../map";
import { useHarbour } from "../table";
import { comingCubes } from "./coming";

const ROUNDS_SHOWN = 6;
/** Where as many faces count as 1, nearly every die fills the arrow: an empty round there is no danger. */
const NEARLY_ALL = 3;

export interface Arrival {
  round: number;
  there: readonly number[];
  /** What the own dice in hand would put there. */
  coming: readonly number[];
  isNow: boolean;
  /** With nothing in it there is no danger. */
  isCalm: boolean;
}

/** What can be spent now, then slot by slot what comes; while the dice are chosen, the first slot is what comes now. */
export function useArrivals(seat: number): readonly Arrival[] {
  const table = useHarbour();
  const { view, facts } = table;
  const at = view.at[seat];
  const coming = seat === table.seat ? comingCubes(table) : {};
  const arrives = facts.arrives ?? [];
  const slots = arrives.map((round, slot) => ({ round, there: at?.rose[slot] ?? [], coming: coming[slot + 1] ?? [] }));
  const now = arrives[0] === view.round ? [] : [{ round: view.round, there: at?.pool ?? [], coming: [] }];
  return [...now, ...slots].slice(0, ROUNDS_SHOWN).map((one) => {
    const isNow = one.round === view.round;
    return { ...one, isNow, isCalm: isNow || countAsOne(one.round).length >= NEARLY_ALL };
  });
}
