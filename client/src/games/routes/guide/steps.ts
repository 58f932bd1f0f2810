// What the guide teaches, and when: each step waits until the table itself brings it up.
import type { AtTable, Lesson } from "@/platform/guide/course";
import type { Facts, View } from "@/wire/routes";
import type { Choice } from "../choice";
import { ROUTES, WILD } from "../map";
import { sortMoves } from "../moves";

/** As much of a table as the guide looks at. */
export interface Situation extends AtTable {
  view: View;
  facts: Facts;
  choice: Choice | null;
}

/** From how many carts on it is time to think of more contracts, though the first are not joined yet. */
const HALF = 8;

const asksMe = ({ view, seat }: Situation, asked: View["public"]["asked"]): boolean =>
  view.public.asked === asked && view.public.waiting.includes(seat);

const isLastRound = ({ view }: Situation): boolean => view.public.turns_left > 0;

function tradeInReach({ view, moves }: Situation): boolean {
  const { claims } = sortMoves(moves, view.hand);
  return [...claims.keys()].some((index) => ROUTES[index]?.trade);
}

function isTimeForContracts({ view, facts, moves, seat }: Situation): boolean {
  const isJoined = facts.ways.filter((way) => way.seat === seat).every((way) => way.spaces === 0);
  return moves.includes("contracts") && ((view.public.carts[seat] ?? 0) <= HALF || isJoined);
}

/** The lessons, the more urgent first. */
export const LESSONS: readonly Lesson<Situation>[] = [
  {
    step: "over",
    title: "routes.guide.over.title",
    text: "routes.guide.over",
    rule: "ROU-061",
    isNow: ({ view }) => view.public.why_ended !== "",
  },
  {
    step: "firstContracts",
    title: "routes.guide.firstContracts.title",
    text: "routes.guide.firstContracts",
    rule: "ROU-012",
    isNow: (now) => asksMe(now, "first contracts"),
  },
  {
    step: "secondCard",
    title: "routes.guide.secondCard.title",
    text: "routes.guide.secondCard",
    rule: "ROU-030",
    isNow: (now) => asksMe(now, "second card"),
  },
  {
    step: "keep",
    title: "routes.guide.keep.title",
    text: "routes.guide.keep",
    rule: "ROU-052",
    isNow: (now) => asksMe(now, "contracts"),
  },
  {
    step: "lastRound",
    title: "routes.guide.lastRound.title",
    text: "routes.guide.lastRound",
    rule: "ROU-060",
    isNow: isLastRound,
  },
  {
    step: "turn",
    title: "routes.guide.turn.title",
    text: "routes.guide.turn",
    rule: "ROU-020",
    isNow: (now) => asksMe(now, "turn"),
  },
  {
    step: "trade",
    title: "routes.guide.trade.title",
    text: "routes.guide.trade",
    after: "claim",
    rule: "ROU-048",
    isNow: (now) => asksMe(now, "turn") && tradeInReach(now),
  },
  {
    step: "claim",
    title: "routes.guide.claim.title",
    text: "routes.guide.claim",
    after: "turn",
    rule: "ROU-040",
    isNow: (now) => asksMe(now, "turn") && now.moves.some((move) => move.startsWith("claim ")),
    isDone: ({ view, seat }) => view.public.owners.includes(seat),
  },
  {
    step: "wild",
    title: "routes.guide.wild.title",
    text: "routes.guide.wild",
    after: "turn",
    rule: "ROU-032",
    isNow: (now) => asksMe(now, "turn") && now.view.public.market.includes(WILD),
  },
  {
    step: "later",
    title: "routes.guide.later.title",
    text: "routes.guide.later",
    after: "claim",
    rule: "ROU-050",
    isNow: (now) => asksMe(now, "turn") && !isLastRound(now) && isTimeForContracts(now),
  },
];
