// What the taught game of the merchants asks for, one thing at a time. No lesson comes up while a lot runs.
import { type Asked, LEAVE, PRESS, type Task } from "@/platform/guide/tasks";
import type { View } from "@/wire/merchants";
import type { Situation } from "../guide/steps";
import { CLOCK, MAYOR } from "../map";
import { type MerchantsMove, goodsMove, sortMoves } from "../moves";
import { type Spot, type SpotKind, colonySpot, discSpot, goodSpot, houseSpot, pointAt, readSpot } from "../pointing";
import { beginPractice } from "./practising";

/** The situation, and how far the practice lot is. */
export interface Taught extends Situation {
  /** Runs that were made. */
  practised: number;
  /** The practice lot is on the page, and says itself what to do. */
  isPractising: boolean;
}

type Decision = View["agenda"][number]["type"];

const DO = "#prompt [data-do]";

function asksMe({ view, seat }: Taught, ...kinds: readonly Decision[]): boolean {
  const asked = view.agenda.at(-1);
  return asked !== undefined && view.waiting.includes(seat) && kinds.includes(asked.type);
}

/** The first card of the first turn: the game waits, and there is time to look around. */
const isBeginning = (now: Taught): boolean => asksMe(now, "PlaceCard") && now.view.turn === 1 && canCover(now, MAYOR);

const offeredAt = (now: Taught, spot: Spot): MerchantsMove | undefined => sortMoves(now.moves).bySpot.get(spot);
const canCover = (now: Taught, disc: number): boolean => offeredAt(now, discSpot(disc)) !== undefined;

/** Touch it, then press the button. */
function askMove({ choice }: Taught, spot: Spot, touch: string, press: string): Asked {
  const at = `[data-spot="${spot}"]`;
  if (choice?.kind === "move" && choice.spot === spot) return { at: DO, lit: [at], words: press };
  return { at, words: touch, reveal: () => pointAt(spot) };
}

/** Any of what is offered of these kinds. */
function askAny(now: Taught, kinds: readonly SpotKind[], words: string): Asked | null {
  const spot = [...sortMoves(now.moves).bySpot.keys()].find((one) => kinds.includes(readSpot(one).kind));
  return spot ? askMove(now, spot, words, "merchants.taught.press") : null;
}

/** Three goods, picked one after the other. */
function askGoods({ moves, choice }: Taught): Asked | null {
  const picked = choice?.kind === "goods" ? choice.goods : [];
  if (picked.length === 3 && moves.includes(goodsMove(picked))) return { at: DO, words: "merchants.taught.press" };
  const way = sortMoves(moves).goods.find((goods) => new Set(goods).size === 3 && picked.every((good) => goods.includes(good)));
  const next = way?.find((good) => !picked.includes(good));
  return next === undefined ? null : { at: `#prompt [data-pick="${next}"]`, words: "merchants.taught.pick" };
}

/** Something is only looked at: nothing is done by it. */
function looking(step: string, spot: Spot, say: string, touch: string, lit: readonly string[] = []): Task<Taught> {
  const isSeen = ({ choice }: Taught) => choice?.kind === "look" && readSpot(choice.spot).kind === readSpot(spot).kind;
  return {
    step,
    say,
    isNow: (now) => isBeginning(now) && !isSeen(now),
    isDone: isSeen,
    ask: () => ({ at: `[data-spot="${spot}"]`, lit, words: touch, reveal: () => pointAt(spot) }),
  };
}

const goods = [0, 1, 2, 3].map((good) => `[data-spot="${goodSpot(good)}"]`);
const USES: readonly Decision[] = ["ChooseGoods", "BuildHouse", "Arms", "FreeHouse", "FoundColony", "Globe", "AdvanceGood", "Ship"];

export const TASKS: readonly Task<Taught>[] = [
  looking("exchange", goodSpot(0), "merchants.taught.exchange", "merchants.taught.exchange.touch", goods),
  looking("houses", houseSpot(0), "merchants.taught.houses", "merchants.taught.houses.touch"),
  looking("colonies", colonySpot(0), "merchants.taught.colonies", "merchants.taught.colonies.touch"),
  {
    step: "practice",
    say: "merchants.taught.practice",
    isNow: (now) => isBeginning(now) && now.practised < 1,
    isDone: (now) => now.practised >= 1,
    ask: ({ isPractising }) => (isPractising ? null : { at: PRESS, words: "merchants.taught.practice.do" }),
    press: { words: "merchants.taught.practice.begin", act: () => beginPractice(1) },
  },
  {
    step: "stop",
    after: "practice",
    say: "merchants.taught.stop",
    isNow: (now) => isBeginning(now) && now.practised < 2,
    isDone: (now) => now.practised >= 2,
    ask: ({ isPractising }) => (isPractising ? null : { at: PRESS, words: "merchants.taught.stop.do" }),
    press: { words: "merchants.taught.practice.begin", act: () => beginPractice(2) },
  },
  {
    step: "mayor",
    say: "merchants.taught.mayor",
    isNow: (now) => asksMe(now, "PlaceCard") && canCover(now, MAYOR),
    ask: (now) => askMove(now, discSpot(MAYOR), "merchants.taught.mayor.touch", "merchants.taught.press"),
  },
  {
    step: "clock",
    say: "merchants.taught.clock",
    isNow: (now) => asksMe(now, "PlaceCard") && !canCover(now, MAYOR) && canCover(now, CLOCK),
    ask: (now) => askMove(now, discSpot(CLOCK), "merchants.taught.clock.touch", "merchants.taught.press"),
  },
  {
    step: "use",
    say: "merchants.taught.use",
    isNow: (now) => asksMe(now, ...USES),
    ask: (now) => askGoods(now) ?? askAny(now, ["house", "colony", "good"], "merchants.taught.use.touch"),
  },
  {
    step: "end",
    say: "merchants.taught.end",
    // At the beginning of one's next turn: before that a lot may come at any moment.
    isNow: (now, seen) => asksMe(now, "PlaceCard") && ["mayor", "clock", "use"].every((step) => seen.includes(step)) && now.view.turn > 1,
    ask: () => ({ at: LEAVE, words: "merchants.taught.end.do" }),
  },
  {
    step: "againUse",
    say: "merchants.taught.again",
    isNow: (now) => asksMe(now, ...USES),
    ask: (now) => askGoods(now) ?? askAny(now, ["house", "colony", "good"], "merchants.taught.use.touch"),
    isFiller: true,
  },
  {
    // After a clock that could not be trusted, prices are sealed at this table too.
    step: "againSeal",
    say: "merchants.taught.seal",
    isNow: ({ moves }) => sortMoves(moves).limits,
    ask: () => ({ at: "#prompt [data-seal]", words: "merchants.taught.seal.do" }),
    isFiller: true,
  },
  {
    step: "againPlace",
    say: "merchants.taught.again",
    isNow: (now) => asksMe(now, "PlaceCard"),
    ask: (now) => askAny(now, ["disc"], "merchants.taught.use.touch"),
    isFiller: true,
  },
];
