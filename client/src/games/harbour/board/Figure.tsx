// The three figures of the extensions: each has a hat of its own.
import { classes } from "@/kit/classes";
import * as css from "./board.module.css";

const LOOKS = { bailiff: css.isBailiff, dealer: css.isDealer, foreman: undefined };
const HATS = {
  /** A cap with a peak. */
  foreman: "M-8 -9.5C-8 -16 8 -16 8 -9.5L12 -8.5H-8Z",
  /** A broad hat. */
  bailiff: "M-12 -8.5H12L7 -10.5V-16H-7V-10.5Z",
  /** A hood. */
  dealer: "M-8 -5C-10 -18 10 -18 8 -5L5 -9H-5Z",
} as const;

interface FigureProps {
  kind: keyof typeof HATS;
  x: number;
  y: number;
}

export function Figure({ kind, x, y }: FigureProps) {
  return (
    <g className={classes(css.hbFigure, LOOKS[kind])} transform={`translate(${x} ${y})`} aria-hidden="true">
      <path className={css.hbFigureBody} d="M-9 14C-9 4 -5 1 0 1S9 4 9 14Z" />
      <circle className={css.hbFigureHead} cy="-4.5" r="6.5" />
      <path className={css.hbFigureHat} d={HATS[kind]} />
    </g>
  );
}
