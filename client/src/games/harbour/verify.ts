// What luck decided in a game of harbour, drawn again: everything that is shuffled at setup, what comes off it, and the dice.
import type { Draw } from "@/platform/verify/check";
import type { Luck } from "@/platform/verify/luck";
import { Astray, agree, Malformed, numberIn, numbersIn, type RecordedEvent, type RecordFile } from "@/platform/verify/record";
import * as board from "../../../../src/mokum/games/harbour/board.json";

const range = (first: number, last: number): number[] => Array.from({ length: last - first + 1 }, (_, index) => first + index);
const each = (count: number, copies: number): number[] => range(0, count - 1).flatMap((kind) => Array<number>(copies).fill(kind));

const DOCKERS = board.docker_colours.items.map((item) => item.id);
/** The colour that a pontoon has itself, and so no docker on it (HAR-021). */
const PONTOONS = board.harbour.nodes.flatMap((node) =>
  node.kind === "pontoon" && "colour" in node ? [DOCKERS.indexOf(node.colour ?? "")] : [],
);
/** Cards by number, as they lie in the box. */
const CARDS: Readonly<Record<string, readonly number[]>> = { artisan: range(1, 54), building: range(55, 108), plan: range(109, 132) };
const HOUSE_CARDS: Readonly<Record<string, readonly number[]>> = { building: [133] };
/** Market tiles by group, and task tiles (HAR-024, HAR-315, HAR-300). */
const TILES = { A: range(1, 8), B: range(9, 16), CA: range(17, 20), CB: range(21, 24) } as const;
const TASKS = range(1, 42);
const MORE_TILES = 4;
const FACES = 6;
const DICE = 6;

/** Every shuffle of the game has the next number (HAR-410). */
class Deck {
  #count = 0;

  constructor(private readonly luck: Luck) {}

  get label(): string {
    return `deck|${this.#count}`;
  }

  shuffled(items: readonly number[]): Promise<number[]> {
    this.#count += 1;
    return this.luck.shuffled(this.label, items);
  }
}

/** How many tasks each seat is dealt, by the option (HAR-300). */
const TASKS_EACH: Readonly<Record<string, number>> = { "three hidden": 3, "five hidden": 5, "one open": 1, "two open": 2 };
const TASKS_EXTENSION = 2;
const SHORT_GAME_BEGINS = 3;
const LAST_ROUND = 12;
/** From which piles an offer is laid out, in this order, and where their number stands in the event (HAR-060). */
const OFFERED: readonly (readonly [string, number])[] = [
  ["plan", 2],
  ["building", 1],
  ["artisan", 0],
];

/** By tag, also such as older records hold. */
const KNOWN = new Set(
  (
    "Awaited Awaited.2 BailiffMoved BargeMoved BlockTaken CardActivated CardTaken CardUsed CardsRevealed CubesGained CubesGained.2 CubesPaid CubesPaid.2 " +
    "CubesPlaced DiceRolled DiscardTaken DistrictsDrawn DockerHoused DockerReturned DockerTaken DockersPlaced DockersPlaced.2 ExchangeUsed FinalScored " +
    "FinalScored.2 FlorinsGained FlorinsPaid ForemanMoved FreeStepsChanged GameEnded GoodDelivered GoodLoaded GoodReturned GoodSold GoodStored GoodsLaid MarketPawnMoved MarketUsed MouthReached " +
    "OfferDiscarded PawnMoved PawnRaised PawnsStacked PileCardTaken PileShuffled PlanDiscarded PlanUsed PointsScored PoolEmptied PoolEmptied.2 RackCardDiscarded " +
    "RiverTaken RosesTurned RoundBegan TasksDealt TasksRevealed TasksShuffled TileTurned TilesStacked TokenTaken TomDelivered TomHoused TurnBegan"
  ).split(" "),
);
const LAID = "GoodsLaid DockersPlaced DistrictsDrawn PileShuffled PileShuffled PileShuffled TilesStacked PawnsStacked";

/** What happened, in whichever shape it is told. */
const kindOf = ({ type }: RecordedEvent): string => type.replace(/\.\d+$/, "");

const hasExtension = ({ options }: RecordFile, number: number): boolean =>
  Array.isArray(options["extensions"]) && options["extensions"].includes(number);

