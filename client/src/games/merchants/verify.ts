// What luck decided in a game of merchants, drawn again: who begins, the deck, every card from its top, and each lot between equals.
import type { Draw } from "@/platform/verify/check";
import { drawFirst } from "@/platform/verify/first";
import type { Luck } from "@/platform/verify/luck";
import {
  Astray,
  agree,
  pendingIn,
  Malformed,
  numberIn,
  numbersIn,
  type RecordedEvent,
  type RecordedMove,
  type RecordFile,
} from "@/platform/verify/record";
import * as board from "../../../../src/mokum/games/merchants/board.json";
import { BUCKET, CARDS, CLOCK, discName, MAYOR, NO_CARD, SQUARES, turnsOf } from "./map";
import { Rounds } from "./rounds";

const NOBODY = -1;
const LAST_SQUARE = SQUARES.length - 1;
const HOUSES = board.house_sites.items.map(({ id }) => id);
const COLONIES = board.colony_sites.items.map(({ id }) => id);
/** Cards that are left out with so many players (MER-043). */
const LEFT_OUT = board.cards.items.map((card) => ("not_with_players" in card ? (card.not_with_players as readonly number[]) : []));

const KNOWN = new Set(
  (
    "FirstPlayerChosen DeckShuffled StartTaken TurnBegan CardDrawn CardPassedOver MarkerMoved CardPlaced CardDiscarded Awaited Declined " +
    "GoodMoved ColonyFounded ColonyRemoved HouseBuilt HouseRemoved BonusEarned BonusReturned LoanTaken LoansRepaid AreaScored AuctionBegan " +
    "RoundBegan LimitSealed LimitSealedAhead LimitsBrought Pressed DialEnded CardBought GameEnded"
  ).split(" "),
);
/** What happens at the setup and never again (MER-284). */
const ONCE = ["FirstPlayerChosen", "DeckShuffled", "StartTaken"];

/** Yields each draw as it should have been and as it was; returns whether the game came to its end. */
export async function* checkDraws(record: RecordFile, luck: Luck): AsyncGenerator<Draw, boolean> {
  const course = new Course(record, luck);
  checkSetup(record);
  const all: readonly RecordedMove[] = [{ seat: NOBODY, move: "", events: record.setup }, ...record.moves];
  for (const [at, { seat, move, events, lot }] of all.entries()) {
    if (lot !== undefined) yield* course.rounds.sold(lot, at);
    course.begin(at, seat, move);
    for (const event of events) {
      if (!KNOWN.has(event.type)) throw new Malformed(event.type);
      if (at > 0 && ONCE.includes(event.type)) throw new Astray(at, "", event.type);
      yield* course.follow(event);
    }
    course.end();
  }
  return course.isOver;
}

/** The first player, the deck and everybody's start come first, each once. */
function checkSetup({ setup, names }: RecordFile): void {
  const found = setup.map(({ type }) => type).filter((type) => ONCE.includes(type));
  agree(0, "setup", ["FirstPlayerChosen", "DeckShuffled", ...names.map(() => "StartTaken")], found);
  agree(
    0,
    "setup",
    found,
    setup.slice(0, found.length).map(({ type }) => type),
  );
}

/** Follows a game from event to event: whose turn it is, what lies in the deck and on the discs, and how each round is decided. */
class Course {
  isOver = false;
  readonly rounds: Rounds;
  readonly #seats: number;
  #move = 0;
  #mover = NOBODY;
  #wish = "";
  /** Who has to decide next. */
  #awaited: readonly number[] = [];
  #first = NOBODY;
  #started = 0;
  #mayor = NOBODY;
  #turn = 0;
  #square = 0;
  #deck: number[] = [];
  #drawn = NO_CARD;
  readonly #discs = [NO_CARD, NO_CARD, NO_CARD];
  /** Whether the cards of this turn are being resolved, so that none is drawn (MER-053). */
  #isResolving = false;

