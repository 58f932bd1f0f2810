// How a lot on the clock went, read from the rows of a table: who pressed where, between whom was drawn, and what came of it.
import type { Row } from "@/platform/connection/state";
import { photoWindow } from "@/platform/lot/photo";
import type { Auction, Event } from "@/wire/merchants";
import type { LotArmed, LotClosed, Mode } from "@/wire/table";
import { OPENING_PRICE, isDoubled, opens, priceOf } from "./round";

/** A press as it counts. */
export interface Pressing {
  seat: number;
  step: number;
  /** Milliseconds after the step began, and how well that is known. */
  at: number;
  doubt: number;
  /** The server pressed, as it was told beforehand. */
  isPreset: boolean;
  /** It does not count: it came too late, or fits no step. */
  isVoid: boolean;
}

export interface Finish {
  number: number;
  isDouble: boolean;
  mode: Mode;
  /** How long the step lasted at which it ended, and each of the others. */
  lasted: number;
  stepTime: number;
  runIn: number;
  /** The earliest first. */
  pressed: readonly Pressing[];
  /** The step at which it ended, null where nobody pressed. */
  step: number | null;
  /** Those between whom nobody can tell who was first: one of them was drawn. */
  first: readonly number[];
  winner: number | null;
  price: number | null;
  /** `opener`: nobody offered more than who had opened. */
  came: "sold" | "opened" | "opener" | "unsold";
}

const LATE: ReadonlySet<string> = new Set(["late", "out_of_step", "false_start"]);

function startOf({ terms }: LotArmed, step: number): number {
  return terms.opens + (step === 0 ? 0 : terms.run_in_ms + (step - 1) * terms.step_ms);
}

/** The auction as the moves left it that followed the close. */
function auctionAfter(rows: readonly Row[], from: number): { auction: Auction; winner: number } | null {
  for (const { what } of rows.slice(from + 1)) {
    if (what.type === "LotCalled") return null;
    if (what.type !== "PlayedShown") continue;
    for (const event of what.events as readonly Event[]) {
      if (event.type === "Pressed") return { auction: event.auction, winner: event.seat };
      if (event.type === "DialEnded") return { auction: event.auction, winner: -1 };
    }
  }
  return null;
}

/** The lot that was closed by the row of this number; null where not all of it is known. */
export function finishOf(rows: readonly Row[], seq: number): Finish | null {
  const at = rows.findIndex((row) => row.seq === seq);
  const closed = rows[at]?.what as LotClosed | undefined;
  const armed = rows.slice(0, Math.max(0, at)).findLast(({ what }) => what.type === "LotArmed")?.what as LotArmed | undefined;
  if (closed?.type !== "LotClosed" || !armed) return null;
  const { steps, mode, run_in_ms: runIn, step_ms: stepTime } = armed.terms;
  const isDouble = isDoubled(steps);
  const { step, first, judged } = closed.resolution;
  const presets = new Set(closed.presses.flatMap((press) => (press.type === "stop" ? [`${press.seat} ${press.step}`] : [])));
  const pressed = judged
    .map((press) => ({
      seat: press.seat,
      step: press.step,
      at: press.at - startOf(armed, press.step),
      doubt: press.doubt_ms,
      isPreset: presets.has(`${press.seat} ${press.step}`),
      isVoid: press.flags.some((flag) => LATE.has(flag)),
    }))
    .toSorted((one, other) => Number(one.isVoid) - Number(other.isVoid) || one.step - other.step || one.at - other.at);
  const after = auctionAfter(rows, at);
  const winner = after && after.winner >= 0 ? after.winner : null;
  const isOpened = step !== null && opens(isDouble, step);
  const base = { number: closed.number, isDouble, mode, runIn, stepTime, lasted: step === 0 ? runIn : stepTime, pressed, step, first };
  if (step !== null) return { ...base, winner, price: isOpened ? null : priceOf(isDouble, step), came: isOpened ? "opened" : "sold" };
  const opener = after?.auction.mode === "sold" ? after.auction.buyer : null;
  return { ...base, winner: opener, price: opener === null ? null : OPENING_PRICE, came: opener === null ? "unsold" : "opener" };
}

/** By how much a press won that was not the earliest on the film, and up to how much counts as equal; null where it did not happen. */
export function luckOf({ mode, first, winner, pressed }: Finish): { gap: number; window: number } | null {
  const tied = pressed.filter((press) => first.includes(press.seat) && !press.isVoid);
  const won = tied.find((press) => press.seat === winner);
  const [earliest] = tied;
  if (mode !== "photo" || !won || !earliest || won.at <= earliest.at) return null;
  const doubt = Math.max(...tied.filter(({ at }) => at === earliest.at).map((press) => press.doubt));
  return { gap: Math.round(won.at) - Math.round(earliest.at), window: photoWindow(doubt + won.doubt) };
}

/** How much of its step had passed when somebody pressed. */
export function partOf({ runIn, stepTime }: Finish, { step, at }: Pressing): number {
  return Math.min(1, Math.max(0, at / (step === 0 ? runIn : stepTime)));
}
