// How routes tells again what others did: its parts, where each lies on the table, and its words.
import type { GameRecap } from "@/platform/game";
import { inLanguage } from "@/platform/shared/inLanguage";
import type { Event } from "@/wire/routes";
import { CONTRACTS_SPOT, MARKET_SPOT, PILE_SPOT, pointedRoute } from "../pointing";
import { briefs } from "./briefs";

/** Beside the board: the market by its middle slot. */
const BESIDE: Readonly<Record<string, string>> = { [MARKET_SPOT]: "slot-2", [PILE_SPOT]: "pile-draw", [CONTRACTS_SPOT]: "pile-contracts" };

export const recap: GameRecap<Event> = {
  briefs,
  spotOf: (place) => {
    const route = pointedRoute(place);
    return route === null ? `[data-routes-at="${BESIDE[place] ?? place}"]` : `#board [data-route="${route}"]`;
  },
  words: inLanguage({
    en: () => import("./words/en.json"),
    fr: () => import("./words/fr.json"),
    nl: () => import("./words/nl.json"),
  }),
};
