// Somebody at the window of a house on the quay; the lamp is lit, and the flag of the seat flies, while they sit at the table.
import type { ReactNode } from "react";
import { classes } from "@/kit/classes";
import type { GableKind } from "@/kit/symbols";
import { through } from "@/platform/start/art/Pieces";
import type { Level } from "./people";
import { Face } from "./Portrait";
import * as artCss from "@/platform/start/art/art.module.css";
import * as css from "./WindowHouse.module.css";

/** Where they live. */
const HOUSES: Readonly<Record<Level, { gable: GableKind; wall: string }>> = {
  beginner: { gable: "spout", wall: "#7C9A6B" },
  casual: { gable: "flat", wall: "#5B3A33" },
  regular: { gable: "neck", wall: "#3F5A6B" },
  strong: { gable: "step", wall: "#8E4A36" },
  expert: { gable: "bell", wall: "#C9835B" },
};

/** Outlines, 160 wide, that stand on the ground line. */
const OUTLINES: Readonly<Record<GableKind, string>> = {
  step: "M0 0V-138h18v-15h18v-15h18v-15h52v15h18v15h18v15h18V0Z",
  spout: "M0 0V-128L68 -168v-12h24v12L160 -128V0Z",
  bell: "M0 0V-138c35 -4 19 -50 80 -50c61 0 45 46 80 50V0Z",
  neck: "M0 0V-138c26 0 40 -8 40 -24V-180L80 -196L120 -180V-162c0 16 14 24 40 24V0Z",
  flat: "M0 0V-150h-5v-12h170v12h-5V0Z",
};
const TRIM = "#F7F1E3";
const LINE = { stroke: "var(--art-line)", strokeWidth: 1.5, strokeLinejoin: "round" } as const;

interface WindowHouseProps {
  level: Level;
  /** The gable of the seat, for somebody who sits at the table. */
  seat: GableKind | null;
}

export function WindowHouse({ level, seat }: WindowHouseProps): ReactNode {
  const { gable, wall } = HOUSES[level];
  const outline = OUTLINES[gable];
  return (
    <svg className={classes(css.house)} viewBox="-10 -204 200 204" preserveAspectRatio="xMidYMax meet" aria-hidden="true">
      {seat && <Flag seat={seat} />}
      <path d={outline} fill={wall} {...LINE} />
      <path
        d={outline}
        fill="none"
        stroke={TRIM}
        strokeWidth={2.6}
        opacity={0.8}
        transform="translate(80 -2) scale(.955) translate(-80 2)"
      />
      {gable === "flat" ? (
        <path d="M6 -138h148" stroke={TRIM} strokeWidth={2} opacity={0.8} />
      ) : (
        <>
          <rect
            className={classes(seat && css.lit, !seat && artCss.artPane)}
            x={70}
            y={-161}
            width={20}
            height={24}
            stroke={TRIM}
            strokeWidth={2}
          />
          <path d="M80 -161v24M70 -149h20" stroke={TRIM} strokeWidth={1.2} />
        </>
      )}
      <rect x={31} y={-125} width={98} height={98} fill={TRIM} {...LINE} />
      <svg x={34} y={-122} width={92} height={92} viewBox="0 0 64 64">
        <rect className={classes(seat && css.lit, !seat && css.unlit)} width={64} height={64} />
        <Face level={level} />
      </svg>
      <rect x={34} y={-122} width={92} height={92} fill="none" {...LINE} />
      <path d="M26 -27h108v7H26Z" fill="#CDBB98" {...LINE} />
    </svg>
  );
}

function Flag({ seat }: { seat: GableKind }) {
  const ground = `var(--p-${seat})`;
  return (
    <g transform="translate(136 -150)">
      <path d="M0 44V-40" stroke="var(--art-line)" strokeWidth={2.4} />
      <path d="M0 -40h30v24H0Z" fill={ground} {...LINE} />
      <use href={`#gable-${seat}`} x={6} y={-38} width={19} height={19} style={through(`var(--pi-${seat})`, ground)} />
    </g>
  );
}
