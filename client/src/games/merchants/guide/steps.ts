// What the guide teaches, and when: each step waits until the table itself brings it up.
import type { AtTable, Lesson } from "@/platform/guide/course";
import type { View } from "@/wire/merchants";
import type { Choice } from "../choice";
import { SQUARES, turnsOf } from "../map";

/** As much of a table as the guide looks at. */
export interface Situation extends AtTable {
  view: View;
  /** Whether cards are sold on a running clock, or by sealed limits. */
  isLive: boolean;
  choice: Choice | null;
}

type Asked = View["agenda"][number]["type"];

/** As long as this many turns the aim of it all is still to be told. */
const BEGINNING = 2;
const FIRST_SCORING = SQUARES.findIndex(({ grid }) => grid.length > 0);

function asksMe({ view, seat }: Situation, ...kinds: readonly Asked[]): boolean {
  const asked = view.agenda.at(-1);
  return asked !== undefined && view.waiting.includes(seat) && kinds.includes(asked.type);
}

/** Whether a card is being sold at this moment. */
function isOnClock({ view }: Situation): boolean {
  const asked = view.agenda.at(-1)?.type;
  return asked === "SingleLimit" || asked === "DoubleLimit";
}

const isOver = ({ view }: Situation): boolean => view.why_ended !== "";

/** The lessons, the more urgent first. */
export const LESSONS: readonly Lesson<Situation>[] = [
  {
    step: "over",
    title: "merchants.guide.over.title",
    text: "merchants.guide.over",
    rule: "MER-264",
    isNow: isOver,
  },
  {
    step: "goods",
    title: "merchants.guide.goods.title",
    text: "merchants.guide.goods",
    rule: "MER-063",
    isNow: (now) => asksMe(now, "ChooseGoods"),
  },
  {
    step: "colony",
    title: "merchants.guide.colony.title",
    text: "merchants.guide.colony",
    rule: "MER-072",
    isNow: (now) => asksMe(now, "FoundColony", "Globe"),
  },
  {
    step: "house",
    title: "merchants.guide.house.title",
    text: "merchants.guide.house",
    rule: "MER-197",
    isNow: (now) => asksMe(now, "BuildHouse", "Arms", "FreeHouse"),
  },
  {
    step: "exchange",
    title: "merchants.guide.exchange.title",
    text: "merchants.guide.exchange",
    rule: "MER-016",
    isNow: (now) => asksMe(now, "AdvanceGood", "Ship"),
  },
  {
    step: "credit",
    title: "merchants.guide.credit.title",
    text: "merchants.guide.credit",
    rule: "MER-158",
    isNow: (now) => asksMe(now, "Credit"),
  },
  {
    step: "losses",
    title: "merchants.guide.losses.title",
    text: "merchants.guide.losses",
    rule: "MER-159",
    isNow: (now) => asksMe(now, "CrossedArms", "CrossedGlobe", "CrossedShip"),
  },
  {
    step: "auction",
    title: "merchants.guide.auction.title",
    text: ({ isLive }) => (isLive ? "merchants.guide.auction.live" : "merchants.guide.auction.sealed"),
    rule: "MER-102",
    // A running clock takes the stage and leaves no time to read: it is told of before the next one.
    isNow: (now) => (now.isLive ? !isOver(now) && now.view.lot > 0 && !isOnClock(now) : asksMe(now, "SingleLimit")),
    isDone: ({ isLive }) => !isLive,
  },
  {
    step: "doubled",
    title: "merchants.guide.doubled.title",
    text: "merchants.guide.doubled",
    rule: "MER-106",
    isNow: (now) => !now.isLive && asksMe(now, "DoubleLimit"),
  },
  {
    step: "aim",
    title: "merchants.guide.aim.title",
    text: "merchants.guide.aim",
    rule: "MER-007",
    isNow: ({ view }) => view.turn <= BEGINNING,
  },
  {
    step: "discs",
    title: "merchants.guide.discs.title",
    text: "merchants.guide.discs",
    rule: "MER-044",
    isNow: (now) => asksMe(now, "PlaceCard"),
  },
  {
    step: "end",
    title: "merchants.guide.end.title",
    text: "merchants.guide.end",
    rule: "MER-260",
    isNow: (now) => !isOver(now) && now.view.turn > turnsOf(now.view.seats) - now.view.seats,
  },
  {
    step: "scoring",
    title: "merchants.guide.scoring.title",
    text: "merchants.guide.scoring",
    rule: "MER-190",
    isNow: (now) => !isOver(now) && now.view.square >= FIRST_SCORING,
  },
  {
    step: "bonus",
    title: "merchants.guide.bonus.title",
    text: "merchants.guide.bonus",
    rule: "MER-234",
    isNow: (now) => !isOver(now) && (now.view.at[now.seat]?.bonuses ?? []).length > 0,
  },
  {
    step: "years",
    title: "merchants.guide.years.title",
    text: "merchants.guide.years",
    rule: "MER-090",
    isNow: ({ view }) => view.square > 0 && view.square < FIRST_SCORING,
  },
];
