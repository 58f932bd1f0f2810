// One canal with its houses, its bridge, and the boats that wait there; on the near quay their masts, laid end to end.
import { memo } from "react";
import type { GableKind } from "@/kit/symbols";
import { classes } from "@/kit/classes";
import { DrawnHouse, Tree } from "@/platform/start/art/Pieces";
import { ripples, row } from "@/platform/start/art/houses";
import { GABLE_COLOURS } from "@/kit/Gable";
import { Boat } from "./Boat";
import { Bridge } from "./Bridge";
import * as css from "./board.module.css";

/** What is always seen; on a wide page the quay goes on to both sides. */
export const PART = { width: 480, height: 152 };
const [LEFT, WIDE] = [-700, 1900];
const QUAY = 92;
const [FIRST, APART] = [313, 37];
const [WALL, WALL_FROM, WALL_TO] = [139, 14, 466];

interface Moored {
  mast: number;
  gable: GableKind;
  isGhost?: boolean;
  isFresh?: boolean;
}

export interface CanalProps {
  bridge: number;
  queue: readonly Moored[];
  /** The height at which it opens. */
  opens: number;
  isOpen?: boolean;
}

const Shore = memo(function Shore({ bridge }: { bridge: number }) {
  return (
    <>
      <g className={css.houses} transform={`translate(${LEFT} ${QUAY}) scale(.82)`}>
        {row(WIDE / 0.82, 41 + bridge * 17, 66, 100).map((house) => (
          <DrawnHouse key={house.outline} house={house} />
        ))}
      </g>
      <rect className={css.water} x={LEFT} y={QUAY} width={WIDE} height={60} />
      <rect className={css.quay} x={LEFT} y={QUAY} width={WIDE} height={9} />
      {[-560, -310, -70, 172, 560, 770, 1010].map((x) => (
        <Tree key={x} x={x + bridge * 34} y={QUAY + 2} scale={0.62} />
      ))}
      <path className={css.ripples} transform={`translate(${LEFT} ${QUAY + 10})`} d={ripples(WIDE, 38, 23 + bridge)} />
    </>
  );
});

/** So many cells as the bridge is high, and each mast in its owner's colour. */
function Gauge({ queue, opens }: Pick<CanalProps, "queue" | "opens">) {
  const cell = (WALL_TO - WALL_FROM) / opens;
  const at = (height: number): number => WALL_FROM + Math.min(height, opens) * cell;
  let height = 0;
  return (
    <>
      <rect className={css.quay} x={LEFT} y={WALL - 2} width={WIDE} height={40} />
      <rect className={css.cells} x={WALL_FROM} y={WALL + 1} width={WALL_TO - WALL_FROM} height={9} />
      {queue.map(({ mast, gable, isGhost }, index) => {
        const from = at(height);
        height += mast;
        return (
          <rect
            key={index}
            className={classes(css.length, GABLE_COLOURS[gable], isGhost && css.isGhost, height > opens && css.isTooHigh)}
            x={from}
            y={WALL + 1}
            width={at(height) - from}
            height={9}
          />
        );
      })}
      <path className={css.ticks} d={Array.from({ length: opens - 1 }, (_, tick) => `M${at(tick + 1)} ${WALL + 1}v9`).join("")} />
    </>
  );
}

export function Canal({ bridge, queue, opens, isOpen = false }: CanalProps) {
  return (
    <svg
      className={css.canal}
      viewBox={`0 0 ${PART.width} ${PART.height}`}
      preserveAspectRatio="xMidYMax meet"
      aria-hidden="true"
      focusable="false"
    >
      <Shore bridge={bridge} />
      <Bridge bridge={bridge} isOpen={isOpen} />
      {queue.map((boat, index) => (
        <Boat key={index} {...boat} x={FIRST - index * APART} y={127} />
      ))}
      <Gauge queue={queue} opens={opens} />
    </svg>
  );
}
