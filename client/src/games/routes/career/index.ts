// What routes calls the figures of a career and the sources of its points.
import type { CareerTerms } from "@/platform/career/games";

export default {
  figures: {
    kept: "routes.career.figure.kept",
    carts: "routes.career.figure.carts",
    trade: "routes.career.figure.trade",
  },
  sources: {
    routes: "routes.career.source.routes",
    contracts: "routes.career.source.contracts",
    missed: "routes.career.source.missed",
    trade: "routes.career.source.trade",
  },
} satisfies CareerTerms;
