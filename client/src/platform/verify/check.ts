// Checks a record step by step, without asking the server: each step that holds is told, and the first that does not is thrown.
import { type Bytes, fromHex, toHex } from "./bytes";
import { commitmentOf, fixedSeed, gameSeed, PART_BYTES, partHash, SERVER_SEED_BYTES } from "./deal";
import { KeyedLuck, LabelReused, type Luck } from "./luck";
import { Astray, Malformed, type RecordFile, readRecord, sealOf, splitSeal } from "./record";
import { fits, same } from "./same";

/**
 * What a game drew: who begins, an order of cards, dice, one of equals. Besides, what follows without luck: a card that lay on top
 * of a pile that was checked before, and the end of a lot that was sold on a clock.
 */
export type DrawKind = "first" | "shuffle" | "dice" | "tie" | "top" | "lot";

/** Something that came of luck, as it should have come and as the record has it. */
export interface Draw {
  readonly kind: DrawKind;
  /** The label of the luck, such as `deck|2`; the number of the shuffle for a card on top of a pile. */
  readonly label: string;
  /** What was shuffled, where it was cards. */
  readonly pieces?: "cards";
  /** The move that brought it, counted from 1; 0 for the setup. */
  readonly move: number;
  readonly expected: readonly number[];
  readonly found: readonly number[];
}

/**
 * What a game brings to the check: it walks through its events, draws again whatever luck decided, and follows what lies in
 * piles. Returns whether the game came to its end.
 */
export type CheckDraws = (record: RecordFile, luck: Luck) => AsyncGenerator<Draw, boolean>;

/** When this browser saw the promise that is compared: as it sat down, or only now. */
export type Since = "sitting" | "now";

/** A step that held. */
export type Step =
  | { readonly kind: "seal"; readonly seal: string }
  | { readonly kind: "log"; readonly moves: number }
  | { readonly kind: "shown"; readonly since: Since }
  | { readonly kind: "rows" }
  | { readonly kind: "promise"; readonly commitment: string }
  | {
      readonly kind: "part";
      readonly seat: number;
      readonly name: string;
      readonly opened: boolean;
      readonly own: boolean;
      readonly hash: string;
    }
  | { readonly kind: "seed"; readonly seed: string }
  | { readonly kind: "draw"; readonly draw: Draw };

/** Where a record and the truth part ways. */
export type FaultKind =
  | "seal"
  | "log"
  | "shown"
  | "options"
  | "names"
  | "rows"
  | "end"
  | "serverSeed"
  | "promise"
  | "partForm"
  | "part"
  | "own"
  | "label"
  | "first"
  | "shuffle"
  | "dice"
  | "tie"
  | "top"
  | "lot"
  | "course"
  | "events";

/** What the fault is about, as far as it is about something. */
export interface FaultDetails {
  readonly expected?: string;
  readonly found?: string;
  /** The player whose part it is. */
  readonly who?: string;
  readonly move?: number;
  readonly label?: string;
}

export class Fault extends Error {
  constructor(
    readonly kind: FaultKind,
    readonly details: FaultDetails = {},
  ) {
    super(kind);
  }
}

/** A move as the server played it back to this browser. */
export interface KnownMove {
  readonly seat: number;
  /** Null where the eyes that looked on were not told it. */
  readonly move: string | null;
  readonly events: unknown;
}

/** The game as the server played it back to this browser: what stands, without what was taken back. */
export interface KnownCourse {
  readonly setup: unknown;
  readonly moves: readonly KnownMove[];
  /** Whether it was played to its end. */
  readonly ended: boolean;
}

/** What this browser knows from elsewhere than the record. */
export interface Known {
  readonly table: string;
  readonly commitment: string;
  /** When the promise and the options were seen; only now if it does not say. */
  readonly since?: Since;
  readonly options?: unknown;
  readonly practice?: boolean;
  /** The name of the deal, where it is fixed for learning. */
  readonly fixed?: string;
  /** By seat. */
  readonly names?: readonly string[];
  readonly course?: KnownCourse;
  /** The part that this very browser drew for a seat, in hexadecimal. */
  readonly own?: { readonly seat: number; readonly part: string };
}

/** The game's own part of the check; null where the browser has none for this game. */
export type FindDraws = (game: string) => Promise<CheckDraws | null>;

/** How far everything holds. */
export interface Verdict {
  /** Whether the luck was checked too. */
  readonly whole: boolean;
  /** Whether the game came to its end; otherwise the record holds what was played of it. */
  readonly ended: boolean;
  /** Whether one could go back at this table over what had come to light. */
  readonly practice: boolean;
  /** The deal was fixed for learning. */
  readonly isFixed: boolean;
  readonly since: Since;
}

