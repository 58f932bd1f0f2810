// The guide of the game, for its table.
import { guideOf } from "@/platform/guide/Guide";
import { useMerchants } from "../table";

function useSituation() {
  const { view, moves, seat, choice, sight, openRule } = useMerchants();
  return { view, moves, seat, isLive: sight.lots !== null, choice, deal: sight.fixed, openRule };
}

export const Guide = guideOf(
  "merchants",
  useSituation,
  () => import("./Coach"),
  () => import("../taught"),
);
