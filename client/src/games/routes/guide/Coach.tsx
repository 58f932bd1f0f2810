// The guide of this game: its lessons and their symbols.
import { Coach as AnyCoach } from "@/platform/guide/Coach";
import type { Course } from "@/platform/guide/course";
import { withShared } from "@/platform/guide/words";
import { RuleSymbol } from "../rules/RuleSymbol";
import { LESSONS, type Situation } from "./steps";

const loaders = {
  en: () => import("./words/en.json"),
  fr: () => import("./words/fr.json"),
  nl: () => import("./words/nl.json"),
};

const COURSE: Course<Situation> = {
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
  words: withShared(async (language) => (await loaders[language]()).default),
};

export function Coach({ openRule, ...situation }: Situation & { openRule: (rule: string) => void }) {
  return <AnyCoach course={COURSE} situation={situation} openRule={openRule} />;
}
