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
  game: "harbour",
  lessons: LESSONS,
  first: ["startCard", "startCube", "card", "dice", "turn"],
  last: "over",
  symbols: {
    arms: <RuleSymbol name="arms" />,
    barge: <RuleSymbol name="barge" />,
    cube: <RuleSymbol name="cube" />,
    depot: <RuleSymbol name="depot" />,
    docker: <RuleSymbol name="docker" />,
    florin: <RuleSymbol name="florin" />,
    market: <RuleSymbol name="market" />,
    once: <RuleSymbol name="time-three" />,
    penalty: <RuleSymbol name="penalty" />,
    river: <RuleSymbol name="river" />,
    rose: <RuleSymbol name="rose" />,
    sale: <RuleSymbol name="black-market" />,
    warehouse: <RuleSymbol name="warehouse" />,
  },
  words: withShared(async (language) => (await loaders[language]()).default),
};

export function Coach({ openRule, ...situation }: Situation & { openRule: (rule: string) => void }) {
  return <AnyCoach course={COURSE} situation={situation} openRule={openRule} />;
}
