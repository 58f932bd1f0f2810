// How a lot was sold, read from a record, and whether its end follows from what was pressed.
import type { Draw } from "../check";
import { agree, isObject, Malformed } from "../record";
import { resolve } from "./resolving";
import type { Press, Resolution, Terms } from "./terms";

/** What a game has on the block. */
export interface OnBlock {
  readonly number: number;
  readonly seats: readonly number[];
  /** By step: the move that a press there is. */
  readonly moves: readonly string[];
  /** The move of whoever does not press. */
  readonly silence: string;
}

interface Sold {
  readonly number: number;
  readonly terms: Terms;
  readonly presses: readonly Press[];
  readonly resolution: Resolution;
}

const NOBODY = -1;

/** Yields what the presses come to beside what the record says; returns by seat the moves that must follow. */
export function* checkSold(value: unknown, lot: OnBlock, move: number): Generator<Draw, readonly (readonly [number, string])[]> {
  const { number, terms, presses, resolution } = readSold(value);
  agree(move, "lot", [lot.number, lot.moves.length], [number, terms.steps]);
  const expected = resolve(terms, presses);
  const figures = ({ step, first, closes }: Resolution) => [step ?? NOBODY, closes, ...first];
  yield { kind: "lot", label: String(number), move, expected: figures(expected), found: figures(resolution) };
  agree(move, "presses", expected, resolution);
  const { step, first } = expected;
  return lot.seats.map((seat) => [seat, step === null || !first.includes(seat) ? lot.silence : (lot.moves[step] ?? lot.silence)]);
}

const areNumbers = (value: Record<string, unknown>, ...fields: readonly string[]): boolean =>
  fields.every((field) => Number.isSafeInteger(value[field]));

function isTerms(value: unknown): value is Terms {
  if (!isObject(value) || !["photo", "draw"].includes(String(value["mode"]))) return false;
  return areNumbers(value, "opens", "run_in_ms", "step_ms", "steps", "horizon_ms");
}

function isPress(value: unknown): value is Press {
  if (!isObject(value) || !areNumbers(value, "seat", "step")) return false;
  if (value["type"] === "stop") return true;
  const { type, link } = value;
  return type === "press" && areNumbers(value, "claimed", "heard") && isObject(link) && areNumbers(link, "rtt_ms", "best_ms", "samples");
}

function isResolution(value: unknown): value is Resolution {
  if (!isObject(value) || !areNumbers(value, "closes") || !Array.isArray(value["judged"])) return false;
  const { step, first } = value;
  return (step === null || Number.isSafeInteger(step)) && Array.isArray(first) && first.every((seat) => Number.isSafeInteger(seat));
}

function readSold(value: unknown): Sold {
  if (!isObject(value) || !areNumbers(value, "number")) throw new Malformed("lot");
  const { number, terms, presses, resolution } = value;
  if (!isTerms(terms) || !Array.isArray(presses) || !presses.every(isPress) || !isResolution(resolution)) throw new Malformed("lot");
  return { number: number as number, terms, presses, resolution };
}
