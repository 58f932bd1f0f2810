// Everything that `merchants` brings to a table in the browser.
//
// Words: the table's own stand in words/, the auction's in auction/words/, those of scorings in scoring/words/, what refuses a move in rules/words/. All keys begin with
// `merchants.`, none stands twice, and they are loaded together. What teaches (guide/) loads its own when it is wanted.
import { lazy } from "react";
import type { GameClient } from "@/platform/game";
import { inLanguage } from "@/platform/shared/inLanguage";
import type { Event, Facts as Told, View } from "@/wire/merchants";
import { Facts, Gain } from "./Facts";
import { TextBoard } from "./TextBoard";
import { AuctionAfter, auctionWords } from "./auction";
import { Board } from "./board/Board";
import { Guide } from "./guide";
import { lines } from "./log/lines";
import { Mine } from "./mine/Mine";
import { pointAt } from "./pointing";
import { progress } from "./progress";
import { Aside } from "./prompt/Look";
import { Prompt } from "./prompt/Prompt";
import { rules } from "./rules";
import { refusalWords, ruleWords } from "./rules/refusals";
import { scoreWords } from "./scorewords";
import { scoringWords } from "./scoring";
import { gained, scoreLine } from "./scorelines";
import { MerchantsProvider } from "./table";

const words = inLanguage({
  en: () => import("./words/en.json"),
  fr: () => import("./words/fr.json"),
  nl: () => import("./words/nl.json"),
});

const merchants: GameClient<View, Event, Told> = {
  slug: "merchants",
  name: "merchants.name",
  Provider: MerchantsProvider,
  Board,
  Prompt,
  Aside,
  Mine,
  TextBoard,
  Facts,
  Gain,
  points: (view, seat) => view.at[seat]?.money ?? null,
  pointWords: "merchants.money",
  pointAt,
  progress,
  lines,
  gained,
  scoreWords,
  scoreLine,
  ruleWords,
  askedRule: async (...asked) => (await import("./askedRule")).askedRule(...asked),
  Lot: AuctionAfter,
  words: async (language) => {
    const parts = await Promise.all([words, auctionWords, scoringWords, refusalWords].map((part) => part(language)));
    return Object.assign({}, ...parts);
  },
  rules,
  Guide,
  Hint: lazy(async () => ({ default: (await import("./Hint")).Hint })),
  movesTold: async () => (await import("./Hint")).told,
  recap: async () => (await import("./recap")).recap,
};

export default merchants;
