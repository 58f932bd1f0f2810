// The record of a game, read from its text: a story for people, the log that it tells, and a seal over both.
import { sha256, toHex, utf8 } from "./bytes";
import { same } from "./same";

/** An event of a game, of which nothing is known here but its type. */
export interface RecordedEvent {
  readonly type: string;
  readonly [field: string]: unknown;
}

export interface RecordedMove {
  readonly seat: number;
  readonly move: string;
  readonly events: readonly RecordedEvent[];
  /** Of the first move that a lot came to: how it was sold on the clock. */
  readonly lot?: unknown;
}

export interface RecordFile {
  readonly game: string;
  readonly rulesVersion: number;
  readonly table: string;
  readonly names: readonly string[];
  readonly options: Readonly<Record<string, unknown>>;
  readonly commitment: string;
  readonly serverSeed: string;
  /** By seat. */
  readonly hashes: readonly string[];
  /** By seat; null where it was never opened. */
  readonly contributions: readonly (string | null)[];
  readonly setup: readonly RecordedEvent[];
  readonly moves: readonly RecordedMove[];
  /** Whether one could go back at this table over what had come to light. */
  readonly practice: boolean;
  /** The name of the deal where it was fixed for learning; empty for a shuffle. */
  readonly fixed: string;
  /** Whether the story says that the game was played to its end. */
  readonly tellsOfAnEnd: boolean;
}

const SEAL = "Seal: ";
const LOG = "\n== The log ==\n";
const END = "\n== The end ==\n";
const NO_END = "The game was not played to its end.\n";
const FORMAT = 1;

/** The text and the seal that it bears; null where there is none. */
export function splitSeal(text: string): { body: string; seal: string } | null {
  const at = text.lastIndexOf(SEAL);
  if (at < 0) return null;
  const seal = text.slice(at + SEAL.length);
  return /^[0-9a-f]{64}\n$/.test(seal) ? { body: text.slice(0, at), seal: seal.trim() } : null;
}

/** The seal that a text should bear. */
export async function sealOf(body: string): Promise<string> {
  return toHex(await sha256(utf8(body)));
}

/** What the log of a record says; null where it cannot be read. */
export function readRecord(body: string): RecordFile | null {
  const at = body.indexOf(LOG);
  if (at < 0) return null;
  const lines = body
    .slice(at + LOG.length)
    .split("\n")
    .filter((line) => line !== "");
  try {
    const [head, setup, ...moves] = lines.map((line): unknown => JSON.parse(line));
    if (!isHead(head) || !areEvents(setup) || !moves.every(isMove)) return null;
    return {
      game: head.game,
      rulesVersion: head.rules_version,
      table: head.table,
      names: head.names,
      options: head.options,
      commitment: head.commitment,
      serverSeed: head.server_seed,
      hashes: head.hashes,
      contributions: head.contributions,
      setup,
      moves,
      practice: head.practice === true,
      fixed: head.fixed ?? "",
      tellsOfAnEnd: tellsOfAnEnd(body.slice(0, at)),
    };
  } catch {
    return null;
  }
}

function tellsOfAnEnd(story: string): boolean {
  const at = story.lastIndexOf(END);
  return at >= 0 && !story.startsWith(NO_END, at + END.length);
}

interface Head {
  format: typeof FORMAT;
  game: string;
  rules_version: number;
  table: string;
  names: string[];
  options: Record<string, unknown>;
  commitment: string;
  server_seed: string;
  hashes: string[];
  contributions: (string | null)[];
  practice?: boolean;
  fixed?: string;
}

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function areTexts(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((each) => typeof each === "string");
}

function isHead(value: unknown): value is Head {
  if (!isObject(value) || value["format"] !== FORMAT || !isObject(value["options"])) return false;
  const { names, hashes, contributions } = value;
  const texts = [value["game"], value["table"], value["commitment"], value["server_seed"]];
  return (
    areTexts(texts) &&
    typeof value["rules_version"] === "number" &&
    areTexts(names) &&
    areTexts(hashes) &&
    ["undefined", "boolean"].includes(typeof value["practice"]) &&
    ["undefined", "string"].includes(typeof value["fixed"]) &&
    Array.isArray(contributions) &&
    contributions.every((each) => each === null || typeof each === "string") &&
    hashes.length === names.length &&
    contributions.length === names.length
  );
}

function areEvents(value: unknown): value is RecordedEvent[] {
  return Array.isArray(value) && value.every((each) => isObject(each) && typeof each["type"] === "string");
}

function isMove(value: unknown): value is RecordedMove {
  return isObject(value) && Number.isInteger(value["seat"]) && typeof value["move"] === "string" && areEvents(value["events"]);
}

/** An event that the game does not know, or that has not the fields of its type. */
export class Malformed extends Error {}

/** Something in a record that does not follow from what the record tells before it. */
export class Astray extends Error {
  constructor(
    readonly move: number,
    readonly expected: string,
    readonly found: string,
  ) {
    super(found);
  }
}

/** Throws `Astray` unless what was found at a move is what had to be there; `what` names it. */
export function agree(move: number, what: string, expected: unknown, found: unknown): void {
  if (!same(expected, found)) throw new Astray(move, `${what}: ${JSON.stringify(expected)}`, `${what}: ${JSON.stringify(found)}`);
}

/** A whole number in an event. */
export function numberIn(event: RecordedEvent, field: string): number {
  const value = event[field];
  if (typeof value !== "number" || !Number.isInteger(value)) throw new Malformed(`${event.type}.${field}`);
  return value;
}

/** A row of whole numbers in an event. */
export function numbersIn(event: RecordedEvent, field: string): readonly number[] {
  const value = event[field];
  if (!Array.isArray(value) || !value.every((each) => Number.isInteger(each))) throw new Malformed(`${event.type}.${field}`);
  return value as number[];
}

/** What is still to be decided, in an event that tells of it: like events, each of its own type. */
export function pendingIn(event: RecordedEvent, field: string): readonly RecordedEvent[] {
  const value = event[field];
  if (!areEvents(value)) throw new Malformed(`${event.type}.${field}`);
  return value;
}
