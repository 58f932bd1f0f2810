// What the two boards show: what was played and what was better, or what came of it.
import type { Reel, ReplayStep } from "@/platform/replay/steps";
import { decisionAt } from "./moments";
import type { Decision, Report } from "./report";

/** A board: how the game stood, and the move that is held over it. */
export interface Shown {
  readonly step: ReplayStep;
  /** In the game's notation; null where the board speaks for itself. */
  readonly move: string | null;
}

export interface Scene {
  readonly move: number;
  /** Whose move it was, and so through whose eyes it is seen; null for the deal. */
  readonly mover: number | null;
  readonly played: Shown;
  /** Null at the deal. */
  readonly other: Shown | null;
  /** The other board shows a better move, rather than what came of the one that was played. */
  readonly isBetter: boolean;
  readonly decision: Decision | null;
  /** The row in which it was played. */
  readonly row: ReplayStep | null;
}

/** What is to be seen of a move; null while it is on its way. */
export function sceneOf(report: Report, reel: Reel, move: number): Scene | null {
  const version = report.versions[Math.max(move - 1, 0)];
  if (version === undefined) return null;
  const before = reel.steps.get(version - 1);
  if (!before) return null;
  if (move === 0)
    return { move, mover: null, played: { step: before, move: null }, other: null, isBetter: false, decision: null, row: before };
  const row = reel.steps.get(version);
  if (!row) return null;
  const decision = decisionAt(report, move);
  const what = row.what.type === "PlayedShown" ? row.what : null;
  const isBetter = decision !== null && decision.cost > 0;
  return {
    move,
    mover: what?.seat ?? decision?.seat ?? null,
    played: { step: before, move: decision?.played ?? what?.move ?? null },
    other: isBetter ? { step: before, move: decision.better } : { step: row, move: null },
    isBetter,
    decision,
    row,
  };
}
