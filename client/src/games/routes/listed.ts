// A legal move in words, and what is chosen by it.
import type { IntlShape } from "react-intl";
import type { Choice } from "./choice";
import { WILD, route, routeName } from "./map";
import { DECK, readMove } from "./moves";
import { sayCard, sayContract, sayPayment } from "./saying";
import type { RoutesTable } from "./table";

interface Listed {
  move: string;
  words: string;
  /** What is chosen by it; null for a pass, which needs no second thought. */
  choice: Choice | null;
}

export function listed(intl: IntlShape, table: RoutesTable, text: string): Listed | null {
  const move = readMove(text);
  switch (move?.kind) {
    case "draw": {
      const card = table.view.public.market[move.slot] ?? WILD;
      const words =
        move.slot === DECK
          ? intl.formatMessage({ id: "routes.move.draw" })
          : intl.formatMessage({ id: "routes.move.take" }, { card: sayCard(intl, card), wild: card === WILD ? "yes" : "no" });
      return { move: text, words, choice: { kind: "draw", slot: move.slot } };
    }
    case "claim": {
      const values = { route: routeName(move.route), cards: sayPayment(intl, move), points: route(move.route).points };
      return { move: text, words: intl.formatMessage({ id: "routes.move.claim" }, values), choice: { kind: "claim", claim: move } };
    }
    case "contracts":
      return { move: text, words: intl.formatMessage({ id: "routes.takeContracts" }), choice: { kind: "contracts" } };
    case "keep": {
      const values = { contract: sayContract(intl, move.contract) };
      return {
        move: text,
        words: intl.formatMessage({ id: "routes.prompt.keep" }, values),
        choice: { kind: "keep", contract: move.contract },
      };
    }
    case "both":
      return { move: text, words: intl.formatMessage({ id: "routes.prompt.both" }), choice: { kind: "both" } };
    case "pass":
      return { move: text, words: intl.formatMessage({ id: "routes.pass" }), choice: null };
    default:
      return null;
  }
}
