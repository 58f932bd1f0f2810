// The taught game of harbour: its tasks, and what they are about at this moment.
import { taughtOf } from "@/platform/guide/Taught";
import { withShared } from "@/platform/guide/words";
import { inLanguage } from "@/platform/shared/inLanguage";
import type { Situation } from "../guide/steps";
import { SYMBOLS } from "../guide/symbols";
import { nextOf } from "./pupil";
import { TASKS, type Taught } from "./tasks";

const words = inLanguage({
  en: () => import("./words/en.json"),
  fr: () => import("./words/fr.json"),
  nl: () => import("./words/nl.json"),
});

const Lessons = taughtOf<Taught>({ game: "harbour", tasks: TASKS, last: "end", symbols: SYMBOLS, words: withShared(words) });

export default function TaughtHarbour(situation: Situation) {
  return <Lessons {...situation} next={nextOf(situation)} />;
}
