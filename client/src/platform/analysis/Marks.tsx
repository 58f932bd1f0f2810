// The four marks of a move, each known by its outline alone: a slip, luck, a turning point, and the best that was found.
import { classes } from "@/kit/classes";
import type { Kind } from "./moments";
import * as css from "./Marks.module.css";

export type MarkKind = Kind | "best";

const LOOKS = { slip: css.markSlip, luck: css.markLuck, turn: css.markTurn, best: css.markBest };

/** In a square of 18. */
export function MarkShape({ kind }: { kind: MarkKind }) {
  switch (kind) {
    case "slip":
      return <path d="M2.5 4h13L9 15.5Z" fill="currentColor" />;
    case "luck":
      return (
        <>
          <rect x={2.5} y={2.5} width={13} height={13} rx={2.5} fill="none" stroke="currentColor" strokeWidth={1.8} />
          <circle cx={6.2} cy={6.2} r={1.5} fill="currentColor" />
          <circle cx={9} cy={9} r={1.5} fill="currentColor" />
          <circle cx={11.8} cy={11.8} r={1.5} fill="currentColor" />
        </>
      );
    case "turn":
      return <path d="M9 1L17 9L9 17L1 9Z" fill="currentColor" />;
    case "best":
      return <path d="M3 9.5l4 4L15 5" fill="none" stroke="currentColor" strokeWidth={2.6} strokeLinecap="round" strokeLinejoin="round" />;
  }
}

export const lookOf = (kind: MarkKind) => LOOKS[kind];

export function MarkSign({ kind, size = 17 }: { kind: MarkKind; size?: number }) {
  return (
    <svg className={classes(css.mark, LOOKS[kind])} width={size} height={size} viewBox="0 0 18 18" aria-hidden>
      <MarkShape kind={kind} />
    </svg>
  );
}
