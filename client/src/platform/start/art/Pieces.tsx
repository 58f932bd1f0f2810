// What stands and floats along the quay: a server, a tree, a lamp, a barge with its owner's gable on the flag.
import type { CSSProperties } from "react";
import { classes } from "@/kit/classes";
import type { GableKind } from "@/kit/symbols";
import type { House } from "./houses";
import * as css from "./art.module.css";

/** A custom property of CSS beside a colour: what shows through a symbol. */
export const through = (color: string, cut: string): CSSProperties => ({ color, "--cut": cut }) as CSSProperties;

export function DrawnHouse({ house }: { house: House }) {
  const { trim } = house;
  return (
    <g>
      <path d={house.outline} fill={house.wall} stroke="var(--art-line)" strokeWidth={1.1} strokeLinejoin="round" />
      <path d={house.cornice} fill="none" stroke={trim} strokeWidth={2} strokeLinejoin="round" opacity={0.85} transform="translate(0 .5)" />
      <path className={css.artPane} d={house.lit} stroke={trim} strokeWidth={1.6} />
      {house.dim && <path className={classes(css.artPane, css.artDim)} d={house.dim} stroke={trim} strokeWidth={1.6} />}
      <path d={house.bars} fill="none" stroke={trim} strokeWidth={0.9} />
      {house.hook && <path d={house.hook} stroke="var(--art-line)" strokeWidth={2} />}
      <path d={house.door} fill="#1F3A2E" stroke={trim} strokeWidth={1.5} />
      <path className={css.artPane} d={house.doorLight} stroke={trim} strokeWidth={0.9} />
      <path d={house.steps} fill="#CDBB98" />
    </g>
  );
}

interface Spot {
  x: number;
  y: number;
  scale?: number;
}

export function Tree({ x, y, scale = 1 }: Spot) {
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`}>
      <path d="M0 0V-30M0 -18l-7 -8M0 -14l7 -8" stroke="var(--art-line)" strokeWidth={2.4} fill="none" />
      <g fill="var(--art-tree)" stroke="var(--art-line)">
        <circle cx={-10} cy={-36} r={11} />
        <circle cx={10} cy={-35} r={11} />
        <circle cx={0} cy={-46} r={13} />
      </g>
    </g>
  );
}

export function Lamp({ x, y }: Spot) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path d="M0 0V-34" stroke="var(--art-line)" strokeWidth={2.2} />
      <path className={css.artPane} d="M-4 -34h8l1.5 -9h-11Z" stroke="var(--art-line)" strokeWidth={1.2} />
      <path d="M-6 -43h12l-6 -5Z" fill="var(--art-line)" />
    </g>
  );
}

interface BargeProps extends Spot {
  gable: GableKind;
  /** It rocks a little, out of step with the others. */
  rocks?: "slowly" | "slower";
}

export function Barge({ x, y, scale = 1, gable, rocks }: BargeProps) {
  const flag = `var(--p-${gable})`;
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`}>
      <g className={classes(rocks && css.artRocks, rocks === "slower" && css.artRocksSlower)}>
        <path d="M-70 0H70C66 18 54 22 42 22H-46C-60 22 -68 12 -70 0Z" fill="#6B3A24" stroke="var(--art-line)" strokeWidth={1.5} />
        <path d="M-68 6H68" stroke="#E9DCC3" strokeWidth={2} />
        <path d="M-40 0v-15h40v15Z" fill="#E9DCC3" stroke="var(--art-line)" strokeWidth={1.3} />
        <path d="M-44 -15h48l-5 -6h-38Z" fill="#3F5A6B" stroke="var(--art-line)" strokeWidth={1.3} />
        <path className={css.artPane} d="M-34 -4v-7h8v7ZM-18 -4v-7h8v7Z" stroke="var(--art-line)" />
        <g fill="#C9972B" stroke="var(--art-line)" strokeWidth={1.2}>
          <path d="M12 0v-12q6 -3 12 0v12ZM26 0v-12q6 -3 12 0v12ZM19 -13v-11q6 -3 12 0v11Z" />
        </g>
        <path d="M54 0V-54" stroke="var(--art-line)" strokeWidth={2.2} />
        <path d="M54 -54h-26v18h26Z" fill={flag} stroke="var(--art-line)" strokeWidth={1.2} />
        <use href={`#gable-${gable}`} x={34} y={-52.5} width={14} height={14} style={through(`var(--pi-${gable})`, flag)} />
      </g>
    </g>
  );
}