/** The steps that hold, one by one; throws `Fault` at the first that does not. */
export async function* check(text: string, findDraws: FindDraws, known?: Known): AsyncGenerator<Step, Verdict> {
  const sealed = splitSeal(text);
  if (!sealed) throw new Fault("log");
  const seal = await sealOf(sealed.body);
  if (seal !== sealed.seal) throw new Fault("seal", { expected: seal, found: sealed.seal });
  yield { kind: "seal", seal };
  const record = readRecord(sealed.body);
  if (!record) throw new Fault("log");
  yield { kind: "log", moves: record.moves.length };
  const since = known?.since ?? "now";
  const { practice } = record;
  const isFixed = record.fixed !== "";
  if (known) {
    checkHead(record, known);
    yield { kind: "shown", since };
    if (known.course) {
      checkCourse(record, known.course);
      yield { kind: "rows" };
    }
  }
  const seed = yield* checkDeal(record, known?.own);
  yield { kind: "seed", seed: toHex(seed) };
  const draws = await findDraws(record.game);
  if (!draws) return { whole: false, ended: record.tellsOfAnEnd, practice, isFixed, since };
  const ended = yield* checkDraws(record, draws, new KeyedLuck(seed));
  // A log that was cut short still holds: so its story, and whoever saw the game, must say the same of the end.
  if (ended !== record.tellsOfAnEnd || (known?.course && known.course.ended !== ended)) throw new Fault("end");
  return { whole: true, ended, practice, isFixed, since };
}

/** It is the record of the table that this browser knows. */
function checkHead(record: RecordFile, { table, commitment, options, practice, fixed, names }: Known): void {
  if (record.table !== table) throw new Fault("shown", { expected: table, found: record.table });
  if (record.commitment !== commitment) throw new Fault("shown", { expected: commitment, found: record.commitment });
  if (options !== undefined && !same(options, record.options))
    throw new Fault("options", { expected: JSON.stringify(options), found: JSON.stringify(record.options) });
  if (practice !== undefined && practice !== record.practice)
    throw new Fault("options", { expected: JSON.stringify({ practice }), found: JSON.stringify({ practice: record.practice }) });
  if (fixed !== undefined && fixed !== record.fixed) throw new Fault("options", { expected: fixed, found: record.fixed });
  if (names && !same(names, record.names)) throw new Fault("names", { expected: names.join(", "), found: record.names.join(", ") });
}

/** It tells the same moves as the server plays back, and as many. */
function checkCourse(record: RecordFile, { setup, moves, ended }: KnownCourse): void {
  if (!fits(setup, record.setup)) throw new Fault("rows", { move: 0 });
  for (const [at, found] of record.moves.entries()) {
    const expected = moves[at];
    if (expected?.seat !== found.seat || (expected.move ?? found.move) !== found.move || !fits(expected.events, found.events))
      throw new Fault("rows", { move: at + 1, found: found.move, ...(expected?.move ? { expected: expected.move } : {}) });
  }
  const cut = record.moves.length < moves.length || ended !== record.tellsOfAnEnd;
  if (cut) throw new Fault("end", { expected: String(moves.length), found: String(record.moves.length) });
}

async function* checkDeal(record: RecordFile, own: Known["own"]): AsyncGenerator<Step, Bytes> {
  const serverSeed = fromHex(record.serverSeed);
  if (serverSeed?.length !== SERVER_SEED_BYTES) throw new Fault("serverSeed", { found: record.serverSeed });
  const commitment = toHex(await commitmentOf(record.table, serverSeed));
  if (commitment !== record.commitment) throw new Fault("promise", { expected: record.commitment, found: commitment });
  yield { kind: "promise", commitment };
  const parts: Bytes[] = [];
  for (const [seat, name] of record.names.entries()) {
    const hash = record.hashes[seat] ?? "";
    const written = record.contributions[seat] ?? null;
    const part = fromHex(written ?? hash);
    if (!part || (written !== null && part.length !== PART_BYTES)) throw new Fault("partForm", { found: written ?? hash, who: name });
    if (written !== null) {
      const found = toHex(await partHash(record.table, seat, part));
      if (found !== hash) throw new Fault("part", { expected: hash, found, who: name });
    }
    if (own?.seat === seat) await checkOwn(record.table, own, hash, name);
    parts.push(part);
    yield { kind: "part", seat, name, opened: written !== null, own: own?.seat === seat, hash };
  }
  return record.fixed ? fixedSeed(record.fixed) : gameSeed(record.table, serverSeed, parts);
}

/** Nobody can have put another part in the place of one's own. */
async function checkOwn(table: string, own: NonNullable<Known["own"]>, hash: string, who: string): Promise<void> {
  const part = fromHex(own.part);
  const found = part && toHex(await partHash(table, own.seat, part));
  if (found !== hash) throw new Fault("own", { expected: found ?? own.part, found: hash, who });
}

async function* checkDraws(record: RecordFile, draws: CheckDraws, luck: Luck): AsyncGenerator<Step, boolean> {
  try {
    const drawing = draws(record, luck);
    for (;;) {
      const next = await drawing.next();
      if (next.done) return next.value;
      const draw = next.value;
      const { kind, expected, found, move, label } = draw;
      if (expected.length !== found.length || expected.some((each, at) => each !== found[at]))
        throw new Fault(kind, { expected: expected.join(", "), found: found.join(", "), move, label });
      yield { kind: "draw", draw };
    }
  } catch (error) {
    if (error instanceof LabelReused) throw new Fault("label", { label: error.label });
    if (error instanceof Astray) throw new Fault("course", { expected: error.expected, found: error.found, move: error.move });
    if (error instanceof Malformed) throw new Fault("events", { found: error.message });
    throw error;
  }
}
