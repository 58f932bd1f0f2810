// Which rule tells of what is asked, so that help opens there.
import type { View } from "@/wire/harbour";

type Step = View["agenda"][number]["type"];
/** What goes on by itself, and asks nobody. */
type Silent =
  | "DealTasks"
  | "RevealStartCards"
  | "BeginRound"
  | "RollDice"
  | "TurnRoses"
  | "BeginTurn"
  | "EndTurn"
  | "EndRound"
  | "Leftovers"
  | "Give"
  | "MoveBarge"
  | "MoveOnRiver";

export const RULES: Readonly<Record<Exclude<Step, Silent>, string>> = {
  PlaceForeman: "HAR-290",
  PlaceBailiff: "HAR-291",
  PlacePawn: "HAR-310",
  StartCard: "HAR-029",
  StartCube: "HAR-030",
  TakeCard: "HAR-061",
  DropCard: "HAR-063",
  TomDiscard: "HAR-326",
  ChooseDie: "HAR-073",
  ShiftDie: "HAR-076",
  Act: "HAR-085",
  WaiveCube: "HAR-102",
  PayCube: "HAR-220",
  GainCube: "HAR-222",
  PlaceGood: "HAR-124",
  RiverOn: "HAR-171",
  Advance: "HAR-244",
  FreeActivate: "HAR-105",
  DiscardPlan: "HAR-236",
  SwapOut: "HAR-317",
  SwapIn: "HAR-317",
  JumpTo: "HAR-148",
  ClaimBlock: "HAR-126",
  PawnTo: "HAR-312",
  BailiffTo: "HAR-297",
  ForemanTo: "HAR-293",
  KeepCube: "HAR-190",
  ReturnPieces: "HAR-303",
};

/** A payment is told by what it is for, which lies below the question. */
export const PAID_FOR: Readonly<Partial<Record<Step, string>>> = { MoveBarge: "HAR-145", MoveOnRiver: "HAR-170" };

const isQuestion = (step: Step): step is keyof typeof RULES => step in RULES;

/** The rule of the question that is put to a seat; null where none is. */
export function askedRule({ agenda, waiting }: View, seat: number): string | null {
  const asked = agenda.at(-1)?.type;
  if (!asked || !isQuestion(asked) || !waiting.includes(seat)) return null;
  const purpose = agenda.at(-2)?.type;
  return (asked === "PayCube" && purpose && PAID_FOR[purpose]) || RULES[asked];
}
