// The cards one chooses among, wherever they are shown.
import { useHarbour } from "../table";

/** The cards one chooses among: the offer, or the discards while one of them is taken in exchange. */
export function useOffer(): readonly number[] {
  const { view, offered } = useHarbour();
  if (view.agenda.at(-1)?.type !== "SwapIn") return view.offer;
  return view.discards.filter((card) => offered.has(`card ${card}`));
}
