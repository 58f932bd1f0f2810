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
  game: "merchants",
  lessons: LESSONS,
  first: ["aim", "discs"],
  last: "over",
  symbols: {
    bucket: <RuleSymbol name="bucket" />,
    mayor: <RuleSymbol name="mayor" />,
    clock: <RuleSymbol name="clock" />,
    hourglass: <RuleSymbol name="hourglass" />,
    house: <RuleSymbol name="house" />,
    colony: <RuleSymbol name="colony" />,
    bridge: <RuleSymbol name="bridge" />,
    ship: <RuleSymbol name="ship" />,
    credit: <RuleSymbol name="credit" />,
  },
  words: withShared(async (language) => (await loaders[language]()).default),
};

export function Coach({ openRule, ...situation }: Situation & { openRule: (rule: string) => void }) {
  return <AnyCoach course={COURSE} situation={situation} openRule={openRule} />;
}
