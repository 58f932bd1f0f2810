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
  words: withShared(words),
});
