// A boat: its owner's colour and gable on the hull, its mast as high as it counts, the figure at the top.
import { GABLE_COLOURS } from "@/kit/Gable";
import { classes } from "@/kit/classes";
import type { GableKind } from "@/kit/symbols";
import "@/kit/symbols";
import * as css from "./board.module.css";

/** From the water to the top of a mast. */
export const topOf = (mast: number): number => 18 + mast * 9.4;

interface BoatProps {
  mast: number;
  gable: GableKind;
  x?: number;
  y?: number;
  /** It would lie there. */
  isGhost?: boolean;
  isFresh?: boolean;
}

export function Boat({ mast, gable, x = 0, y = 0, isGhost = false, isFresh = false }: BoatProps) {
  const top = -topOf(mast);
  return (
    <g transform={`translate(${x} ${y})`} data-boat={mast}>
      <g className={classes(css.boat, GABLE_COLOURS[gable], isGhost && css.isGhost, isFresh && css.isFresh)}>
        <path className={css.spar} d={`M0 -6V${top}`} />
        <path className={css.sail} d={`M2 ${top + 10}C${8 + mast * 0.5} ${top / 2} 13 ${top / 3} 14 -10H2Z`} />
        <path className={css.hull} d="M-17 -9Q-15 -7 -11 -7H12Q15 -7 17 -10Q16 5 8 5H-9Q-16 5 -17 -9Z" />
        <use href={`#gable-${gable}`} x={-6.5} y={-6.5} width={11} height={11} />
        <circle className={css.figure} cy={top} r={11.5} />
        <text y={top + 5.6}>{mast}</text>
      </g>
    </g>
  );
}