/** Everything is shuffled once, at the setup and in its order (HAR-410). */
function checkSetup(record: RecordFile): void {
  const laid = new Set([...LAID.split(" "), "TasksShuffled"]);
  const found = record.setup.map(kindOf).filter((kind) => laid.has(kind));
  agree(0, "setup", (hasExtension(record, TASKS_EXTENSION) ? `${LAID} TasksShuffled` : LAID).split(" "), found);
  agree(
    0,
    "piles",
    Object.keys(CARDS),
    record.setup.filter(({ type }) => type === "PileShuffled").map((event) => event["kind"]),
  );
  for (const [at, { events }] of record.moves.entries())
    for (const event of events) if (laid.has(kindOf(event))) throw new Astray(at + 1, "", event.type);
}

/** Yields each draw as it should have been and as it was; returns whether the game came to its end. */
export async function* checkDraws(record: RecordFile, luck: Luck): AsyncGenerator<Draw, boolean> {
  const deck = new Deck(luck);
  const course = new Course(record, luck);
  checkSetup(record);
  const all = [{ seat: -1, events: record.setup }, ...record.moves];
  for (const [move, { seat, events }] of all.entries()) {
    for (const event of events) {
      if (!KNOWN.has(event.type)) throw new Malformed(event.type);
      agree(move, "something happens after the end", false, course.isOver);
      const laid = await layOut(event, record, deck);
      if (laid) yield { kind: "shuffle", label: deck.label, move, ...laid };
      yield* course.follow(event, move, seat);
    }
  }
  return course.isOver;
}

/** Follows a game from event to event: what lies on top of each pile, what is on offer, and which round it is. */
class Course {
  isOver = false;
  #round: number;
  #hasRolled = true;
  readonly #piles = new Map<string, number[]>();
  #offer: readonly number[] = [];

  constructor(
    private readonly record: RecordFile,
    private readonly luck: Luck,
  ) {
    this.#round = record.options["short"] === true ? SHORT_GAME_BEGINS - 1 : 0;
  }

  async *follow(event: RecordedEvent, move: number, mover: number): AsyncGenerator<Draw, void> {
    switch (event.type) {
      case "PileShuffled":
        this.#piles.set(String(event["kind"]), [...numbersIn(event, "order")]);
        return;
      case "TilesStacked":
        this.#piles.set("tiles", [...numbersIn(event, "order")]);
        return;
      case "TasksShuffled":
        this.#piles.set("tasks", [...numbersIn(event, "order")]);
        return;
      case "TileTurned":
        yield this.#top(move, this.#take("tiles", 1), [numberIn(event, "tile")]);
        return;
      case "CardsRevealed": {
        const drawn = numbersIn(event, "drawn");
        this.#offer = numbersIn(event, "cards");
        yield this.#top(
          move,
          OFFERED.flatMap(([kind, at]) => this.#take(kind, drawn[at] ?? 0)),
          this.#offer,
        );
        return;
      }
      case "PileCardTaken":
        yield this.#top(move, this.#take(String(event["kind"]), 1), [numberIn(event, "card")]);
        return;
      case "TasksDealt": {
        const dealt = this.#take("tasks", TASKS_EACH[String(this.record.options["tasks"])] ?? 0);
        yield this.#top(
          move,
          dealt.toSorted((one, other) => one - other),
          numbersIn(event, "tasks"),
        );
        return;
      }
      case "CardTaken":
        agree(move, `${event.type}, seat`, mover, numberIn(event, "seat"));
        this.#leaves([numberIn(event, "card")], move);
        return;
      case "OfferDiscarded":
        this.#leaves(numbersIn(event, "cards"), move);
        return;
      case "RoundBegan":
        agree(move, "the dice were rolled", true, this.#hasRolled);
        agree(move, event.type, this.#round + 1, numberIn(event, "number"));
        this.#round += 1;
        this.#hasRolled = false;
        return;
      case "DiceRolled":
        yield* this.#rolled(event, move);
        return;
      case "GameEnded":
        agree(move, event.type, LAST_ROUND, this.#round);
        this.isOver = true;
        return;
    }
  }

  async *#rolled(event: RecordedEvent, move: number): AsyncGenerator<Draw, void> {
    const first = this.#round * DICE;
    const expected: number[] = [];
    for (const die of range(first, first + DICE - 1)) expected.push(1 + (await this.luck.uniform(`die|${die}`, FACES)));
    yield { kind: "dice", label: `die|${first}–${first + DICE - 1}`, move, expected, found: numbersIn(event, "faces") };
    this.#hasRolled = true;
  }

  #top(move: number, expected: readonly number[], found: readonly number[]): Draw {
    return { kind: "top", label: "", move, expected, found };
  }

