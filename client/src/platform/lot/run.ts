// The lots of one table: knows the server's time, says when it is ready, runs the price by itself, and hands in presses.
import { createStore, type StoreApi } from "zustand/vanilla";
import type { Urgent } from "@/platform/connection/client";
import type { LotSight, Press, Stop, Told } from "@/wire/table";
import { ShownClock } from "./clock";
import { Handing } from "./handing";
import { endOf, type Path, placeAt, type Place, startOf } from "./path";
import { Probing } from "./probing";
import { Readiness } from "./readiness";
import { Samples } from "./samples";
import { linkOf, type LotState, NO_LOT } from "./state";

export interface Surroundings {
  now: () => number;
  later: (ms: number, what: () => void) => () => void;
  uuid: () => string;
  isHidden: () => boolean;
  send: (message: Urgent) => void;
  /** Shows at once what waits to be shown at the table. */
  skip: () => void;
}

/** A lot as it is known, and the seat as which one looks on. */
export interface Known {
  readonly lot: LotSight | null;
  readonly viewer: number;
  /** Whether the table that is on the screen is already at this lot. */
  readonly isOnScreen: boolean;
}

const JOINING = { times: 8, apart: 100 };
const BEFORE_A_LOT = { times: 5, apart: 60 };
/** A code after which the same message may yet be heard. */
const LATER: ReadonlySet<string> = new Set(["retry", "too_many"]);

export class LotRun {
  readonly store: StoreApi<LotState> = createStore<LotState>(() => NO_LOT);
  private readonly samples = new Samples();
  private readonly clock = new ShownClock(this.samples);
  private readonly probing: Probing;
  private readonly readiness: Readiness;
  private readonly pressing: Handing;
  private readonly stopping: Handing;
  private known: Known = { lot: null, viewer: -1, isOnScreen: true };
  private epoch = "";
  /** When the lot that was called so opens, by the clock of the node that we speak with. */
  private opening: { readonly call: number; readonly at: number; readonly doubt: number } | null = null;

  constructor(
    private readonly table: string,
    private readonly around: Surroundings,
  ) {
    this.probing = new Probing(this.samples, around);
    this.readiness = new Readiness(table, this.samples, around);
    this.pressing = new Handing(around);
    this.stopping = new Handing(around);
  }

  begin(): void {
    this.probing.burst(JOINING.times, JOINING.apart);
  }

  end(): void {
    this.probing.stop();
    this.pressing.end();
    this.stopping.end();
    this.readiness.stop();
  }

  /** The page was not looked at, or the computer slept: clocks may have stood still. */
  wake(): void {
    this.forgetTime();
    this.probing.burst(JOINING.times, JOINING.apart);
  }

  /** The table has moved on. */
  follow(known: Known): void {
    const before = this.known.lot;
    this.known = known;
    const { lot } = known;
    if (lot?.call !== before?.call || lot?.number !== before?.number) this.take(lot, before);
    else if (lot !== before) this.store.setState({ lot });
    if (lot && lot.opens > 0 && !known.isOnScreen) this.around.skip();
    this.readiness.awaits(lot && this.isOurs(lot) && lot.opens === 0 ? lot.call : 0, known.isOnScreen);
    this.look(this.around.now());
  }

  /** A message of the server, and when it came. */
  hear(message: Told, heard: number): void {
    switch (message.type) {
      case "welcome":
        // Another socket may lead to another node, and the server has forgotten that we were ready.
        this.meet(message.epoch);
        this.readiness.unsay();
        this.probing.burst(JOINING.times, JOINING.apart);
        return;
      case "sync":
        this.meet(message.epoch);
        if (!this.probing.hear(message, heard)) return;
        this.tellLink();
        this.readiness.answered();
        return;
      case "lotclock":
        if (message.table !== this.table) return;
        this.opening = { call: message.lot, at: message.opens, doubt: message.doubt_ms };
        this.tellLink();
        this.look(this.around.now());
        return;
      case "pressed":
        this.answered(message.command, "");
        return;
      case "refused":
        if (message.command && !LATER.has(message.code)) this.answered(message.command, message.code);
        return;
      default:
    }
  }

