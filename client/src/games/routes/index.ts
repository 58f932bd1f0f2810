// Everything that `routes` brings to a table in the browser.
import { lazy } from "react";
import type { GameClient } from "@/platform/game";
import { inLanguage } from "@/platform/shared/inLanguage";
import type { Event, Facts as Told, View } from "@/wire/routes";
import { Facts, Gain } from "./Facts";
import { TextBoard } from "./TextBoard";
import { Board } from "./board/Board";
import { Guide } from "./guide";
import { lines } from "./log/lines";
import { join } from "./log/pairs";
import { Mine } from "./mine/Mine";
import { pointAt } from "./pointing";
import { progress } from "./progress";
import { Prompt } from "./prompt/Prompt";
import { ruleWords, scoreWords } from "./rulewords";
import { gained, scoreLine } from "./scoring";
import { RoutesProvider } from "./table";

const words = inLanguage({
  en: () => import("./words/en.json"),
  fr: () => import("./words/fr.json"),
  nl: () => import("./words/nl.json"),
});

const routes: GameClient<View, Event, Told> = {
  slug: "routes",
  name: "routes.name",
  Provider: RoutesProvider,
  Board,
  Prompt,
  Mine,
  TextBoard,
  Facts,
  Gain,
  points: (view, seat) => view.public.points[seat] ?? null,
  pointAt,
  progress,
  lines,
  join,
  gained,
  scoreWords,
  scoreLine,
  ruleWords,
  askedRule: async (...asked) => (await import("./askedRule")).askedRule(...asked),
  words,
  rules: async (language) => (await import("./rules")).rules(language),
  Guide,
  Hint: lazy(async () => ({ default: (await import("./Hint")).Hint })),
  movesTold: async () => (await import("./Hint")).told,
  recap: async () => (await import("./recap")).recap,
};

export default routes;
