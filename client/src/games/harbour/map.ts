// What is printed on the board, from the one file that the server reads too, and how numbers pack it on the wire.
import {
  artisan_types,
  black_market,
  blocks,
  bridges,
  building_types,
  canvas,
  district_points,
  districts,
  docker_building,
  docker_colours,
  goods,
  harbour,
  mat,
  plan_types,
  river,
  rounds,
} from "../../../../src/mokum/games/harbour/board.json";

/** Colours of cubes, roofs and dice, by their numbers. */
export const COLOURS = ["black", "brown", "violet", "pink", "orange", "grey"] as const;
export type Colour = (typeof COLOURS)[number];
/** What the wire says where there is nothing. */
export const NOTHING = -1;
/** TOM's side in the solo game. */
export const TOM = 1;
export const ROUNDS = rounds.items.length;
export const MOUTH = river.mouth_space;
export const MOUTH_POINTS = river.mouth_points;
/** Places of a mat: for dockers on its barge, and for cards in its rack. */
export const DOCKERS_ABOARD = mat.dockers;
export const RACK_PLACES = mat.rack;

export const [WIDTH, HEIGHT] = canvas as [number, number];
export const RIVER = river;
export const DOCKER_PLACES = docker_building.items;
export const BRIDGES = bridges.items;

export const GOODS: readonly string[] = goods.items.map((good) => good.id);
export const DOCKERS: readonly string[] = docker_colours.items.map((docker) => docker.id);
export const DISTRICTS = districts.items.map((district) => ({ ...district, number: COLOURS.indexOf(district.colour as Colour) }));

export interface Block {
  readonly index: number;
  readonly id: string;
  readonly district: number;
  /** Number of its roof colour. */
  readonly colour: number;
  readonly cost: number;
  readonly x: number;
  readonly y: number;
  readonly shape: readonly (readonly number[])[];
}

export const BLOCKS: readonly Block[] = blocks.items.map((block, index) => {
  const district = DISTRICTS.findIndex((one) => one.id === block.district);
  return {
    index,
    id: block.id,
    district,
    colour: DISTRICTS[district]?.number ?? 0,
    cost: block.cost,
    x: block.x,
    y: block.y,
    shape: block.shape,
  };
});

export interface Space {
  readonly index: number;
  readonly id: string;
  readonly kind: "start" | "depot" | "warehouse" | "pontoon" | "water";
  readonly x: number;
  readonly y: number;
  /** Number of the good of a warehouse. */
  readonly good: number;
  /** Which depot or pontoon it is, counted from 0. */
  readonly number: number;
  /** Number of the docker colour of a pontoon. */
  readonly docker: number;
  /** Printed points: of the roofs from the first to be covered, or of the depot. */
  readonly points: readonly number[];
  readonly roofs: readonly { readonly x: number; readonly y: number; readonly points: number }[];
  readonly building: readonly number[] | null;
  readonly berths: readonly { readonly x: number; readonly y: number }[];
}

interface Node {
  id: string;
  kind: string;
  x: number;
  y: number;
  good?: string;
  colour?: string;
  points?: number;
  roofs?: { points: number; x: number; y: number }[];
  building?: number[];
  berths?: { x: number; y: number }[];
}

const nodes: readonly Node[] = harbour.nodes;

export const SPACES: readonly Space[] = nodes.map((node, index) => ({
  index,
  id: node.id,
  kind: node.kind as Space["kind"],
  x: node.x,
  y: node.y,
  good: node.good === undefined ? NOTHING : GOODS.indexOf(node.good),
  number: nodes.filter((other) => other.kind === node.kind).indexOf(node),
  docker: node.colour === undefined ? NOTHING : DOCKERS.indexOf(node.colour),
  points: node.roofs?.map((roof) => roof.points).toSorted((one, other) => other - one) ?? (node.points === undefined ? [] : [node.points]),
  roofs: node.roofs ?? [],
  building: node.building ?? null,
  berths: node.berths ?? [],
}));

export const START = SPACES.findIndex((space) => space.kind === "start");
const spaceNumber = new Map(SPACES.map((space) => [space.id, space.index]));
export const LANES: readonly (readonly [number, number])[] = harbour.edges.map(
  ([one, other]) => [spaceNumber.get(one ?? "") ?? 0, spaceNumber.get(other ?? "") ?? 0] as const,
);
export const NEIGHBOURS: readonly (readonly number[])[] = SPACES.map(({ index }) =>
  LANES.flatMap(([one, other]) => (one === index ? [other] : other === index ? [one] : [])),
);
/** Spaces of the pontoons, of the depots and of the warehouses by good. */
export const PONTOONS = SPACES.filter((space) => space.kind === "pontoon");
export const DEPOTS = SPACES.filter((space) => space.kind === "depot");
export const WAREHOUSES = GOODS.map((_, good) => SPACES.find((space) => space.kind === "warehouse" && space.good === good)!);

/** The black market by good: where its space lies. */
export const MARKET_CELLS = GOODS.map((good) => black_market.items.find((cell) => cell.good === good)!);

const perRound = new Map(rounds.items.map((round) => [round.round, round]));

/** Points that a delivery brings besides in this round. */
export function fastDelivery(round: number): number {
  return perRound.get(round)?.fast_delivery ?? 0;
}

/** The faces of a die that count as 1 in this round, as it is printed there. */
export function countAsOne(round: number): readonly number[] {
  return perRound.get(round)?.becomes_1 ?? [];
}

/** Points for the first, second … place in a district whose tile lies open. */
export function districtPoints(seats: number): readonly number[] {
  return (district_points as unknown as Record<string, number[]>)[String(seats)] ?? [];
}

export type CardKind = "artisan" | "building" | "plan";

/** The kind of a card and the id of its type; house cards are numbered after the printed ones and bring their own. */
export function cardType(card: number): { kind: CardKind; type: string } | null {
  for (const [kind, types] of [
    ["artisan", artisan_types],
    ["building", building_types],
    ["plan", plan_types],
  ] as const) {
    const found = types.items.find(({ cards: [from = 0, to = 0] }) => from <= card && card <= to);
    if (found) return { kind, type: found.id };
  }
  return null;
}

/** The kinds one by one, as often as they are there. */
export function pieces(counts: readonly number[]): number[] {
  return counts.flatMap((count, kind) => Array<number>(count).fill(kind));
}

export function total(counts: readonly number[]): number {
  return counts.reduce((sum, count) => sum + count, 0);
}
