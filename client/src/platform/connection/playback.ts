// The pace at which what others do is shown: one step at a time, so that nobody has to find out what changed.
import type { StoreApi } from "zustand/vanilla";
import { type Row, showAll, showNext, type Step, type TableState } from "./state";

/** Milliseconds between what was shown last and what somebody else did. */
export const PAUSE = 650;
/** Who is further behind than this is shown where things stand. */
export const TOO_FAR = 12;
/** So long it can be read how a lot went, before the next one is called on the screen. */
export const READING = 3_000;

export interface Surroundings {
  now: () => number;
  /** Runs something later; what it gives back prevents it. */
  later: (ms: number, what: () => void) => () => void;
  isHidden: () => boolean;
  wantsStillness: () => boolean;
}

/** Shows what a store knows and does not show yet, whenever it is time. */
export class Playback {
  private shownAt = Number.NEGATIVE_INFINITY;
  private readUntil = Number.NEGATIVE_INFINITY;
  private cancel: (() => void) | null = null;

  constructor(
    private readonly store: StoreApi<TableState>,
    private readonly around: Surroundings,
  ) {}

  /** Something came, or somebody looks again. */
  go(): void {
    this.cancel?.();
    this.cancel = null;
    const { waiting, screen } = this.store.getState();
    const next = waiting[0];
    if (!next) return;
    const viewer = screen.sight?.viewer ?? -1;
    if (waiting.length > TOO_FAR || this.around.isHidden() || waiting.some((step) => isOwn(step, viewer))) {
      this.catchUp(viewer);
      return;
    }
    const pause = needsPause(next) ? PAUSE * (this.around.wantsStillness() ? 0.5 : 1) : 0;
    const wait = Math.max(this.shownAt + pause, has(next.rows, "LotCalled") ? this.readUntil : 0) - this.around.now();
    if (wait > 0) {
      this.cancel = this.around.later(wait, () => this.go());
      return;
    }
    this.show(showNext);
    this.go();
  }

  /** Shows at once where things stand. */
  skip(): void {
    if (this.store.getState().waiting.length > 0) this.show(showAll);
  }

  /** How the last lot went was read. */
  goOn(): void {
    this.readUntil = Number.NEGATIVE_INFINITY;
    this.go();
  }

  stop(): void {
    this.cancel?.();
    this.cancel = null;
  }

  /** One's own move is shown as it happens, and what was before it no longer matters. */
  private catchUp(viewer: number): void {
    const last = this.store.getState().waiting.findLastIndex((step) => isOwn(step, viewer));
    if (last < 0 || this.around.isHidden() || this.store.getState().waiting.length > TOO_FAR) {
      this.show(showAll);
      return;
    }
    this.show((state) => {
      let shown = state;
      for (let step = 0; step <= last; step++) shown = showNext(shown);
      return shown;
    });
    this.go();
  }

  private show(how: (state: TableState) => TableState): void {
    const { seq } = this.store.getState().screen;
    const shown = how(this.store.getState());
    this.shownAt = this.around.now();
    if (
      has(
        shown.screen.rows.filter((row) => row.seq > seq),
        "LotClosed",
      )
    )
      this.readUntil = this.shownAt + READING;
    this.store.setState(shown, true);
  }
}

const has = (rows: readonly Row[], type: Row["what"]["type"]): boolean => rows.some(({ what }) => what.type === type);

/** Whether the viewer did it. */
function isOwn(step: Step, viewer: number): boolean {
  return viewer >= 0 && step.rows.some(({ what }) => MOVES.has(what.type) && "seat" in what && what.seat === viewer);
}

const MOVES: ReadonlySet<string> = new Set(["PlayedShown", "TakenBackShown"]);

/** Sitting down and the like is shown at once; moves, and the end after the last of them, are to be seen. */
function needsPause(step: Step): boolean {
  return step.rows.some(({ what }) => MOVES.has(what.type) || what.type === "Ended.2");
}
