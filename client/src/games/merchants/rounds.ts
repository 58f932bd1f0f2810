// The rounds of the auctions in a record: what everybody sealed, who therefore pressed, and the lot drawn between equals.
import type { Draw } from "@/platform/verify/check";
import { checkSold } from "@/platform/verify/lots/sold";
import type { Luck } from "@/platform/verify/luck";
import { agree, numberIn, numbersIn, type RecordedEvent } from "@/platform/verify/record";
import { AUCTION } from "./map";

const NOBODY = -1;
const PASS = 0;
/** By seat: no limit was brought. */
const NOTHING = -1;
const OPEN = AUCTION.start;
/** What the opener pays if nobody else presses (MER-108). */
const OPENING = AUCTION.double_default_price;
const KINDS = ["SingleLimit", "DoubleLimit"];

/** What may be sealed in a normal round and in a doubled one (MER-141, MER-143). */
const LIMITS = [
  [PASS, ...AUCTION.sealed.single_limits, OPEN],
  [PASS, ...AUCTION.sealed.double_limits],
] as const;

/** On a clock: the move that a press at each step is, the run-in first; in a doubled round that already pays the first mark (MER-133). */
const STEPS = [
  [
    "open",
    ...LIMITS[0]
      .slice(1, -1)
      .toReversed()
      .map((limit) => `limit ${limit}`),
  ],
  [
    "limit 400",
    ...LIMITS[1]
      .slice(1)
      .toReversed()
      .map((limit) => `limit ${limit}`),
  ],
] as const;

/** The limit that a move seals. */
function limitOf(wish: string): number {
  if (wish === "pass") return PASS;
  return wish === "open" ? OPEN : Number(wish.replace(/^limit /, ""));
}

/** Follows the auctions of a game, round by round. Rounds are counted through the game (MER-284). */
export class Rounds {
  #lot = 0;
  #card = NOBODY;
  #isRunning = false;
  /** Whether the card on the clock has been put up in this turn. */
  #isHeld = false;
  #opener = NOBODY;
  #asked: readonly number[] = [];
  readonly #sealed = new Map<number, number>();
  /** What was sealed in case of an opening, by seat: as the opener, and otherwise (MER-144). */
  readonly #ahead = { opener: new Map<number, number>(), other: new Map<number, number>() };
  /** What of it counts in a doubled round that has just begun, and has not been told yet. */
  #brings: readonly (readonly [seat: number, limit: number])[] = [];
  /** The moves that a lot on the clock came to, and that have not been made yet. */
  #due: (readonly [seat: number, move: string])[] = [];
  /** Who has to pay, and how much. */
  #sale: readonly [seat: number, price: number] | null = null;

  constructor(private readonly luck: Luck) {}

