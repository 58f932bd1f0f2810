// What a hint and an analysis say of moves of this game.
import { useIntl } from "react-intl";
import { hintOf } from "@/platform/hint/HintPanel";
import type { MovesInHand, MovesTold } from "@/platform/hint/moves";
import { moveOf } from "./choice";
import { listed } from "./listed";
import { useRoutes } from "./table";

function useMoves(): MovesInHand {
  const intl = useIntl();
  const table = useRoutes();
  const { choice, choose } = table;
  return {
    say: (move) => listed(intl, table, move)?.words ?? move,
    chosen: choice && moveOf(choice),
    choose: (move) => choose(listed(intl, table, move)?.choice ?? null),
  };
}

export const told: MovesTold = {
  useMoves,
  sources: {
    contract: "routes.score.completed",
    contract_missed: "routes.score.missed",
    route: "routes.score.routes",
    trade: "routes.score.trade",
  },
};

export const Hint = hintOf(told);
