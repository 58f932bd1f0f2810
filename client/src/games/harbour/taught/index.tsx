// The taught game of harbour: its tasks and their symbols.
import { taughtOf } from "@/platform/guide/Taught";
import { withShared } from "@/platform/guide/words";
import { inLanguage } from "@/platform/shared/inLanguage";
import type { Situation } from "../guide/steps";
import { Symbol } from "../symbols/Symbol";
import { TASKS } from "./tasks";

const words = inLanguage({
  en: () => import("./words/en.json"),
  fr: () => import("./words/fr.json"),
  nl: () => import("./words/nl.json"),
});

export default taughtOf<Situation>({
  game: "harbour",
  tasks: TASKS,
  last: "end",
  symbols: {
    barge: <Symbol name="barge" />,
    cube: <Symbol name="cube-any" />,
    depot: <Symbol name="depot" />,
    docker: <Symbol name="docker" />,
    florin: <Symbol name="florin" />,
    market: <Symbol name="market" />,
    penalty: <Symbol name="penalty" />,
    rose: <Symbol name="rose" />,
    sale: <Symbol name="black-market" />,
    warehouse: <Symbol name="warehouse" />,
  },
  words: withShared(words),
});
