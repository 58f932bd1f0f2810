// What harbour calls the figures of a career and the sources of its points.
import type { CareerTerms } from "@/platform/career/games";

export default {
  figures: {
    cards: "harbour.career.figure.cards",
    blocks: "harbour.career.figure.blocks",
    penalties: "harbour.career.figure.penalties",
  },
  sources: {
    goods: "harbour.career.source.goods",
    cards: "harbour.career.source.cards",
    city: "harbour.career.source.city",
    river: "harbour.career.source.river",
    dockers: "harbour.career.source.dockers",
    tasks: "harbour.career.source.tasks",
    left: "harbour.career.source.left",
    penalties: "harbour.career.source.penalties",
  },
} satisfies CareerTerms;