  constructor(
    private readonly record: RecordFile,
    private readonly luck: Luck,
  ) {
    this.#seats = record.names.length;
    this.rounds = new Rounds(luck);
  }

  /** A seat moves that is awaited; nobody does after the end. */
  begin(move: number, seat: number, wish: string): void {
    agree(move, "moves after the end", false, this.isOver);
    if (move > 0) agree(move, "the seat is awaited", true, this.#awaited.includes(seat));
    this.#awaited = this.#awaited.filter((one) => one !== seat);
    [this.#move, this.#mover, this.#wish] = [move, seat, wish];
  }

  /** After a move somebody is awaited, or the game is over. */
  end(): void {
    agree(this.#move, "somebody is awaited", !this.isOver, this.#awaited.length > 0);
  }

  async *follow(event: RecordedEvent): AsyncGenerator<Draw, void> {
    switch (event.type) {
      case "FirstPlayerChosen":
        yield* this.#begins(event);
        return;
      case "DeckShuffled":
        yield* this.#shuffles(event);
        return;
      case "StartTaken":
        this.#starts(event);
        return;
      case "TurnBegan":
        this.#turns(event);
        return;
      case "CardDrawn":
        yield* this.#draws(event);
        return;
      case "CardPassedOver":
        this.#passesOver(event);
        return;
      case "MarkerMoved":
        this.#timePasses(event);
        return;
      case "CardPlaced":
        this.#places(event);
        return;
      case "CardDiscarded":
        this.#discards(event);
        return;
      case "Awaited":
        this.#awaits(event);
        return;
      case "GameEnded":
        this.#ends(event);
        return;
      default:
        yield* this.#sells(event);
    }
  }

  /** What happens at the clock: the rounds follow it. */
  async *#sells(event: RecordedEvent): AsyncGenerator<Draw, void> {
    const move = this.#move;
    switch (event.type) {
      case "AuctionBegan":
        agree(move, "the mayor's card is gone", [NO_CARD, NO_CARD], this.#discs.slice(BUCKET, CLOCK));
        this.rounds.begin(event, this.#discs[CLOCK] ?? NO_CARD, move);
        return;
      case "RoundBegan":
        this.rounds.next(event, move);
        return;
      case "LimitSealed":
        this.rounds.sealed(event, move, this.#mover, this.#wish);
        return;
      case "LimitSealedAhead":
        this.rounds.sealedAhead(event, move, this.#mover, this.#wish);
        this.#awaited = [...this.#awaited, this.#mover]; // the limit of this round is still to come
        return;
      case "LimitsBrought":
        this.rounds.brought(event, move);
        return;
      case "Pressed":
        yield* this.rounds.pressed(event, move);
        return;
      case "DialEnded":
        this.rounds.ended(event, move);
        return;
      case "CardBought":
        this.rounds.bought(event, move);
        return;
    }
  }

  /** The host named the first player, or else it is drawn (MER-021). */
  async *#begins(event: RecordedEvent): AsyncGenerator<Draw, void> {
    this.#first = numberIn(event, "seat");
    yield* drawFirst(this.record, this.luck, this.#first);
  }

  async *#shuffles(event: RecordedEvent): AsyncGenerator<Draw, void> {
    this.#deck = [...numbersIn(event, "order")];
    yield {
      kind: "shuffle",
      label: "deck|1",
      pieces: "cards",
      move: this.#move,
      expected: await this.luck.shuffled("deck|1", [...CARDS.keys()]),
      found: [...this.#deck],
    };
  }

  /** By position: a house and a colony (MER-022, MER-025). */
  #starts(event: RecordedEvent): void {
    const position = board.start_positions.items[this.#started];
    const seat = (this.#first + this.#started) % this.#seats;
    this.#started += 1;
    const given = [seat, HOUSES.indexOf(position?.house ?? ""), COLONIES.indexOf(position?.colony ?? "")];
    agree(this.#move, event.type, given, [numberIn(event, "seat"), numberIn(event, "house"), numberIn(event, "colony")]);
  }

  /** The discs pass to the left (MER-029, MER-050). */
  #turns(event: RecordedEvent): void {
    agree(this.#move, "the discs are empty", [NO_CARD, NO_CARD, NO_CARD], this.#discs);
    const mayor = this.#turn === 0 ? this.#first : (this.#mayor + 1) % this.#seats;
    agree(this.#move, event.type, [mayor, this.#turn + 1], [numberIn(event, "seat"), numberIn(event, "turn")]);
    [this.#mayor, this.#turn] = [mayor, this.#turn + 1];
  }

  *#draws(event: RecordedEvent): Generator<Draw, void> {
    agree(this.#move, "a card may be drawn", true, this.#drawn === NO_CARD && !this.#isResolving);
    agree(this.#move, "CardDrawn, seat", this.#mayor, numberIn(event, "seat"));
    this.#drawn = numberIn(event, "card");
    yield { kind: "top", label: "1", move: this.#move, expected: this.#deck.splice(0, 1), found: [this.#drawn] };
  }

  #passesOver(event: RecordedEvent): void {
    agree(this.#move, event.type, this.#drawn, numberIn(event, "card"));
    agree(this.#move, "the card is left out", true, this.#isLeftOut(this.#drawn));
    this.#drawn = NO_CARD;
  }

  #isLeftOut(card: number): boolean {
    return LEFT_OUT[card]?.includes(this.#seats) ?? false;
  }

  /** An hourglass moves the marker, and the end of the deck does (MER-090, MER-262). */
  #timePasses(event: RecordedEvent): void {
    agree(this.#move, event.type, this.#square + 1, numberIn(event, "square"));
    this.#square += 1;
    if (this.#drawn === NO_CARD) agree(this.#move, "the deck is empty", [0, LAST_SQUARE], [this.#deck.length, this.#square]);
    else agree(this.#move, "card", "hourglass", CARDS[this.#drawn]?.kind);
    this.#drawn = NO_CARD;
  }

  /** As the mayor wished; the last disc is covered without a wish (MER-044, MER-045). */
  #places(event: RecordedEvent): void {
    const [card, disc] = [numberIn(event, "card"), numberIn(event, "disc")];
    agree(this.#move, event.type, [this.#mayor, this.#drawn], [numberIn(event, "seat"), card]);
    agree(this.#move, "the card goes on a disc", true, CARDS[card]?.kind !== "hourglass" && !this.#isLeftOut(card));
    agree(this.#move, "the disc is free", NO_CARD, this.#discs[disc]);
    if (this.#discs.filter((on) => on === NO_CARD).length > 1) agree(this.#move, "move", `cover ${discName(disc)}`, this.#wish);
    [this.#discs[disc], this.#drawn] = [card, NO_CARD];
  }

  /** Bucket, mayor, clock, in this order (MER-046 to MER-049). */
  #discards(event: RecordedEvent): void {
    const disc = numberIn(event, "disc");
    agree(this.#move, event.type, this.#discs[disc], numberIn(event, "card"));
    const covered = this.#discs.map((on) => on !== NO_CARD);
    agree(this.#move, "discs", [disc <= BUCKET, disc <= MAYOR, disc <= CLOCK], covered);
    if (disc === CLOCK) this.rounds.close(this.#move);
    this.#discs[disc] = NO_CARD;
    this.#isResolving = disc !== CLOCK;
  }

  #awaits(event: RecordedEvent): void {
    const top = pendingIn(event, "agenda").at(-1);
    if (!top) throw new Malformed("Awaited.agenda");
    this.#awaited = numbersIn(top, "seats");
    this.rounds.asks(top, this.#move);
  }

  #ends(event: RecordedEvent): void {
    const expected = [0, LAST_SQUARE, turnsOf(this.#seats)];
    agree(this.#move, event.type, expected, [this.#deck.length, this.#square, this.#turn]);
    this.#awaited = [];
    this.isOver = true;
  }
}
