// What the guide teaches, and when: each step waits until the table itself brings it up.
import type { View } from "@/wire/routes";
import { ROUTES, WILD } from "../map";
import { sortMoves } from "../moves";
import { wayOf } from "../ways";

export const STEPS = [
  "firstContracts",
  "turn",
  "secondCard",
  "claim",
  "wild",
  "trade",
  "later",
  "keep",
  "lastRound",
  "over",
] as const;
export type Step = (typeof STEPS)[number];

/** As much of a table as the guide looks at. */
export interface Situation {
  view: View;
  moves: readonly string[];
  seat: number;
}

/** From how many carts on it is time to think of more contracts, though the first are not joined yet. */
const HALF = 8;

interface Lesson {
  step: Step;
  /** A step that has to be over before this one makes sense. */
  after?: Step;
  /** The rule to read on at. */
  rule: string;
  isNow: (situation: Situation) => boolean;
  /** Whether it is understood, once the moment has passed; left out, whoever acts has understood. */
  isDone?: (situation: Situation) => boolean;
}

const asksMe = ({ view, seat }: Situation, asked: View["public"]["asked"]): boolean =>
  view.public.asked === asked && view.public.waiting.includes(seat);

const isLastRound = ({ view }: Situation): boolean => view.public.turns_left > 0;

function tradeInReach({ view, moves }: Situation): boolean {
  const { claims } = sortMoves(moves, view.hand);
  return [...claims.keys()].some((index) => ROUTES[index]?.trade);
}

function isTimeForContracts({ view, moves, seat }: Situation): boolean {
  const { owners, seats, carts } = view.public;
  const isJoined = (contract: number) => wayOf(contract, seat, owners, seats).togo === 0;
  return moves.includes("contracts") && ((carts[seat] ?? 0) <= HALF || view.contracts.every(isJoined));
}

/** The lessons, the more urgent first. */
const LESSONS: readonly Lesson[] = [
  { step: "over", rule: "ROU-061", isNow: ({ view }) => view.public.why_ended !== "" },
  { step: "firstContracts", rule: "ROU-012", isNow: (now) => asksMe(now, "first contracts") },
  { step: "secondCard", rule: "ROU-030", isNow: (now) => asksMe(now, "second card") },
  { step: "keep", rule: "ROU-052", isNow: (now) => asksMe(now, "contracts") },
  { step: "lastRound", rule: "ROU-060", isNow: isLastRound },
  { step: "turn", rule: "ROU-020", isNow: (now) => asksMe(now, "turn") },
  {
    step: "trade",
    after: "claim",
    rule: "ROU-048",
    isNow: (now) => asksMe(now, "turn") && tradeInReach(now),
  },
  {
    step: "claim",
    after: "turn",
    rule: "ROU-040",
    isNow: (now) => asksMe(now, "turn") && now.moves.some((move) => move.startsWith("claim ")),
    isDone: ({ view, seat }) => view.public.owners.includes(seat),
  },
  {
    step: "wild",
    after: "turn",
    rule: "ROU-032",
    isNow: (now) => asksMe(now, "turn") && now.view.public.market.includes(WILD),
  },
  {
    step: "later",
    after: "claim",
    rule: "ROU-050",
    isNow: (now) => asksMe(now, "turn") && !isLastRound(now) && isTimeForContracts(now),
  },
];

const lessonOf = (step: Step): Lesson | undefined => LESSONS.find((lesson) => lesson.step === step);

/** Whether a step that was shown is over: its moment has passed, and what it asks for was done. */
export function isOver(step: Step, situation: Situation): boolean {
  const lesson = lessonOf(step);
  return lesson !== undefined && !lesson.isNow(situation) && (lesson.isDone?.(situation) ?? true);
}

export function ruleOf(step: Step): string {
  return lessonOf(step)?.rule ?? "";
}

/** The step to show now; null where there is nothing to say. */
export function stepFor(situation: Situation, seen: readonly string[]): Step | null {
  const fits = ({ step, after, isNow: fitsNow }: Lesson) =>
    !seen.includes(step) && (after === undefined || seen.includes(after)) && fitsNow(situation);
  return LESSONS.find(fits)?.step ?? null;
}
