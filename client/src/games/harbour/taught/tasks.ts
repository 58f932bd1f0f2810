// What the taught game of harbour asks for, one thing at a time: what a pupil would do next, and where it is touched.
import { type Asked, LEAVE, type Task } from "@/platform/guide/tasks";
import { showKind } from "../board/aim";
import { isSame } from "../choice";
import type { Situation } from "../guide/steps";
import { type Thing, keyOf } from "../things";
import type { Kind } from "../turn/list";
import type { Deed, Next } from "./pupil";

/** The situation, and what a pupil would do next in it; null while somebody else decides. */
export interface Taught extends Situation {
  next: Next | null;
}

const DO = "#prompt [data-do]";

/** Which chip of a phone stands for a deed of one's turn. */
const CHIPS: Partial<Record<Deed, Kind>> = { activate: "card", deliver: "deliver", docker: "docker", market: "market", use: "use" };
/** What a phone's board is aimed at. */
const ON_BOARD: Partial<Record<Deed, Kind>> = { block: "block", sail: "sail" };

/** Where a thing is touched. */
function placeOf(thing: Thing): string {
  switch (thing.kind) {
    case "card":
      return `[data-card="${thing.card}"]`;
    case "die":
      return `[data-die="${thing.colour}"]`;
    case "cube":
      return `#prompt [data-cube="${thing.colour}"]`;
    case "good":
      return `[data-piece-of="${keyOf(thing)}"], #board [data-thing="${keyOf(thing)}"]`;
    case "tile":
      return "[data-market-tile]";
    case "word":
      return thing.word === "end" ? "#prompt [data-end]" : `#prompt [data-word="${thing.word}"]`;
    default:
      return `#board [data-thing="${keyOf(thing)}"]`;
  }
}

/** On a phone what is asked lies above the prompt: cards and dice as lines, what can be done in one's turn as chips. */
function placeOnPhone({ deed, thing }: Next): string {
  const chip = CHIPS[deed];
  if (chip) return `[data-question] [data-todo="${chip}"]`;
  if (deed === "load" && thing.kind === "good") return `[data-question] [data-load="${thing.good}"]`;
  return thing.kind === "card" || thing.kind === "die" ? `[data-question] ${placeOf(thing)}` : placeOf(thing);
}

/** Touch it, then press the button. */
function ask({ next, choice, isHandheld, view }: Taught, touch: string, press: string): Asked | null {
  if (!next) return null;
  const at = isHandheld ? placeOnPhone(next) : placeOf(next.thing);
  if (choice && isSame(choice, next.thing)) return { at: DO, lit: [at], words: press };
  const kind = isHandheld ? ON_BOARD[next.deed] : undefined;
  return { at, words: touch, ...(kind && { reveal: () => showKind(kind, view) }) };
}

/** What to touch for a deed, and what the button does. */
interface Asking {
  deed: Deed;
  touch: string;
  press: string;
  /** What is said where it is no lesson, or no longer one. */
  again?: string;
}

/** What is said of a deed when it comes up first. */
interface Teaching extends Asking {
  say: string;
}

const PRESS = "harbour.taught.press";
const AGAIN = "harbour.taught.again";

const LESSONS: readonly Teaching[] = [
  {
    deed: "card",
    say: "harbour.taught.card",
    touch: "harbour.taught.card.touch",
    press: "harbour.taught.card.press",
    again: "harbour.taught.card.again",
  },
  {
    deed: "cube",
    say: "harbour.taught.cube",
    touch: "harbour.taught.cube.touch",
    press: "harbour.taught.cube.press",
    again: "harbour.taught.cube.again",
  },
  {
    deed: "dice",
    say: "harbour.taught.dice",
    touch: "harbour.taught.dice.touch",
    press: "harbour.taught.dice.press",
    again: "harbour.taught.dice.again",
  },
  { deed: "activate", say: "harbour.taught.activate", touch: "harbour.taught.touch", press: "harbour.taught.activate.press" },
  { deed: "block", say: "harbour.taught.block", touch: "harbour.taught.block.touch", press: "harbour.taught.block.press" },
  { deed: "good", say: "harbour.taught.good", touch: "harbour.taught.good.do", press: PRESS },
  { deed: "load", say: "harbour.taught.load", touch: "harbour.taught.load.touch", press: "harbour.taught.load.press" },
  { deed: "sail", say: "harbour.taught.sail", touch: "harbour.taught.sail.touch", press: "harbour.taught.sail.press" },
  { deed: "deliver", say: "harbour.taught.deliver", touch: "harbour.taught.touch", press: "harbour.taught.deliver.press" },
  { deed: "market", say: "harbour.taught.market", touch: "harbour.taught.market.touch", press: "harbour.taught.market.press" },
  { deed: "keep", say: "harbour.taught.keep", touch: "harbour.taught.keep.touch", press: "harbour.taught.keep.press" },
];

/** What is only asked, so that the turn goes on. */
const ASIDE: readonly Asking[] = [
  { deed: "docker", touch: "harbour.taught.touch", press: PRESS, again: "harbour.taught.docker" },
  { deed: "use", touch: "harbour.taught.touch", press: PRESS, again: "harbour.taught.used" },
  { deed: "end", touch: "harbour.taught.turn.do", press: PRESS, again: "harbour.taught.turn" },
  { deed: "other", touch: "harbour.taught.touch", press: PRESS },
];

/** The more urgent first; which of the lessons it is follows from what is done next. */
export const TASKS: readonly Task<Taught>[] = [
  {
    step: "end",
    say: "harbour.taught.end",
    isNow: (now, seen) =>
      now.next !== null && now.view.why_ended === "" && ["activate", "deliver", "keep"].every((step) => seen.includes(step)),
    ask: () => ({ at: LEAVE, words: "harbour.taught.end.do" }),
  },
  ...LESSONS.map(({ deed, say, touch, press }): Task<Taught> => ({
    step: deed,
    say,
    isNow: (now) => now.next?.deed === deed,
    ask: (now) => ask(now, touch, press),
  })),
  ...[...LESSONS, ...ASIDE].map(({ deed, touch, press, again = AGAIN }): Task<Taught> => ({
    step: `again-${deed}`,
    say: again,
    isNow: (now) => now.next?.deed === deed,
    ask: (now) => ask(now, touch, press),
    isFiller: true,
  })),
];
