// The guide of the game, for its table.
import { guideOf } from "@/platform/guide/Guide";
import { useRoutes } from "../table";

function useSituation() {
  const { view, moves, seat, openRule } = useRoutes();
  return { view, moves, seat, openRule };
}

export const Guide = guideOf("routes", useSituation, () => import("./Coach"));
