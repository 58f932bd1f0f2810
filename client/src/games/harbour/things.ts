// The notation of moves, and the things on the table that a hand reaches for to make each of them.
import type { View } from "@/wire/harbour";
import { BLOCKS, COLOURS, type Colour, DOCKERS, GOODS, SPACES } from "./map";

/** Something that can be touched. */
export type Thing =
  /** A card, wherever it lies: offer, rack, tableau, discards. */
  | { kind: "card"; card: number }
  | { kind: "block"; block: number }
  /** A space of the port. */
  | { kind: "space"; space: number }
  | { kind: "good"; good: number; at: "store" | "hold" | "market" }
  /** A docker on the pontoon where one's barge lies, or aboard at the end. */
  | { kind: "docker"; docker: number; at: "pontoon" | "barge" }
  /** A colour of cubes: in the pool, or in the supply where one is gained. */
  | { kind: "cube"; colour: number }
  | { kind: "die"; colour: number }
  /** The next space of the river. */
  | { kind: "river" }
  /** The market tile of the round. */
  | { kind: "tile" }
  /** Says something that lies nowhere: `end`, `stop`, `keep none` … */
  | { kind: "word"; word: string };

/** One text for one thing. */
export function keyOf(thing: Thing): string {
  switch (thing.kind) {
    case "card":
      return `card ${thing.card}`;
    case "block":
      return `block ${thing.block}`;
    case "space":
      return `space ${thing.space}`;
    case "good":
      return `good ${thing.good} ${thing.at}`;
    case "docker":
      return `docker ${thing.docker} ${thing.at}`;
    case "cube":
    case "die":
      return `${thing.kind} ${thing.colour}`;
    case "word":
      return `word ${thing.word}`;
    default:
      return thing.kind;
  }
}

/** The thing that a key stands for; null for a text that is none. */
export function thingOf(key: string): Thing | null {
  const [kind = "", first = "", second = ""] = key.split(" ");
  const number = Number(first);
  switch (kind) {
    case "card":
      return { kind, card: number };
    case "block":
      return { kind, block: number };
    case "space":
      return { kind, space: number };
    case "good":
      return { kind, good: number, at: second as "store" | "hold" | "market" };
    case "docker":
      return { kind, docker: number, at: second as "pontoon" | "barge" };
    case "cube":
    case "die":
      return { kind, colour: number };
    case "river":
    case "tile":
      return { kind };
    case "word":
      return { kind, word: key.slice("word ".length) };
    default:
      return null;
  }
}

/** A move taken apart: `buy with florins p3` is the verb `buy with florins` and block 2. */
export interface Said {
  move: string;
  verb: string;
  /** Number of the card, block, space, good, docker or colour; -1 for a move without one. */
  number: number;
}

const NAMED: readonly (readonly [RegExp, (name: string) => number])[] = [
  [/^(take|discard|activate|use) (\d+)$/, Number],
  [/^(buy with florins|buy|claim|bailiff) ([a-z]\d)$/, (name) => BLOCKS.findIndex((block) => block.id.toLowerCase() === name)],
  [/^(step|jump|foreman) (\S+)$/, (name) => SPACES.findIndex((space) => space.id === name)],
  [/^(load|deliver|pawn|return good) (\S+)$/, (name) => GOODS.indexOf(name)],
  [/^(docker|return docker) (\S+)$/, (name) => DOCKERS.indexOf(name)],
  [/^(cube|die|waive|pay|gain|keep|return) (\S+)$/, (name) => COLOURS.indexOf(name as Colour)],
  [/^(shift) (\S+ (?:lower|higher))$/, (name) => COLOURS.indexOf(name.split(" ")[0] as Colour)],
];

/** What a move says. */
export function readMove(move: string): Said {
  for (const [pattern, number] of NAMED) {
    const [, verb, name] = pattern.exec(move) ?? [];
    if (verb !== undefined && name !== undefined && number(name) >= 0) return { move, verb, number: number(name) };
  }
  return { move, verb: move, number: -1 };
}

/** Where a hand reaches for this move: nearly always one thing. */
export function thingsOf({ move, verb, number }: Said): readonly Thing[] {
  switch (verb) {
    case "take":
    case "discard":
    case "activate":
    case "use":
      return [{ kind: "card", card: number }];
    case "buy":
    case "buy with florins":
    case "claim":
    case "bailiff":
      return [{ kind: "block", block: number }];
    case "step":
    case "jump":
    case "foreman":
      return [{ kind: "space", space: number }];
    case "load":
      return [{ kind: "good", good: number, at: "store" }];
    case "deliver":
      return [{ kind: "good", good: number, at: "hold" }];
    case "pawn":
      return [{ kind: "good", good: number, at: "market" }];
    case "return good":
      return [
        { kind: "good", good: number, at: "store" },
        { kind: "good", good: number, at: "hold" },
      ];
    case "docker":
      return [{ kind: "docker", docker: number, at: "pontoon" }];
    case "return docker":
      return [{ kind: "docker", docker: number, at: "barge" }];
    case "die":
    case "shift":
      return [{ kind: "die", colour: number }];
    case "cube":
    case "waive":
    case "pay":
    case "gain":
    case "keep":
    case "return":
      return [{ kind: "cube", colour: number }];
    case "river":
    case "on":
    case "yes":
      return [{ kind: "river" }];
    case "market":
      return [{ kind: "tile" }];
    default:
      return [{ kind: "word", word: move }];
  }
}

/** One's legal moves, by the key of the thing that is touched for them. */
export type Offered = ReadonlyMap<string, readonly Said[]>;

export function sortMoves(moves: readonly string[]): Offered {
  const sorted = new Map<string, Said[]>();
  for (const said of moves.map(readMove)) {
    for (const thing of thingsOf(said)) {
      const key = keyOf(thing);
      sorted.set(key, [...(sorted.get(key) ?? []), said]);
    }
  }
  return sorted;
}

/** A move with a thing in the plainest way, to ask the server why it is not legal; null where there is nothing to ask. */
export function askMove(thing: Thing, view: View, seat: number): string | null {
  switch (thing.kind) {
    case "card":
      if (view.at[seat]?.tableau.includes(thing.card)) return `use ${thing.card}`;
      if (view.at[seat]?.rack.includes(thing.card)) return `activate ${thing.card}`;
      return view.offer.includes(thing.card) ? `take ${thing.card}` : null;
    case "block":
      return `buy ${BLOCKS[thing.block]?.id.toLowerCase() ?? ""}`;
    case "space":
      return `step ${SPACES[thing.space]?.id ?? ""}`;
    case "good":
      return thing.at === "market" ? null : `${thing.at === "store" ? "load" : "deliver"} ${GOODS[thing.good] ?? ""}`;
    case "docker":
      return `docker ${DOCKERS[thing.docker] ?? ""}`;
    case "river":
      return "river";
    case "tile":
      return "market";
    case "die":
      return `die ${COLOURS[thing.colour] ?? ""}`;
    default:
      return null;
  }
}
