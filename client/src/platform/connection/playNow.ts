// From a name to a first move: a table, bots in the other seats, and the game begins, all in one breath.
import { api, Problem } from "@/platform/api";
import { comeIn } from "@/platform/me";
import type { Command, Running } from "@/wire/table";
import { act, hold } from ".";
import { partOf, sitting } from "./parts";

export interface PlayNow {
  game: string;
  /** All seats, one's own included. */
  seats?: number;
  /** The bot at each of the other seats. */
  bot: string;
  options?: Record<string, unknown>;
  /** How lots are sold on a clock, in a game that has them. */
  lots?: Running;
}

const SHOWN_FOR = 10_000;
/** Whoever waits longer than this for the first cards has no connection to the server. */
const PATIENCE = 12_000;

const offline = (): Problem => new Problem(0, { code: "offline", words: "The server does not respond." });

/** Plays against bots at once; gives the table. Throws a `Problem`, and then leaves no table behind. */
export async function playNow(name: string, { game, seats = 3, bot, options = {}, lots }: PlayNow): Promise<string> {
  await comeIn(name);
  const { table } = await api.make({ game, seats, options, ...(lots ? { lots } : {}) });
  const release = hold(table);
  try {
    await inTime(begin(table, seats, bot));
  } catch (problem) {
    release();
    // Over HTTP, which may work where a socket does not; if it does not either, the server closes the table when nobody comes.
    await inTime(api.order(table, { type: "CloseTable" })).catch(() => undefined);
    throw problem;
  }
  setTimeout(release, SHOWN_FOR); // by then its page is there, and watches it itself
  return table;
}

async function begin(table: string, seats: number, bot: string): Promise<void> {
  const sit = await sitting(table, 0);
  const bots = Array.from({ length: seats - 1 }, (_, other): Command => ({ type: "SeatBot", seat: other + 1, bot }));
  // The server does one after the other, so that nobody needs to wait in between.
  const wishes: Command[] = [sit, ...bots, { type: "Start" }];
  const done = wishes.map((wish) => act(table, wish));
  // Whoever watches the table opens the part too, but only once it has heard of the deal.
  void act(table, { type: "OpenPart", part: partOf(table, 0) ?? "" });
  for (const refused of await Promise.all(done)) {
    if (refused) throw refused.code === "closed" ? offline() : new Problem(409, refused);
  }
}

/** What is answered in time; otherwise the server is as good as away. */
function inTime<Value>(answer: Promise<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(offline()), PATIENCE);
    answer.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
