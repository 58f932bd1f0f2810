// The guide of the game, for its table.
import { guideOf } from "@/platform/guide/Guide";
import { useHarbour } from "../table";

function useSituation() {
  const { view, moves, seat, openRule } = useHarbour();
  return { view, moves, seat, openRule };
}

export const Guide = guideOf("harbour", useSituation, () => import("./Coach"));
