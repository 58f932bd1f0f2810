// What luck decided in a game of routes, drawn again: who begins, each shuffle, every card from its pile to its owner.
import type { Draw } from "@/platform/verify/check";
import { drawFirst } from "@/platform/verify/first";
import type { Luck } from "@/platform/verify/luck";
import { agree, Astray, Malformed, numberIn, numbersIn, type RecordedEvent, type RecordFile } from "@/platform/verify/record";
import { Cards, CONTRACTS, Contracts, type Pile } from "./whereabouts";

const NOBODY = -1;
const CARDS_DEALT = 2;
const CONTRACTS_AT_A_TIME = 2;

const FILLING = "(?:MarketFilled |MarketSwept |DiscardsShuffled )*";
const END = "(?:(?:LastRoundBegan )?TurnBegan |GameEnded )";

/** In which order things happen at the setup: nothing is left out, added or told twice (ROU-010 to ROU-016). */
const setupOf = (seats: number): RegExp =>
  new RegExp(
    `^FirstPlayerChosen DiscardsShuffled ContractsShuffled (?:CardDealt ){${CARDS_DEALT * seats}}${FILLING}(?:ContractsDealt ){${seats}}FirstChoiceBegan $`,
  );

/** In which order things happen at a move. */
const moveOf = (seats: number): RegExp =>
  new RegExp(
    `^(?:FirstContractsChosen (?:FirstChoiceEnded (?:ContractsKept ){${seats}}TurnBegan )?` +
      `|(?:DiscardsShuffled )?CardDrawn ${END}?|CardTaken ${FILLING}${END}?|RouteClaimed (?:TradeCardTaken )?${FILLING}${END}` +
      `|ContractsDrawn (?:ContractsKept ${END})?|ContractsKept ${END}|TurnPassed ${END})$`,
  );

/** After these the market is filled and has not too many wilds (ROU-031, ROU-034). */
const SETTLES: ReadonlySet<string> = new Set(["CardTaken", "RouteClaimed"]);

const KNOWN = new Set(
  (
    "FirstPlayerChosen DiscardsShuffled ContractsShuffled CardDealt CardDrawn CardTaken MarketFilled MarketSwept RouteClaimed TradeCardTaken " +
    "ContractsDealt FirstChoiceBegan FirstContractsChosen FirstChoiceEnded ContractsDrawn ContractsKept TurnPassed LastRoundBegan TurnBegan GameEnded"
  ).split(" "),
);

/** Yields each draw as it should have been and as it was; returns whether the game came to its end. */
export async function* checkDraws(record: RecordFile, luck: Luck): AsyncGenerator<Draw, boolean> {
  const seats = record.names.length;
  const course = new Course(record, luck);
  inOrder(record.setup, setupOf(seats), 0);
  for (const event of record.setup) yield* course.follow(event);
  course.cards.settled(0);
  const order = moveOf(seats);
  for (const [at, { seat, move, events }] of record.moves.entries()) {
    inOrder(events, order, at + 1);
    course.begin(at + 1, seat, move);
    for (const event of events) yield* course.follow(event);
    if (SETTLES.has(events[0]?.type ?? "")) course.cards.settled(at + 1);
  }
  return course.isOver;
}

function inOrder(events: readonly RecordedEvent[], order: RegExp, move: number): void {
  for (const { type } of events) if (!KNOWN.has(type)) throw new Malformed(type);
  const types = events.map(({ type }) => type).join(" ");
  if (!order.test(`${types} `)) throw new Astray(move, "", types);
}

/** What everybody is given in turn order. */
type Served = "CardDealt" | "ContractsDealt" | "ContractsKept";

/** Follows a game from event to event: whose turn it is, and where everything lies. */
class Course {
  readonly cards: Cards;
  readonly contracts: Contracts;
  isOver = false;
  readonly #seats: number;
  #shuffles = 0;
  #move = 0;
  #mover = NOBODY;
  #asked = "";
  #first = NOBODY;
  /** Whose turn it is; nobody's while all choose their first contracts. */
  #turn = NOBODY;
  /** How many seats in turn order were dealt cards, were dealt contracts, and kept their first ones. */
  readonly #served: Record<Served, number> = { CardDealt: 0, ContractsDealt: 0, ContractsKept: 0 };