  #take(pile: string, count: number): readonly number[] {
    return this.#piles.get(pile)?.splice(0, count) ?? [];
  }

  /** Cards leave the offer, if they lie there. */
  #leaves(cards: readonly number[], move: number): void {
    for (const card of cards) agree(move, `card ${card} is on offer`, true, this.#offer.includes(card));
    this.#offer = this.#offer.filter((card) => !cards.includes(card));
  }
}

/** What an event of the setup shuffled; null for any other event. */
async function layOut(event: RecordedEvent, record: RecordFile, deck: Deck): Promise<Pick<Draw, "expected" | "found" | "pieces"> | null> {
  const seats = record.names.length;
  switch (event.type) {
    case "GoodsLaid":
      return { expected: await deck.shuffled(each(board.goods.items.length, board.goods.tiles_each)), found: numbersIn(event, "goods") };
    case "DockersPlaced":
      return { expected: (await dockers(deck, seats === 1 ? 1 : 2)).map(packed), found: numbersIn(event, "pontoons") };
    case "DockersPlaced.2":
      return { expected: (await dockers(deck, seats === 1 ? 1 : 2)).flatMap(counted), found: dockersIn(event) };
    case "DistrictsDrawn":
      return { expected: await deck.shuffled(range(0, board.districts.items.length - 1)), found: numbersIn(event, "order") };
    case "PileShuffled": {
      const kind = String(event["kind"]);
      const cards = CARDS[kind];
      if (!cards) throw new Malformed(`${event.type}.kind`);
      const more = record.options["house_cards"] === true ? (HOUSE_CARDS[kind] ?? []) : [];
      return { pieces: "cards", expected: await deck.shuffled([...cards, ...more]), found: numbersIn(event, "order") };
    }
    case "TilesStacked":
      return { expected: await tiles(deck, record), found: numbersIn(event, "order") };
    case "PawnsStacked":
      // Alone at the table one plays against a side that the game moves.
      return { expected: await deck.shuffled(range(0, seats === 1 ? 1 : seats - 1)), found: numbersIn(event, "stack") };
    case "TasksShuffled":
      return { expected: await deck.shuffled(TASKS), found: numbersIn(event, "order") };
    default:
      return null;
  }
}

/** By pontoon the colours of its dockers: shuffled until none has two of a colour or one of its own. */
async function dockers(deck: Deck, copies: number): Promise<readonly (readonly number[])[]> {
  for (;;) {
    const line = await deck.shuffled(each(DOCKERS.length, copies));
    const groups = PONTOONS.map((_, pontoon) => line.slice(pontoon * copies, (pontoon + 1) * copies));
    const isAllowed = groups.every((group, pontoon) => !group.includes(PONTOONS[pontoon] ?? -1) && new Set(group).size === copies);
    if (isAllowed) return groups;
  }
}

/** How many of each colour. */
const counted = (group: readonly number[]): number[] => DOCKERS.map((_, colour) => group.filter((one) => one === colour).length);

/** As older records tell it: four bits a colour. */
const packed = (group: readonly number[]): number => group.reduce((sum, colour) => sum + 16 ** colour, 0);

/** The counts of all pontoons, one after the other. */
function dockersIn(event: RecordedEvent): number[] {
  const pontoons = event["pontoons"];
  if (!Array.isArray(pontoons)) throw new Malformed(`${event.type}.pontoons`);
  return pontoons.flatMap((counts: unknown) => {
    const found = numbersIn({ type: event.type, pontoons: counts }, "pontoons");
    if (found.length !== DOCKERS.length) throw new Malformed(`${event.type}.pontoons`);
    return [...found];
  });
}

/** The market: early tiles on top of late ones. */
async function tiles(deck: Deck, record: RecordFile): Promise<readonly number[]> {
  const isShort = record.options["short"] === true;
  if (!hasExtension(record, MORE_TILES)) {
    const keep = isShort ? 5 : 6;
    return [...(await deck.shuffled(TILES.A)).slice(0, keep), ...(await deck.shuffled(TILES.B)).slice(0, keep)];
  }
  const keep = isShort ? 2 : 3;
  const early = [...(await deck.shuffled(TILES.CA)).slice(0, keep), ...(await deck.shuffled(TILES.A)).slice(0, 3)];
  const late = [...(await deck.shuffled(TILES.CB)).slice(0, keep), ...(await deck.shuffled(TILES.B)).slice(0, 3)];
  return [...(await deck.shuffled(early)), ...(await deck.shuffled(late))];
}
