// The guide of the game, for its table.
import { guideOf } from "@/platform/guide/Guide";
import { useRoutes } from "../table";

function useSituation() {
  const { view, facts, moves, seat, choice, sight, openRule } = useRoutes();
  return { view, facts, moves, seat, choice, deal: sight.fixed, openRule };
}

export const Guide = guideOf(
  "routes",
  useSituation,
  () => import("./Coach"),
  () => import("../taught"),
);
