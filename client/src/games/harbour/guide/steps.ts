// What the guide teaches, and when: each step waits until the table itself brings it up.
import type { AtTable, Lesson } from "@/platform/guide/course";
import type { View } from "@/wire/harbour";
import { total } from "../map";
import type { HarbourTable } from "../table";

/** As much of a table as the guide looks at. */
export interface Situation extends AtTable, Pick<HarbourTable, "view" | "facts" | "offered" | "prices" | "choice"> {
  /** On a phone held upright, where some things lie elsewhere. */
  isHandheld: boolean;
}

type Asked = View["agenda"][number]["type"];

/** From this round on it is time to think of the end. */
const LATE = 11;

function asksMe({ view, seat }: Situation, kind: Asked): boolean {
  return view.waiting.includes(seat) && view.agenda.at(-1)?.type === kind;
}

/** Whether one of the actions of one's own turn is offered, by its verb. */
const canAct = (now: Situation, verb: string): boolean =>
  asksMe(now, "Act") && now.moves.some((move) => move === verb || move.startsWith(`${verb} `));

const isOver = ({ view }: Situation): boolean => view.why_ended !== "";

/** The lessons, the more urgent first. What can be done in a turn is told once the turn itself is understood. */
export const LESSONS: readonly Lesson<Situation>[] = [
  { step: "over", title: "harbour.guide.over.title", text: "harbour.guide.over", rule: "HAR-270", isNow: isOver },
  {
    step: "startCard",
    title: "harbour.guide.startCard.title",
    text: "harbour.guide.startCard",
    rule: "HAR-028",
    isNow: (now) => asksMe(now, "StartCard"),
  },
  {
    step: "startCube",
    title: "harbour.guide.startCube.title",
    text: "harbour.guide.startCube",
    rule: "HAR-030",
    isNow: (now) => asksMe(now, "StartCube"),
  },
  {
    step: "card",
    title: "harbour.guide.card.title",
    text: "harbour.guide.card",
    rule: "HAR-061",
    isNow: (now) => asksMe(now, "TakeCard"),
  },
  {
    step: "dice",
    title: "harbour.guide.dice.title",
    text: "harbour.guide.dice",
    rule: "HAR-073",
    isNow: (now) => asksMe(now, "ChooseDie"),
  },
  {
    step: "good",
    title: "harbour.guide.good.title",
    text: "harbour.guide.good",
    rule: "HAR-124",
    isNow: (now) => asksMe(now, "PlaceGood"),
  },
  {
    step: "keep",
    title: "harbour.guide.keep.title",
    text: "harbour.guide.keep",
    rule: "HAR-190",
    isNow: (now) => asksMe(now, "KeepCube"),
  },
  {
    step: "turn",
    title: "harbour.guide.turn.title",
    text: "harbour.guide.turn",
    rule: "HAR-085",
    isNow: (now) => asksMe(now, "Act"),
  },
  {
    step: "late",
    title: "harbour.guide.late.title",
    text: "harbour.guide.late",
    rule: "HAR-270",
    isNow: (now) => !isOver(now) && now.view.round >= LATE,
  },
  {
    step: "deliver",
    after: "turn",
    title: "harbour.guide.deliver.title",
    text: "harbour.guide.deliver",
    rule: "HAR-160",
    isNow: (now) => canAct(now, "deliver"),
  },
  {
    step: "docker",
    after: "turn",
    title: "harbour.guide.docker.title",
    text: "harbour.guide.docker",
    rule: "HAR-150",
    isNow: (now) => canAct(now, "docker"),
  },
  {
    step: "activate",
    after: "turn",
    title: "harbour.guide.activate.title",
    text: "harbour.guide.activate",
    rule: "HAR-100",
    isNow: (now) => canAct(now, "activate"),
  },
  {
    step: "use",
    after: "activate",
    title: "harbour.guide.use.title",
    text: "harbour.guide.use",
    rule: "HAR-203",
    isNow: (now) => canAct(now, "use"),
  },
  {
    step: "block",
    after: "turn",
    title: "harbour.guide.block.title",
    text: "harbour.guide.block",
    rule: "HAR-120",
    isNow: (now) => canAct(now, "buy"),
  },
  {
    step: "load",
    after: "turn",
    title: "harbour.guide.load.title",
    text: "harbour.guide.load",
    rule: "HAR-140",
    isNow: (now) => canAct(now, "load"),
  },
  {
    step: "sail",
    after: "load",
    title: "harbour.guide.sail.title",
    text: "harbour.guide.sail",
    rule: "HAR-145",
    isNow: (now) => canAct(now, "step") && total(now.view.at[now.seat]?.hold ?? []) > 0,
  },
  {
    step: "market",
    after: "turn",
    title: "harbour.guide.market.title",
    text: "harbour.guide.market",
    rule: "HAR-180",
    isNow: (now) => canAct(now, "market"),
  },
  {
    step: "river",
    after: "activate",
    title: "harbour.guide.river.title",
    text: "harbour.guide.river",
    rule: "HAR-170",
    isNow: (now) => canAct(now, "river"),
  },
  {
    step: "penalty",
    title: "harbour.guide.penalty.title",
    text: "harbour.guide.penalty",
    rule: "HAR-195",
    isNow: (now) => !isOver(now) && (now.view.at[now.seat]?.tokens ?? 0) > 0,
  },
];
