// Everything that `merchants` brings to a table in the browser.
//
// Words: the table's own stand in words/, the auction's in auction/words/, what refuses a move in rules/words/. All keys begin with
// `merchants.`, none stands twice, and they are loaded together. What teaches (guide/) loads its own when it is wanted.
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
import { gained, scoreLine } from "./scoring";
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
    const [own, auction, refusals] = await Promise.all([words(language), auctionWords(language), refusalWords(language)]);
    return { ...own, ...auction, ...refusals };
  },
  rules,
  Guide,
};

export default merchants;
