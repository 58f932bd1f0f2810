// The guide of this game: its lessons and their symbols.
import { coachOf } from "@/platform/guide/Coach";
import { withShared } from "@/platform/guide/words";
import { inLanguage } from "@/platform/shared/inLanguage";
import { RuleSymbol } from "../rules/RuleSymbol";
import { LESSONS, type Situation } from "./steps";

const words = inLanguage({
  en: () => import("./words/en.json"),
  fr: () => import("./words/fr.json"),
  nl: () => import("./words/nl.json"),
});

export default coachOf<Situation>({
  game: "routes",
  lessons: LESSONS,
  first: ["firstContracts", "turn", "secondCard", "claim"],
  last: "over",
  symbols: {
    cart: <RuleSymbol name="cart" />,
    cards: <RuleSymbol name="cards" />,
    contract: <RuleSymbol name="contract" />,
    trade: <RuleSymbol name="trade" />,
    disc: <RuleSymbol name="trade-route" />,
    grey: <RuleSymbol name="grey" />,
    wild: <RuleSymbol name="wild" />,
  },
  words: withShared(words),
});
