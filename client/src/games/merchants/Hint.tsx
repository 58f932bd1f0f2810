// What a hint and an analysis say of moves of this game.
import { useIntl } from "react-intl";
import { hintOf } from "@/platform/hint/HintPanel";
import type { MovesInHand, MovesTold } from "@/platform/hint/moves";
import { moveOf } from "./choice";
import { choiceOf, wordsOf } from "./listed";
import { readMove } from "./moves";
import { useMerchants } from "./table";

function useMoves(): MovesInHand {
  const intl = useIntl();
  const table = useMerchants();
  return {
    say: (text) => {
      const move = readMove(text);
      return move ? wordsOf(intl, table, move) : text;
    },
    chosen: moveOf(table.choice),
    choose: (text) => {
      const move = readMove(text);
      table.choose(move && choiceOf(move));
    },
  };
}

export const told: MovesTold = {
  useMoves,
  sources: {
    borrowed: "merchants.score.loans",
    bought: "merchants.score.line.bought",
    bridges: "merchants.score.line.bridges",
    continents: "merchants.score.line.continents",
    forced: "merchants.score.line.forced",
    quarters: "merchants.score.line.quarters",
    repaid: "merchants.score.line.repaid",
    scored: "merchants.score.scorings",
    start: "merchants.score.start",
  },
};

export const Hint = hintOf(told);