  /** The card on the clock is put up, once a turn (MER-100). */
  begin(event: RecordedEvent, onClock: number, move: number): void {
    agree(move, "an auction this turn", false, this.#isHeld);
    agree(move, event.type, onClock, numberIn(event, "card"));
    [this.#card, this.#isHeld, this.#opener] = [onClock, true, NOBODY];
    this.#ahead.opener.clear();
    this.#ahead.other.clear();
  }

  next(event: RecordedEvent, move: number): void {
    agree(move, event.type, [true, false, this.#lot + 1], [this.#isHeld, this.#isRunning, numberIn(event, "lot")]);
    [this.#lot, this.#isRunning, this.#asked] = [this.#lot + 1, true, []];
    this.#sealed.clear();
    if (this.#kind === 0) return;
    const { opener, other } = this.#ahead;
    const fitting = [...other].filter(([seat]) => seat !== this.#opener).concat([...opener].filter(([seat]) => seat === this.#opener));
    this.#brings = fitting.toSorted(([one], [another]) => one - another);
  }

  /** Everything that was sealed ahead and fits is handed in (MER-144). */
  brought(event: RecordedEvent, move: number): void {
    const found = numbersIn(event, "limits").flatMap((limit, seat) => (limit === NOTHING ? [] : [[seat, limit] as const]));
    agree(move, event.type, this.#brings, found);
    for (const [seat, limit] of found) this.#sealed.set(seat, limit);
    this.#brings = [];
  }

  /** Who can do more than pass seals a limit (MER-146). */
  asks(decision: RecordedEvent, move: number): void {
    const kind = KINDS.indexOf(decision.type);
    agree(move, "a round is running", this.#isRunning, kind >= 0);
    if (!this.#isRunning) return;
    agree(move, "round", this.#kind, kind);
    agree(move, "LimitsBrought", [], this.#brings);
    this.#asked = numbersIn(decision, "seats");
  }

  /** The round was sold on a clock: its end follows from the presses, and the moves from its end (MER-132). */
  *sold(lot: unknown, move: number): Generator<Draw, void> {
    agree(move, "a round is running", [true, 0], [this.#isRunning, this.#sealed.size]);
    const block = { number: this.#lot, seats: this.#asked, moves: STEPS[this.#kind], silence: "pass" };
    this.#due = [...(yield* checkSold(lot, block, move))];
  }

  sealed(event: RecordedEvent, move: number, mover: number, wish: string): void {
    const [seat, limit] = [numberIn(event, "seat"), numberIn(event, "limit")];
    agree(move, event.type, [mover, limitOf(wish)], [seat, limit]);
    const due = this.#due.shift();
    if (due) agree(move, "lot", due, [seat, wish]);
    agree(move, "the limit is asked for", true, this.#isRunning && this.#asked.includes(seat) && !this.#sealed.has(seat));
    agree(
      move,
      "there is such a limit",
      true,
      LIMITS[this.#kind].some((known) => known === limit),
    );
    this.#sealed.set(seat, limit);
  }

  /** A doubled price in case of an opening: whoever seals it is still asked for the limit of this round (MER-144). */
  sealedAhead(event: RecordedEvent, move: number, mover: number, wish: string): void {
    const [seat, limit] = [numberIn(event, "seat"), numberIn(event, "limit")];
    const who = event["opener"] === true ? "opener" : "other";
    agree(move, event.type, [mover, wish], [seat, `ahead ${who} ${limit === PASS ? "pass" : limit}`]);
    agree(
      move,
      "the limit is asked for",
      true,
      this.#isRunning && this.#kind === 0 && this.#asked.includes(seat) && !this.#sealed.has(seat),
    );
    agree(move, "there is such a limit", true, LIMITS[1].some((known) => known === limit) && !this.#ahead[who].has(seat));
    this.#ahead[who].set(seat, limit);
  }

  /** The highest limit presses, of equal ones one by lot (MER-119, MER-142, MER-143). */
  async *pressed(event: RecordedEvent, move: number): AsyncGenerator<Draw, void> {
    const { highest, tied } = this.#result(move);
    agree(move, "somebody presses", true, highest > PASS);
    const [seat, needle] = [numberIn(event, "seat"), numberIn(event, "needle")];
    agree(move, "needle", this.#kind ? highest / 2 : highest, needle);
    agree(move, "between", tied.length > 1 ? tied : [], numbersIn(event, "between"));
    if (tied.length > 1) {
      const label = `tie|${this.#lot}`;
      yield { kind: "tie", label, move, expected: [tied[await this.luck.uniform(label, tied.length)] ?? NOBODY], found: [seat] };
    } else agree(move, "Pressed, seat", tied[0], seat);
    if (needle > AUCTION.first_mark) this.#opener = seat;
    else this.#sale = [seat, highest];
    this.#isRunning = false;
  }

  /** Nobody presses: unsold, or the opener's (MER-105, MER-108). */
  ended(event: RecordedEvent, move: number): void {
    agree(move, event.type, PASS, this.#result(move).highest);
    if (this.#kind) this.#sale = [this.#opener, OPENING];
    this.#isRunning = false;
  }

  bought(event: RecordedEvent, move: number): void {
    const found = [numberIn(event, "seat"), numberIn(event, "price"), numberIn(event, "card")];
    agree(move, event.type, [...(this.#sale ?? []), this.#card], found);
    this.#sale = null;
  }

  /** The turn is over: the card was put up, no round is open, and what was sold is paid. */
  close(move: number): void {
    agree(move, "auction", [true, false, null], [this.#isHeld, this.#isRunning, this.#sale]);
    this.#isHeld = false;
  }

  /** 1 in a doubled round. */
  get #kind(): 0 | 1 {
    return this.#opener === NOBODY ? 0 : 1;
  }

  /** The highest of what everybody sealed, and who did. */
  #result(move: number): { highest: number; tied: number[] } {
    agree(move, "a round is running", true, this.#isRunning);
    agree(move, "LimitsBrought", [], this.#brings);
    agree(
      move,
      "everybody has answered",
      true,
      this.#asked.every((seat) => this.#sealed.has(seat)),
    );
    const highest = Math.max(PASS, ...this.#sealed.values());
    const tied = [...this.#sealed].filter(([, limit]) => limit === highest).map(([seat]) => seat);
    return { highest, tied: tied.toSorted((one, other) => one - other) };
  }
}
