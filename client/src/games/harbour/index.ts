// Everything that `harbour` brings to a table in the browser. Its words lie in several catalogues: board, cards and mat.
import type { GameClient } from "@/platform/game";
import { inLanguage } from "@/platform/shared/inLanguage";
import type { Event, Facts as Told, View } from "@/wire/harbour";
import { Board } from "./board/Board";
import { Guide } from "./guide";
import { lines } from "./log/lines";
import { Mine } from "./mat/Mine";
import { optionWords } from "./options";
import { Facts } from "./others/Facts";
import { Gain } from "./others/Gain";
import { pointAt } from "./pointing";
import { progress } from "./progress";
import { Aside, Prompt } from "./prompt/Prompt";
import { ruleWords } from "./rules/refusals";
import { gained, scoreLine, scoreWords } from "./scoring";
import { HarbourProvider } from "./table";
import { Written } from "./text/Written";

const words = inLanguage({
  en: () => import("./words/en"),
  fr: () => import("./words/fr"),
  nl: () => import("./words/nl"),
});

const harbour: GameClient<View, Event, Told> = {
  slug: "harbour",
  name: "harbour.name",
  Provider: HarbourProvider,
  Board,
  Prompt,
  Aside,
  Mine,
  TextBoard: Written,
  Facts,
  Gain,
  points: (view, seat) => view.sides[seat]?.points ?? null,
  pointAt,
  progress,
  lines,
  gained,
  scoreWords,
  scoreLine,
  optionWords,
  ruleWords,
  askedRule: async (view, seat) => (await import("./askedRule")).askedRule(view, seat),
  words,
  rules: async (language) => (await import("./rules")).rules(language),
  Guide,
};

export default harbour;
