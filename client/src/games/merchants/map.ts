// What is printed: goods, sites, bridges, cards and years, from the one file that the server reads too.
import * as data from "../../../../src/mokum/games/merchants/board.json";

/** Each area has four sectors, counted from 0 as in the server's numbers. */
export const GOODS = ["sugar", "gems", "spice", "silk"] as const;
export type Good = (typeof GOODS)[number];
export const CONTINENTS = ["americas", "africa", "europe", "far_east"] as const;
export type Continent = (typeof CONTINENTS)[number];
export const QUARTERS = ["grachten", "nieuwe_zijde", "oude_zijde", "lastage"] as const;
export type Quarter = (typeof QUARTERS)[number];

/** In the order in which their cards are resolved. */
export const DISCS = ["bucket", "mayor", "clock"] as const;
export type Disc = (typeof DISCS)[number];
export const BUCKET = 0;
export const MAYOR = 1;
export const CLOCK = 2;
export const NO_CARD = -1;

export const LAST_SPACE = data.exchange.row_length;
/** With all four tiles on it or further one holds the goods bonus. */
export const BONUS_SPACE = data.exchange.bonus_space;
const worthOf = (bonus: string): number => data.bonuses.items.find(({ id }) => id === bonus)?.reward.money ?? 0;
/** What a house in every quarter, or a colony on every continent, is worth. */
export const SET_MONEY = worthOf("quarter_set");
export const BRIDGE_MONEY = worthOf("bridge");
export const LOAN = data.bonuses.loan.receive;
export const REPAY = data.bonuses.loan.repay;

/** Bonuses by number, as bits of what a seat holds. */
export const GOODS_BONUS = 0;
export const CONTINENTS_BONUS = 1;
export const QUARTERS_BONUS = 2;
export const FIRST_BRIDGE = 3;

export interface Site {
  readonly index: number;
  readonly id: string;
  readonly number: number;
  readonly x: number;
  readonly y: number;
}

export interface Colony extends Site {
  readonly continent: number;
  readonly good: number;
}

export interface House extends Site {
  readonly quarter: number;
  readonly name: string;
  /** Number of its bridge, or null. */
  readonly bridge: number | null;
}

export interface Bridge {
  readonly index: number;
  readonly ends: readonly [number, number];
}

export const COLONIES: readonly Colony[] = data.colony_sites.items.map(({ id, number, x, y, continent, good }, index) => ({
  index,
  id,
  number,
  x,
  y,
  continent: CONTINENTS.indexOf(continent as Continent),
  good: GOODS.indexOf(good as Good),
}));

const bridgeIndex = new Map(data.bridges.items.map(({ id }, index) => [id, index]));

export const HOUSES: readonly House[] = data.house_sites.items.map(({ id, number, x, y, name, quarter, bridge }, index) => ({
  index,
  id,
  number,
  x,
  y,
  name,
  quarter: QUARTERS.indexOf(quarter as Quarter),
  bridge: bridge === null ? null : (bridgeIndex.get(bridge) ?? null),
}));

const houseIndex = new Map(HOUSES.map(({ id, index }) => [id, index]));
const houseOf = (id: string | undefined): number => houseIndex.get(id ?? "") ?? 0;

export const BRIDGES: readonly Bridge[] = data.bridges.items.map(({ a, b }, index) => ({ index, ends: [houseOf(a), houseOf(b)] }));
/** Pairs of house sites of one quarter that lie side by side. */
export const BESIDE: readonly (readonly [number, number])[] = data.house_sites.adjacency.map(([a, b]) => [houseOf(a), houseOf(b)]);

/** The house site at the other end of a site's bridge, or null. */
export function across(site: number): number | null {
  const bridge = BRIDGES[house(site).bridge ?? -1];
  return bridge ? (bridge.ends[0] === site ? bridge.ends[1] : bridge.ends[0]) : null;
}

export type CardKind = "goods" | "colony" | "amsterdam" | "hourglass";

export interface Card {
  readonly index: number;
  readonly id: string;
  readonly kind: CardKind;
  readonly continents: readonly number[];
  readonly quarters: readonly number[];
  readonly goods: readonly number[];
}

interface PrintedCard {
  id: string;
  type: string;
  continents?: string[];
  quarters?: string[];
  goods?: string[];
}

export const CARDS: readonly Card[] = (data.cards.items as PrintedCard[]).map((card, index) => ({
  index,
  id: card.id,
  kind: card.type as CardKind,
  continents: (card.continents ?? []).map((name) => CONTINENTS.indexOf(name as Continent)),
  quarters: (card.quarters ?? []).map((name) => QUARTERS.indexOf(name as Quarter)),
  goods: (card.goods ?? []).map((name) => GOODS.indexOf(name as Good)),
}));

export type SquareIcon =
  | "start"
  | "blank"
  | "ship"
  | "globe"
  | "arms"
  | "credit"
  | "arms_lost"
  | "globe_lost"
  | "ship_back"
  | "leader_back"
  | "score_exchange"
  | "score_quarters"
  | "score_colonies"
  | "final";

export interface Square {
  readonly index: number;
  readonly year: string;
  readonly icon: SquareIcon;
  /** By rank of the sector: what its first and its second are paid. */
  readonly grid: readonly (readonly [number, number])[];
  readonly box: readonly [number, number, number, number];
}

export const SQUARES: readonly Square[] = data.timeline.items.map(({ index, label, icon, grid, box }) => ({
  index,
  year: label,
  icon: icon as SquareIcon,
  grid: (grid ?? []).map(([first, second]) => [first ?? 0, second ?? 0]),
  box: [box[0] ?? 0, box[1] ?? 0, box[2] ?? 0, box[3] ?? 0],
}));

export const START_MONEY = data.players.starting_money;
/** Marks, prices and limits of the clock. */
export const AUCTION = data.auction;

/** Turns, and so lots, of a whole game. */
export function turnsOf(seats: number): number {
  const turns: Record<string, number> = data.players.turns;
  return turns[String(seats)] ?? 0;
}

export const CANVAS = data.canvas;
export const EXCHANGE = data.exchange;
export const CONTINENT_LABELS = data.continents.items.map(({ label }) => [label[0] ?? 0, label[1] ?? 0] as const);
export const QUARTER_LABELS = data.quarters.items.map(({ label }) => [label[0] ?? 0, label[1] ?? 0] as const);
/** Quarters stay Dutch in every language. */
export const QUARTER_NAMES: readonly string[] = data.quarters.items.map(({ name }) => name);

function at<Thing>(things: readonly Thing[], index: number, what: string): Thing {
  const found = things[index];
  if (found === undefined) throw new RangeError(`There is no ${what} ${index}.`);
  return found;
}

export const colony = (index: number): Colony => at(COLONIES, index, "colony site");
export const house = (index: number): House => at(HOUSES, index, "house site");
export const bridge = (index: number): Bridge => at(BRIDGES, index, "bridge");
export const card = (index: number): Card => at(CARDS, index, "card");
export const square = (index: number): Square => at(SQUARES, index, "square");
/** The year of a square where there is little room: without the word that says it is about that year. */
export const shortYear = (index: number): string => square(index).year.replace("-", "–").replace("c. ", "");
export const quarterName = (index: number): Quarter => at(QUARTERS, index, "quarter");
export const goodName = (index: number): Good => at(GOODS, index, "good");
export const discName = (index: number): Disc => at(DISCS, index, "disc");
