// Where every card and contract of routes is while a record is read: in a pile, in the market, in a hand, or discarded.
import { agree, type RecordedEvent, numberIn, numbersIn } from "@/platform/verify/record";
import * as data from "../../../../src/mokum/games/routes/board.json";

const WILD = 0;
const EMPTY = -1;
const SLOTS = 5;
const KINDS = Object.values(data.transport);
/** So many wilds are swept away, if as many coloured cards could come instead (ROU-034). */
const TOO_MANY_WILDS = 3;
const COLOURED_CARDS = KINDS.reduce((sum, copies) => sum + copies, 0) - (KINDS[WILD] ?? 0);

/** Every transport card, in the order in which they lie in the box (ROU-016). */
export const ALL_CARDS: readonly number[] = KINDS.flatMap((copies, card) => Array<number>(copies).fill(card));
export const CONTRACTS: readonly number[] = data.contracts.map((_, contract) => contract);

/** A pile as the record has it, and where its top is. */
export class Pile {
  #next = 0;
  #cards: readonly number[] = [];

  get isEmpty(): boolean {
    return this.#next >= this.#cards.length;
  }

  lay(cards: readonly number[]): void {
    this.#cards = cards;
    this.#next = 0;
  }

  put(cards: readonly number[]): void {
    this.#cards = [...this.#cards, ...cards];
  }

  /** So many from the top, or as many as there are. */
  take(count: number): readonly number[] {
    const taken = this.#cards.slice(this.#next, this.#next + count);
    this.#next += taken.length;
    return taken;
  }
}

/** The transport cards. Whatever takes one from where it does not lie throws `Astray`. */
export class Cards {
  readonly pile = new Pile();
  discards: readonly number[] = ALL_CARDS;
  #market: number[] = Array<number>(SLOTS).fill(EMPTY);
  readonly #hands: number[][];
  /** The slot that is filled before all others, since its card was just taken; or none. */
  #justTaken = EMPTY;

  constructor(seats: number) {
    this.#hands = Array.from({ length: seats }, () => KINDS.map(() => 0));
  }

  /** All discards become the draw pile. */
  shuffled(event: RecordedEvent): void {
    this.pile.lay(numbersIn(event, "order"));
    this.discards = [];
  }

  /** A card comes into a hand. */
  gain(seat: number, card: number): void {
    this.#change(seat, card, 1);
  }

  taken(event: RecordedEvent, move: number): void {
    const slot = numberIn(event, "slot");
    const card = numberIn(event, "card");
    agree(move, `slot ${slot + 1} of the market`, this.#market[slot] ?? EMPTY, card);
    this.gain(numberIn(event, "seat"), card);
    this.#market[slot] = EMPTY;
    this.#justTaken = this.pile.isEmpty ? EMPTY : slot;
  }

  /** The next card is turned up where one was just taken, or else in the lowest empty slot (ROU-031). */
  filled(event: RecordedEvent, move: number): void {
    agree(move, "slot", this.#justTaken === EMPTY ? this.#market.indexOf(EMPTY) : this.#justTaken, numberIn(event, "slot"));
    this.#market[numberIn(event, "slot")] = numberIn(event, "card");
    this.#justTaken = EMPTY;
  }

  swept(event: RecordedEvent, move: number): void {
    const cards = numbersIn(event, "cards");
    agree(move, "the market", this.#market, cards);
    agree(move, "too many wilds", true, this.#mustSweep);
    this.discards = [...this.discards, ...cards];
    this.#market = this.#market.map(() => EMPTY);
  }

  /** After a card was taken the market is full, as far as there are cards, and has not too many wilds. */
  settled(move: number): void {
    const isFull = !this.#market.includes(EMPTY);
    agree(move, "the market is filled", true, isFull || (this.pile.isEmpty && this.discards.length === 0));
    agree(move, "too many wilds", false, this.#mustSweep);
  }

  /** Cards are paid from a hand. */
  paid(event: RecordedEvent, move: number): void {
    const seat = numberIn(event, "seat");
    const coloured = Array<number>(Math.max(numberIn(event, "coloured"), 0)).fill(numberIn(event, "colour"));
    const cards = [...coloured, ...Array<number>(Math.max(numberIn(event, "wilds"), 0)).fill(WILD)];
    for (const card of cards) this.#change(seat, card, -1);
    agree(move, "paid from the hand", true, this.#hands[seat]?.every((count) => count >= 0) ?? false);
    this.discards = [...this.discards, ...cards];
  }

  get #mustSweep(): boolean {
    if (this.#market.includes(EMPTY)) return false;
    const inHands = this.#hands.flatMap((hand) => hand.filter((_, card) => card !== WILD)).reduce((sum, count) => sum + count, 0);
    return this.#market.filter((card) => card === WILD).length >= TOO_MANY_WILDS && COLOURED_CARDS - inHands >= TOO_MANY_WILDS;
  }

  #change(seat: number, card: number, by: number): void {
    const hand = this.#hands[seat];
    if (hand) hand[card] = (hand[card] ?? 0) + by;
  }
}

/** The contracts: who was offered which, who keeps which. */
export class Contracts {
  readonly pile = new Pile();
  readonly #offers = new Map<number, readonly number[]>();
  readonly #chosen = new Map<number, readonly number[]>();
  readonly #held: number[][];

  constructor(seats: number) {
    this.#held = Array.from({ length: seats }, () => []);
  }

  offered(event: RecordedEvent): void {
    this.#offers.set(numberIn(event, "seat"), numbersIn(event, "contracts"));
  }

  /** A seat chooses among its first contracts; it keeps them once all have chosen (ROU-013). */
  chosen(event: RecordedEvent, move: number): void {
    const seat = numberIn(event, "seat");
    agree(move, "has chosen before", false, this.#chosen.has(seat));
    this.#split(seat, numbersIn(event, "kept"), move);
    this.#chosen.set(seat, numbersIn(event, "kept"));
  }

  /** What was offered and is not kept goes under the pile. */
  kept(event: RecordedEvent, move: number, isFirst: boolean): void {
    const seat = numberIn(event, "seat");
    const kept = numbersIn(event, "kept");
    if (isFirst) agree(move, "kept", this.#chosen.get(seat), kept);
    const returned = this.#split(seat, kept, move);
    agree(move, "returned", returned, numbersIn(event, "returned"));
    this.#offers.delete(seat);
    this.#held[seat]?.push(...kept);
    this.pile.put(returned);
  }

  opened(event: RecordedEvent, move: number): void {
    agree(
      move,
      "contracts",
      this.#held.map((held) => held.toSorted((one, other) => one - other)),
      event["contracts"],
    );
  }

  /** What is left of an offer; one contract at least is kept, and none that was not offered. */
  #split(seat: number, kept: readonly number[], move: number): readonly number[] {
    const offer = this.#offers.get(seat) ?? [];
    agree(
      move,
      "kept from the offer",
      true,
      kept.length > 0 && new Set(kept).size === kept.length && kept.every((each) => offer.includes(each)),
    );
    return offer.filter((each) => !kept.includes(each));
  }
}
