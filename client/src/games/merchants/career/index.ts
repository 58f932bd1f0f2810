// What merchants calls the figures of a career and the sources of its money.
import type { CareerTerms } from "@/platform/career/games";

export default {
  figures: {
    price: "merchants.career.figure.price",
    tiles: "merchants.career.figure.tiles",
    borrowed: "merchants.career.figure.borrowed",
  },
  sources: {
    exchange: "merchants.career.source.exchange",
    quarters: "merchants.career.source.quarters",
    colonies: "merchants.career.source.colonies",
    bonuses: "merchants.career.source.bonuses",
    auctions: "merchants.career.source.auctions",
    loans: "merchants.career.source.loans",
  },
  unit: { bySource: "merchants.career.bySource", points: "merchants.career.points" },
} satisfies CareerTerms;
