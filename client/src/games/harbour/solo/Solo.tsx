// Alone against TOM on a desk: the duel and his strip in the players' place, and beside the log what he would do next.
import { inLanguage } from "@/platform/shared/inLanguage";
import { MoreWords } from "@/platform/words";
import { useHarbour } from "../table";
import { Duel } from "./Duel";
import { Plan } from "./Plan";
import { Strip } from "./Strip";

const words = inLanguage({
  en: () => import("./words/en.json"),
  fr: () => import("./words/fr.json"),
  nl: () => import("./words/nl.json"),
});

export function SoloOrder() {
  return (
    <MoreWords load={words} waiting={null}>
      <Duel />
      <Strip />
    </MoreWords>
  );
}

export function SoloPlan() {
  const { facts } = useHarbour();
  if (!facts.toms_plan) return null;
  return (
    <MoreWords load={words} waiting={null}>
      <Plan plan={facts.toms_plan} />
    </MoreWords>
  );
}
