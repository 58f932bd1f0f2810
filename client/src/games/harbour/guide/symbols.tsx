// What the texts of a guide of this game may name in braces: in the card beside the board and in the taught game.
import type { ReactNode } from "react";
import { Symbol } from "../symbols/Symbol";

export const SYMBOLS: Readonly<Record<string, ReactNode>> = {
  arms: <Symbol name="arms" />,
  barge: <Symbol name="barge" />,
  cube: <Symbol name="cube-any" />,
  depot: <Symbol name="depot" />,
  docker: <Symbol name="docker" />,
  florin: <Symbol name="florin" />,
  market: <Symbol name="market" />,
  once: <Symbol name="time-III" />,
  penalty: <Symbol name="penalty" />,
  river: <Symbol name="river-pawn" />,
  rose: <Symbol name="rose" />,
  sale: <Symbol name="black-market" />,
  warehouse: <Symbol name="warehouse" />,
};
