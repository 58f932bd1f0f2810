// The taught game of the merchants: its tasks, their symbols, and the practice lot.
import { taughtOf } from "@/platform/guide/Taught";
import { withShared } from "@/platform/guide/words";
import { inLanguage } from "@/platform/shared/inLanguage";
import { MoreWords } from "@/platform/words";
import type { Situation } from "../guide/steps";
import { RuleSymbol } from "../rules/RuleSymbol";
import { PracticeStage } from "./PracticeStage";
import { usePractising } from "./practising";
import { TASKS, type Taught } from "./tasks";

const words = withShared(
  inLanguage({
    en: () => import("./words/en.json"),
    fr: () => import("./words/fr.json"),
    nl: () => import("./words/nl.json"),
  }),
);

const Lessons = taughtOf<Taught>({
  game: "merchants",
  tasks: TASKS,
  last: "end",
  symbols: {
    bucket: <RuleSymbol name="bucket" />,
    mayor: <RuleSymbol name="mayor" />,
    clock: <RuleSymbol name="clock" />,
    house: <RuleSymbol name="house" />,
    colony: <RuleSymbol name="colony" />,
  },
  words,
});

export default function TaughtMerchants(situation: Situation) {
  const { run, done } = usePractising();
  return (
    <>
      <Lessons {...situation} practised={done} isPractising={run !== null} />
      {run !== null && (
        <MoreWords load={words} waiting={null}>
          <PracticeStage key={run} run={run} />
        </MoreWords>
      )}
    </>
  );
}