  /** Where the price is at a time of ours; tells the page wherever something has changed. Null before it opens and after. */
  look(now: number): Place | null {
    const { lot, phase, step, seconds } = this.store.getState();
    const path = this.path();
    const time = this.clock.at(now, phase === "running");
    if (!lot || !path || time === null) {
      if (lot && phase !== "called") this.store.setState({ phase: "called", step: 0, seconds: 0 });
      return null;
    }
    if (time < path.opens) {
      const left = Math.ceil((path.opens - time) / 1000);
      if (phase !== "countdown" || left !== seconds) this.store.setState({ phase: "countdown", step: 0, seconds: left });
      return null;
    }
    const place = placeAt(path, time);
    const next = time >= endOf(path, path.steps - 1) ? "closing" : "running";
    if (next !== phase || place.step !== step) this.store.setState({ phase: next, step: place.step, seconds: 0 });
    return place;
  }

  /** Presses at the step that is shown; `at` is when the hand did, by our own clock. False where nothing can be bought now. */
  press(at: number): boolean {
    const { lot, phase, step, pressed } = this.store.getState();
    const path = this.path();
    const time = this.clock.at(at, true);
    if (!lot || !path || time === null || phase !== "running" || pressed || !lot.steps.includes(step)) return false;
    // What counts is the price that was seen: a page that is a moment late does not put the press into the next step.
    const claimed = Math.min(endOf(path, step) - 1, Math.max(startOf(path, step), Math.round(time)));
    const message: Press = { type: "press", table: this.table, lot: lot.call, command: this.around.uuid(), step, at: claimed };
    this.store.setState({ pressed: { step, isSealed: false }, refusal: "" });
    this.pressing.begin(message);
    return true;
  }

  /** Has the server press at a step; null takes that back. */
  stopAt(step: number | null): void {
    const { lot } = this.store.getState();
    if (!lot?.call) return;
    const command = this.around.uuid();
    const message: Stop = { type: "stop", table: this.table, lot: lot.call, command, ...(step === null ? {} : { step }) };
    this.store.setState({ stop: step === null ? null : { step, isSealed: false }, refusal: "" });
    this.stopping.begin(message);
  }

  private take(lot: LotSight | null, before: LotSight | null): void {
    const { stop } = this.store.getState();
    this.pressing.end();
    this.stopping.end();
    this.store.setState({ ...NO_LOT, lot, phase: lot ? "called" : "none", link: this.store.getState().link });
    if (!lot?.call) return;
    if (this.isOurs(lot)) this.probing.burst(BEFORE_A_LOT.times, BEFORE_A_LOT.apart);
    // The same lot once more: what somebody wished for it, they still wish.
    if (stop && before?.number === lot.number) this.stopAt(stop.step);
  }

  private isOurs(lot: LotSight): boolean {
    return lot.call > 0 && lot.seats.includes(this.known.viewer);
  }

  private path(): Path | null {
    const { lot } = this.known;
    if (!lot || lot.opens === 0) return null;
    const told = this.opening?.call === lot.call ? this.opening.at : null;
    const opens = told ?? (lot.owner === this.epoch ? lot.opens : null);
    if (opens === null) return null;
    return { opens, runIn: lot.run_in_ms, stepTime: lot.step_ms, steps: lot.prices.length };
  }

  private answered(command: string, refusal: string): void {
    if (this.pressing.isOf(command)) {
      this.pressing.end();
      const { pressed } = this.store.getState();
      this.store.setState({ pressed: refusal || !pressed ? null : { ...pressed, isSealed: true }, refusal });
    }
    if (this.stopping.isOf(command)) {
      this.stopping.end();
      const { stop } = this.store.getState();
      this.store.setState({ stop: refusal || !stop ? null : { ...stop, isSealed: true }, refusal });
    }
  }

  /** Times of another run of a node cannot be compared with these. */
  private meet(epoch: string): void {
    if (this.epoch && epoch !== this.epoch) {
      this.forgetTime();
      this.opening = null;
    }
    this.epoch = epoch;
  }

  private forgetTime(): void {
    this.samples.forget();
    this.probing.forget();
    this.clock.forget();
  }

  private tellLink(): void {
    const known = this.samples.estimate(this.around.now());
    if (!known) return;
    const link = linkOf(known.delay, known.doubt + (this.opening?.doubt ?? 0), this.known.lot?.horizon_ms ?? 0);
    const { link: before } = this.store.getState();
    if (before?.quality !== link.quality || before.roundTrip !== link.roundTrip || before.doubt !== link.doubt)
      this.store.setState({ link });
  }
}
