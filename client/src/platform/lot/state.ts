// A lot on its clock, as the page shows it.
import type { LotSight } from "@/wire/table";

/**
 * `called`: it waits until everybody is ready. `countdown`: its price path is announced. `running`: the price falls.
 * `closing`: the price has fallen, or nothing more can be done; whoever pressed may still be on the way to the server.
 */
export type Phase = "none" | "called" | "countdown" | "running" | "closing";

/** What was handed in for a lot: at which step, and whether it is sealed at the server. */
export interface HandedIn {
  readonly step: number;
  readonly isSealed: boolean;
}

export interface LotState {
  readonly lot: LotSight | null;
  readonly phase: Phase;
  /** The step whose price is shown: whoever presses now, presses here. */
  readonly step: number;
  /** Whole seconds until it opens. */
  readonly seconds: number;
  readonly pressed: HandedIn | null;
  /** "Press for me at": it may be there before the lot opens. */
  readonly stop: HandedIn | null;
  /** Why the last press or stop does not count: a code of the server, "" where nothing was refused. */
  readonly refusal: string;
  readonly link: Link | null;
}

/** How well the clock can be followed over this connection, in whole milliseconds. */
export interface Link {
  readonly quality: "good" | "fair" | "poor";
  readonly roundTrip: number;
  readonly doubt: number;
}

export const NO_LOT: LotState = {
  lot: null,
  phase: "none",
  step: 0,
  seconds: 0,
  pressed: null,
  stop: null,
  refusal: "",
  link: null,
};

/** Beyond these a press can't be placed as well as everybody else's, or may come too late. */
const DOUBT = { good: 12, fair: 25 };
const ON_THE_WAY = 100;

/** What a connection is worth for a lot that waits so long for presses that are on their way. */
export function linkOf(delay: number, doubt: number, horizon: number): Link {
  const isLate = horizon > 0 && delay / 2 > horizon - ON_THE_WAY;
  const quality = isLate || doubt > DOUBT.fair ? "poor" : doubt > DOUBT.good ? "fair" : "good";
  return { quality, roundTrip: Math.round(delay), doubt: Math.max(1, Math.round(doubt)) };
}
