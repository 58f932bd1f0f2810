// The guide of this game: its lessons and their symbols.
import { coachOf } from "@/platform/guide/Coach";
import { withShared } from "@/platform/guide/words";
import { inLanguage } from "@/platform/shared/inLanguage";
import { Symbol } from "../symbols/Symbol";
import { LESSONS, type Situation } from "./steps";

const words = inLanguage({
  en: () => import("./words/en.json"),
  fr: () => import("./words/fr.json"),
  nl: () => import("./words/nl.json"),
});

export default coachOf<Situation>({
  game: "harbour",
  lessons: LESSONS,
  first: ["startCard", "startCube", "card", "dice", "turn"],
  last: "over",
  symbols: {
    arms: <Symbol name="arms" />,
    barge: <Symbol name="barge" />,
    cube: <Symbol name="cube-any" />,
    depot: <Symbol name="depot" />,
    docker: <Symbol name="docker" />,
    florin: <Symbol name="florin" />,
    market: <Symbol name="market" />,
    once: <Symbol name="time-III" />,
    penalty: <Symbol name="penalty" />,
    river: <Symbol name="river-pawn" />,
    rose: <Symbol name="rose" />,
    sale: <Symbol name="black-market" />,
    warehouse: <Symbol name="warehouse" />,
  },
  words: withShared(words),
});
