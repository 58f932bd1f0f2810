// A lot that is sold nowhere: the same price path as a true one, run by the page alone. Nothing is sent, paid or kept.
import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import type { Lot } from "@/platform/lot";
import { endOf, type Path, placeAt, startOf } from "@/platform/lot/path";
import { type LotState, NO_LOT } from "@/platform/lot/state";
import type { LotSight } from "@/wire/table";
import { pricesOf } from "../auction/round";

const LEAD = 2_000;
const RUN_IN = 4_000;
/** As a calm clock. */
const STEP_TIME = 1_000;
const OFTEN = 50;
/** From here on somebody else presses: it can be lost, and there is time for everybody before. */
const RIVAL_AT = 12;

export interface PracticeLot extends Lot {
  /** How it ended: bought by oneself, or by somebody else; null while it runs. */
  end: "mine" | "theirs" | null;
}

function lotFor(seats: readonly number[]): LotSight {
  const prices = pricesOf(false);
  const steps = prices.map((_, step) => step).slice(1);
  return {
    call: 1,
    number: 1,
    seats,
    prices,
    steps,
    mode: "photo",
    run_in_ms: RUN_IN,
    step_ms: STEP_TIME,
    owner: "",
    opens: 1,
    horizon_ms: 0,
    voided: 0,
  };
}

/** One run, from its first to its last moment; for another one it is drawn anew. */
export function usePracticeLot(seats: readonly number[]): PracticeLot {
  const lot = useMemo(() => lotFor(seats), [seats]);
  const [state, set] = useState<LotState>({ ...NO_LOT, lot, phase: "countdown", seconds: LEAD / 1000 });
  const [end, finish] = useState<PracticeLot["end"]>(null);
  const path = useRef<Path>({ opens: performance.now() + LEAD, runIn: RUN_IN, stepTime: STEP_TIME, steps: lot.prices.length });
  const latest = useRef({ state, end });
  latest.current = { state, end };

  const stopped = useRef<number | null>(null);
  /** Where the price is; where it was when the lot ended. */
  const look = useCallback((now: number) => {
    const at = stopped.current ?? now;
    return at < path.current.opens ? null : placeAt(path.current, at);
  }, []);
  const buy = useCallback((step: number) => {
    stopped.current = performance.now();
    set((before) => ({ ...before, step, pressed: { step, isSealed: true }, phase: "closing" }));
    finish("mine");
  }, []);
  useEffect(() => {
    const timer = setInterval(() => {
      const { state: shown, end: ended } = latest.current;
      if (ended !== null) return;
      const now = performance.now();
      const place = look(now);
      if (!place) return set((before) => ({ ...before, seconds: Math.ceil((path.current.opens - now) / 1000) }));
      if (shown.stop && place.step >= shown.stop.step) return buy(shown.stop.step);
      if (place.step >= RIVAL_AT) {
        stopped.current = now;
        set((before) => ({ ...before, step: RIVAL_AT, phase: "closing" }));
        return finish("theirs");
      }
      if (place.step !== shown.step || shown.phase !== "running")
        set((before) => ({ ...before, step: place.step, seconds: 0, phase: "running" }));
      return undefined;
    }, OFTEN);
    return () => clearInterval(timer);
  }, [buy, look]);

  const press = (at: number): boolean => {
    const { phase, step } = latest.current.state;
    const isOn = at >= startOf(path.current, 0) && at < endOf(path.current, lot.prices.length - 1);
    if (!isOn || phase !== "running" || !lot.steps.includes(step) || end !== null) return false;
    buy(step);
    return true;
  };
  const stopAt = (step: number | null) => set((before) => ({ ...before, stop: step === null ? null : { step, isSealed: true } }));
  return { ...state, look, press, stopAt, end };
}
