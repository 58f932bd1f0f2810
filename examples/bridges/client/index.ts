// Everything that `bridges` brings to a table in the browser.
import type { GameClient } from "@/platform/game";
import { bookOf } from "@/platform/plain/rules";
import { inLanguage } from "@/platform/shared/inLanguage";
import { Facts, Gain } from "./Facts";
import { Hand } from "./Hand";
import { Aside, Prompt } from "./Prompt";
import { TextBoard } from "./TextBoard";
import { Board } from "./board/Board";
import { gained, lines, scoreLine } from "./log";
import { BridgesProvider, pointAt } from "./table";
import type { Event, Facts as Told, View } from "./wire";

const RULES: Readonly<Record<string, string>> = {
  "BRI-020": "bridges.rule.020",
  "BRI-021": "bridges.rule.021",
  "BRI-030": "bridges.rule.030",
};

const SCORES: Readonly<Record<string, string>> = { "BRI-023": "bridges.score.towed", "BRI-031": "bridges.score.last" };

const bridges: GameClient<View, Event, Told> = {
  slug: "bridges",
  name: "bridges.name",
  Provider: BridgesProvider,
  Board,
  Prompt,
  Aside,
  Mine: Hand,
  TextBoard,
  Facts,
  Gain,
  points: (view, seat) => view.points[seat] ?? null,
  pointAt,
  progress: ({ turn, pile }) => (turn < 0 ? null : { id: "bridges.progress", values: { pile } }),
  lines,
  gained,
  scoreWords: (rule) => SCORES[rule] ?? "bridges.score.opened",
  scoreLine,
  ruleWords: (rule) => RULES[rule] ?? null,
  askedRule: async (_view, _seat, moves) => (moves.length > 0 ? "BRI-020" : null),
  words: inLanguage({
    en: () => import("./words/en.json"),
    fr: () => import("./words/fr.json"),
    nl: () => import("./words/nl.json"),
  }),
  rules: () => bookOf("bridges"),
};

export default bridges;