  constructor(
    private readonly record: RecordFile,
    private readonly luck: Luck,
  ) {
    this.#seats = record.names.length;
    this.cards = new Cards(this.#seats);
    this.contracts = new Contracts(this.#seats);
  }

  /** A seat moves: the one whose turn it is, and nobody after the end. */
  begin(move: number, seat: number, asked: string): void {
    agree(move, "moves after the end", false, this.isOver);
    if (this.#turn !== NOBODY) agree(move, "seat", this.#turn, seat);
    [this.#move, this.#mover, this.#asked] = [move, seat, asked];
  }

  /** Each kind of event belongs to one of the three. */
  async *follow(event: RecordedEvent): AsyncGenerator<Draw, void> {
    yield* this.#followCards(event);
    yield* this.#followContracts(event);
    yield* this.#followTurns(event);
  }

  /** From the pile and the market to hands, and from there to the discards. */
  async *#followCards(event: RecordedEvent): AsyncGenerator<Draw, void> {
    const move = this.#move;
    switch (event.type) {
      case "DiscardsShuffled":
        // Only once there is none left to draw (ROU-035).
        agree(move, "the draw pile is empty", true, this.cards.pile.isEmpty);
        yield await this.#shuffled(event, this.cards.discards);
        this.cards.shuffled(event);
        return;
      case "CardDealt":
        this.#inTurn(event, "CardDealt", CARDS_DEALT);
        yield this.#fromTop(this.cards.pile, 1, [numberIn(event, "card")]);
        this.cards.gain(numberIn(event, "seat"), numberIn(event, "card"));
        return;
      case "CardDrawn":
        this.#byMover(event, "draw deck", this.#asked);
        yield this.#fromTop(this.cards.pile, 1, [numberIn(event, "card")]);
        this.cards.gain(this.#mover, numberIn(event, "card"));
        return;
      case "CardTaken":
        this.#byMover(event, `draw ${numberIn(event, "slot") + 1}`, this.#asked);
        this.cards.taken(event, move);
        return;
      case "MarketFilled":
        yield this.#fromTop(this.cards.pile, 1, [numberIn(event, "card")]);
        this.cards.filled(event, move);
        return;
      case "MarketSwept":
        this.cards.swept(event, move);
        return;
      case "RouteClaimed":
        this.#byMover(event, `claim ${numberIn(event, "route") + 1}`, this.#asked.split(" ", 2).join(" "));
        this.cards.paid(event, move);
        return;
    }
  }

  /** From their pile to offers, and from there to seats or back. */
  async *#followContracts(event: RecordedEvent): AsyncGenerator<Draw, void> {
    const move = this.#move;
    switch (event.type) {
      case "ContractsShuffled":
        yield await this.#shuffled(event, CONTRACTS);
        this.contracts.pile.lay(numbersIn(event, "order"));
        return;
      case "ContractsDealt":
        this.#inTurn(event, "ContractsDealt");
        yield this.#fromTop(this.contracts.pile, CONTRACTS_AT_A_TIME, numbersIn(event, "contracts"));
        this.contracts.offered(event);
        return;
      case "ContractsDrawn":
        this.#byMover(event);
        yield this.#fromTop(this.contracts.pile, CONTRACTS_AT_A_TIME, numbersIn(event, "contracts"));
        this.contracts.offered(event);
        return;
      case "FirstContractsChosen":
        this.#byMover(event);
        agree(move, "the first choice is over", false, this.#turn !== NOBODY);
        this.contracts.chosen(event, move);
        return;
      case "ContractsKept": {
        const isFirst = this.#turn === NOBODY;
        if (isFirst) this.#inTurn(event, "ContractsKept");
        else this.#byMover(event);
        this.contracts.kept(event, move, isFirst);
        return;
      }
    }
  }

  /** Who begins, whose turn it is, and the end. */
  async *#followTurns(event: RecordedEvent): AsyncGenerator<Draw, void> {
    const move = this.#move;
    switch (event.type) {
      case "FirstPlayerChosen":
        yield* this.#begins(event);
        return;
      case "TurnBegan":
        agree(move, event.type, this.#turn === NOBODY ? this.#first : (this.#mover + 1) % this.#seats, numberIn(event, "seat"));
        this.#turn = numberIn(event, "seat");
        return;
      case "GameEnded":
        this.contracts.opened(event, move);
        this.isOver = true;
        return;
      case "TradeCardTaken":
      case "TurnPassed":
      case "LastRoundBegan":
        this.#byMover(event);
        return;
    }
  }

  /** The host named the first player, or else it is drawn (ROU-014). */
  async *#begins(event: RecordedEvent): AsyncGenerator<Draw, void> {
    this.#first = numberIn(event, "seat");
    yield* drawFirst(this.record, this.luck, this.#first);
  }

  async #shuffled(event: RecordedEvent, cards: readonly number[]): Promise<Draw> {
    this.#shuffles += 1;
    const label = `deck|${this.#shuffles}`;
    return {
      kind: "shuffle",
      label,
      pieces: "cards",
      move: this.#move,
      expected: await this.luck.shuffled(label, cards),
      found: numbersIn(event, "order"),
    };
  }

  #fromTop(pile: Pile, count: number, found: readonly number[]): Draw {
    return { kind: "top", label: String(this.#shuffles), move: this.#move, expected: pile.take(count), found };
  }

  /** It is the mover's own, and what it asked for. */
  #byMover(event: RecordedEvent, expected = "", asked = ""): void {
    agree(this.#move, `${event.type}, seat`, this.#mover, numberIn(event, "seat"));
    agree(this.#move, "move", expected, asked);
  }

  /** Everybody is served in turn order from the first player on. */
  #inTurn(event: RecordedEvent, kind: Served, times = 1): void {
    const served = Math.floor(this.#served[kind]++ / times);
    agree(this.#move, `${event.type}, seat`, (this.#first + served) % this.#seats, numberIn(event, "seat"));
  }
}
