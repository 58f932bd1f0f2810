// The auction. `AuctionStage` stands in the board at all times and shows itself while a lot is on the clock; `AuctionAfter` is the
// game's `Lot`; `AuctionPrompt` asks for a sealed limit; `AuctionAside` goes around what the prompt says meanwhile;
// `SealedAfter` shows itself when a round of sealed limits has ended.
export { AuctionAfter } from "./AuctionAfter";
export { AuctionAside } from "./AuctionAside";
export { AuctionPrompt } from "./AuctionPrompt";
export { AuctionStage } from "./AuctionStage";
export { SealedAfter } from "./SealedAfter";

const words = {
  en: () => import("./words/en.json"),
  fr: () => import("./words/fr.json"),
  nl: () => import("./words/nl.json"),
};

/** The words of the auction, beside those of the board. */
export const auctionWords = async (language: "en" | "fr" | "nl"): Promise<Record<string, string>> => (await words[language]()).default;
