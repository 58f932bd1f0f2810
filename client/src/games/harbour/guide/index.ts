// The guide of the game, for its table.
import { guideOf } from "@/platform/guide/Guide";
import { useHarbour } from "../table";

function useSituation() {
  const { view, moves, seat, sight, openRule } = useHarbour();
  return { view, moves, seat, deal: sight.fixed, openRule };
}

export const Guide = guideOf("harbour", useSituation, () => import("./Coach"));
