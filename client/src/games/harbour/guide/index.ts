// The guide of the game, for its table.
import { guideOf } from "@/platform/guide/Guide";
import { useHandheld } from "@/platform/shared/handheld";
import { useHarbour } from "../table";

function useSituation() {
  const { view, facts, moves, seat, offered, prices, choice, sight, openRule } = useHarbour();
  const isHandheld = useHandheld() !== null;
  return { view, facts, moves, seat, offered, prices, choice, isHandheld, deal: sight.fixed, openRule };
}

export const Guide = guideOf(
  "harbour",
  useSituation,
  () => import("./Coach"),
  () => import("../taught"),
);
