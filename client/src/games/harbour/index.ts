// Everything that `harbour` brings to a table in the browser. Its words lie in several catalogues: board, cards and mat.
import { lazy } from "react";
import type { GameClient } from "@/platform/game";
import { inLanguage } from "@/platform/shared/inLanguage";
import type { Event, Facts as Told, View } from "@/wire/harbour";
import { openGallery } from "./gallery/door";
import { Guide } from "./guide";
import { lines } from "./log/lines";
import { optionWords } from "./options";
import { Figures } from "./others/Figures";
import { Gain } from "./others/Gain";
import { Order } from "./others/Order";
import { Track } from "./others/Track";
import { Board, Facts, Mine, handheld } from "./parts";
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
  Hint: lazy(async () => ({ default: (await import("./text/Hint")).Hint })),
  movesTold: async () => (await import("./text/Hint")).told,
  recap: async () => (await import("./recap")).recap,
  doors: [{ key: "G", icon: "i-cards", words: "harbour.gallery.open", open: () => openGallery() }],
  roomy: { Head: Track, Order, Side: Figures },
  handheld,
};

export default harbour;
