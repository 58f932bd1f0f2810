// What a hint and an analysis say of moves of this game.
import { useIntl } from "react-intl";
import { hintOf } from "@/platform/hint/HintPanel";
import type { MovesInHand, MovesTold } from "@/platform/hint/moves";
import { another, chooseThing, movesOf } from "../choice";
import { useHarbour } from "../table";
import { readMove, thingsOf } from "../things";
import { sayMove } from "./moveWords";
import { words } from "./words";

function useMoves(): MovesInHand {
  const intl = useIntl();
  const { view, facts, offered, seat, chosen, choose } = useHarbour();
  return {
    say: (move) => sayMove(intl, readMove(move), view, facts),
    chosen: chosen && (movesOf(chosen)[0] ?? null),
    choose: (move) => {
      const said = readMove(move);
      const [thing] = thingsOf(said);
      const found = thing && chooseThing(thing, offered, view, facts, seat);
      if (found) choose(said.verb === "step" ? found : another(found, said, facts));
    },
  };
}

const SOURCES = {
  bridges: "harbour.score.bridges",
  cards: "harbour.score.cards",
  depots: "harbour.score.depots",
  district: "harbour.score.districts",
  dockers: "harbour.score.dockers",
  fast: "harbour.score.fast",
  foreman: "harbour.score.foreman",
  group: "harbour.score.group",
  laurel: "harbour.score.laurel",
  left: "harbour.score.left",
  market: "harbour.score.market",
  more: "harbour.score.more",
  mouth: "harbour.score.mouth",
  penalties: "harbour.score.penalties",
  roofs: "harbour.score.roofs",
  task: "harbour.score.tasks",
};

export const told: MovesTold = { useMoves, sources: SOURCES, words };

export const Hint = hintOf(told);
