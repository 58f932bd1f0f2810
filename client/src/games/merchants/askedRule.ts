// Which rule tells of what is asked, so that help opens there.
import type { View } from "@/wire/merchants";

type Step = View["agenda"][number]["type"];
/** What goes on by itself, and asks nobody. */
type Silent = "FirstTurn" | "DrawCard" | "HoldAuction" | "EndTurn" | "LastCards" | "Settle";

export const RULES: Readonly<Record<Exclude<Step, Silent>, string>> = {
  PlaceCard: "MER-044",
  SingleLimit: "MER-141",
  DoubleLimit: "MER-143",
  ChooseGoods: "MER-063",
  FoundColony: "MER-072",
  BuildHouse: "MER-080",
  AdvanceGood: "MER-081",
  Ship: "MER-155",
  Globe: "MER-156",
  Arms: "MER-157",
  Credit: "MER-158",
  CrossedArms: "MER-159",
  CrossedGlobe: "MER-160",
  CrossedShip: "MER-161",
  FreeHouse: "MER-230",
  ReturnHouse: "MER-236",
};

/** The same rounds on the clock, where no move is offered and one presses instead. */
export const PRESSING: Readonly<Partial<Record<Step, string>>> = { SingleLimit: "MER-103", DoubleLimit: "MER-106" };

const isQuestion = (step: Step): step is keyof typeof RULES => step in RULES;

/** The rule of the question that is put to a seat; null where none is. */
export function askedRule({ agenda, waiting }: View, seat: number, moves: readonly string[]): string | null {
  const asked = agenda.at(-1)?.type;
  if (!asked || !isQuestion(asked) || !waiting.includes(seat)) return null;
  return (moves.length === 0 && PRESSING[asked]) || RULES[asked];
}
