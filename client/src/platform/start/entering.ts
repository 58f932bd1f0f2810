// Coming in from the front: a guest if need be, then a game against bots, a table of one's own, or a free seat.
import { api, Problem } from "@/platform/api";
import { act, hold } from "@/platform/connection";
import { partOf, sitting } from "@/platform/connection/parts";
import { playNow } from "@/platform/connection/playNow";
import { comeIn, useMyself } from "@/platform/me";
import type { Level } from "@/platform/opponents/people";
import type { TableCard } from "@/wire/http";
import type { Clock, Command, Running } from "@/wire/table";
import { LIVE } from "./LotFields";
import { cardOf } from "./cards";
import { rememberName, suggestName } from "./names";
import { freeSeats } from "./progress";

/** Who wants to come in. A name that we suggested may be another if somebody has it already. */
export interface Comer {
  name: string;
  isSuggested: boolean;
}

const TRIES = 4;

/** Comes in, and remembers the name for the next visit. */
export async function enter({ name, isSuggested }: Comer): Promise<void> {
  let wanted = name.trim();
  for (let attempt = 1; ; attempt++) {
    try {
      const me = await comeIn(wanted);
      rememberName(me.name);
      return;
    } catch (problem) {
      const isTaken = problem instanceof Problem && problem.code === "name_taken";
      if (!isTaken || !isSuggested || attempt === TRIES) throw problem;
      wanted = suggestName(Math.random, wanted);
    }
  }
}

/** A game against bots who all play like one person, at once; gives the address of its table. */
export async function playBots(comer: Comer, game: string, bot: Level): Promise<string> {
  await enter(comer);
  return `/table/${await playNow(comer.name, { game, bot, ...(cardOf(game)?.hasLots ? { lots: LIVE } : {}) })}`;
}

export interface NewTable {
  game: string;
  seats: number;
  /** The bots at the last seats, in their order. */
  bots: readonly string[];
  clock: Clock;
  /** How lots are sold on a clock; null for sealed limits, and for a game without lots. */
  lots: Running | null;
  isPrivate: boolean;
  /** Moves by which spectators are shown the game late. */
  delay: number;
  /** Whoever makes it may take back anything; only bots sit at the other seats. */
  practice: boolean;
  /** How it ends changes the ratings of its players; left out, it does not. */
  rated?: boolean;
  /** The name of a fixed deal, for learning; left out, the cards are shuffled. */
  fixed?: string;
  options: Record<string, unknown>;
}

const SHOWN_FOR = 10_000;

/** Opens a table and sits down at it, with bots at the last seats; a full table begins. Gives its address. */
export async function makeTable(comer: Comer, wish: NewTable): Promise<string> {
  await enter(comer);
  const { game, seats, options, clock, lots, practice, rated = false, fixed = "", delay } = wish;
  const { table } = await api.make({
    game,
    seats,
    options,
    clock,
    private: wish.isPrivate,
    practice,
    rated,
    fixed,
    delay,
    ...(lots ? { lots } : {}),
  });
  const release = hold(table);
  setTimeout(release, SHOWN_FOR); // by then its page is there, and watches it itself
  const wishes: Command[] = [await sitting(table, 0)];
  const { bots } = wish;
  wishes.push(...bots.map((bot, at): Command => ({ type: "SeatBot", seat: seats - bots.length + at, bot })));
  const isFull = bots.length === seats - 1;
  if (isFull) wishes.push({ type: "Start" }, { type: "OpenPart", part: partOf(table, 0) ?? "" });
  // Whatever is refused can be mended at the table itself, which stands there already.
  await Promise.all(wishes.map((one) => act(table, one)));
  return `/table/${table}`;
}

/** Takes the first free seat of an open table; where somebody was faster, the table shows it. Gives its address. */
export async function takeSeat(comer: Comer, card: TableCard): Promise<string> {
  await enter(comer);
  const me = useMyself.getState().me;
  const isSeated = card.players.includes(me?.ref ?? "nobody");
  for (const seat of isSeated ? [] : freeSeats(card)) {
    try {
      await api.order(card.table, await sitting(card.table, seat));
      break;
    } catch (problem) {
      if (!(problem instanceof Problem) || problem.code !== "not_allowed") throw problem;
    }
  }
  return `/table/${card.table}`;
}
