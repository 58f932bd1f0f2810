// The final count: how far it is told, who is ahead, and the parts of each player's bar.
import { useEffect } from "react";
import { useCurtain } from "./curtain";
import { remember, wasSeen } from "./seen";
import { type Steps, useSteps } from "./steps";
import { useWanted } from "./wanted";

/** Milliseconds for each line. */
export const LINE = 1_200;

const KIND = "end";

/** The lines of the end, one after the other; all at once for whoever wants that, or has seen it, and in a replay. */
export function useCount(table: string, lines: number): Steps & { isTold: boolean } {
  const isTold = useCurtain.getState().isLive && useWanted.getState().how === "always" && !wasSeen(KIND, table, 1);
  const steps = useSteps({ count: lines, rest: LINE, from: isTold ? 0 : lines });
  const { isDone } = steps;
  useEffect(() => {
    if (isDone) remember(KIND, table, 1);
  }, [isDone, table]);
  useEffect(() => {
    useCurtain.setState({ isCounting: !isDone });
    return () => useCurtain.setState({ isCounting: false });
  }, [isDone]);
  return { ...steps, isTold };
}

/** Space goes on and Escape shows everything, before the dialog hears of them; a button that has the focus is pressed as ever. */
export function useCountKeys({ isDone, next, all }: Steps): void {
  useEffect(() => {
    if (isDone) return undefined;
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
      const isOnWay = event.target instanceof HTMLElement && event.target.closest("button, a, input, summary") !== null;
      if (event.key === "Escape") all();
      else if (event.key === " " && !isOnWay) next();
      else return;
      event.preventDefault();
      event.stopPropagation();
    };
    document.addEventListener("keydown", press, true);
    return () => document.removeEventListener("keydown", press, true);
  }, [isDone, next, all]);
}

/** Who is ahead, by how much; several where they are level. */
export function standOf(totals: readonly number[]): { ahead: readonly number[]; by: number } {
  const [most = 0, second = most] = totals.toSorted((one, other) => other - one);
  const ahead = totals.flatMap((points, seat) => (points === most ? [seat] : []));
  return { ahead, by: most - second };
}

/** In which order a line opens: whoever is behind comes last, and so stays open longest. */
export function openingOrder(totals: readonly number[]): readonly number[] {
  const order = totals.map((_, seat) => seat).toSorted((one, other) => (totals[other] ?? 0) - (totals[one] ?? 0));
  return totals.map((_, seat) => order.indexOf(seat));
}

export interface Part {
  /** Which pattern it has: the first line, and those that followed. */
  kind: number;
  points: number;
  /** What is left of it once losses were taken from the end. */
  width: number;
}

/** A bar of as many points as were counted: what was lost is taken off its end. */
export function partsOf(sums: readonly number[]): readonly Part[] {
  const parts: Part[] = [];
  let owed = 0;
  sums.forEach((points, kind) => {
    if (points > 0) parts.push({ kind, points, width: points });
    else owed -= points;
    for (const part of parts.toReversed()) {
      const taken = Math.min(part.width, owed);
      part.width -= taken;
      owed -= taken;
    }
  });
  return parts.filter(({ width }) => width > 0);
}
