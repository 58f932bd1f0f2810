// The taught game of the routes: its tasks and their symbols.
import { taughtOf } from "@/platform/guide/Taught";
import { withShared } from "@/platform/guide/words";
import { inLanguage } from "@/platform/shared/inLanguage";
import type { Situation } from "../guide/steps";
import { RuleSymbol } from "../rules/RuleSymbol";
import { TASKS } from "./tasks";

const words = inLanguage({
  en: () => import("./words/en.json"),
  fr: () => import("./words/fr.json"),
  nl: () => import("./words/nl.json"),
});

export default taughtOf<Situation>({
  game: "routes",
  tasks: TASKS,
  last: "end",
  symbols: {
    cart: <RuleSymbol name="cart" />,
    contract: <RuleSymbol name="contract" />,
    trade: <RuleSymbol name="trade" />,
    disc: <RuleSymbol name="trade-route" />,
    wild: <RuleSymbol name="wild" />,
  },
  words: withShared(words),
});
