// A text as a QR code, for the camera of another phone: one path, dark on light in every theme.
import { useMemo } from "react";
import { encode } from "uqr";
import { classes } from "@/kit/classes";
import * as css from "./Code.module.css";

export interface CodeProps {
  /** What a camera reads. */
  text: string;
  /** What it is, for those who cannot see it. */
  label: string;
}

/** Scanners find a code by the light around it, four modules on each side (ISO/IEC 18004). */
const QUIET_ZONE = 4;
/** Of the code 15 % may be hidden by a thumb or a reflection. */
const CORRECTION = "M";

/** As wide as the box around it, up to what a phone reads across a table. */
export function Code({ text, label }: CodeProps) {
  // A dialog is drawn again with whatever happens behind it; the code only changes with its text.
  const { size, path } = useMemo(() => drawingOf(text), [text]);
  return (
    <svg className={classes(css.code)} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label}>
      <rect className={classes(css.codeLight)} width={size} height={size} />
      <path className={classes(css.codeDark)} d={path} />
    </svg>
  );
}

/** Its width in modules, and its dark modules as bars: each row is drawn from left to right. */
function drawingOf(text: string): { size: number; path: string } {
  const { size, data } = encode(text, { ecc: CORRECTION, border: QUIET_ZONE });
  const bars = data.flatMap((row, y) => barsOf(row).map(([from, to]) => `M${from} ${y}H${to}V${y + 1}H${from}Z`));
  return { size, path: bars.join("") };
}

/** Where dark modules begin and end in a row: one bar has no seams, as modules of their own would have. */
function barsOf(row: readonly boolean[]): readonly (readonly [from: number, to: number])[] {
  const starts = row.flatMap((isDark, x) => (isDark && !row[x - 1] ? [x] : []));
  const ends = row.flatMap((isDark, x) => (isDark && !row[x + 1] ? [x + 1] : []));
  return starts.map((from, bar) => [from, ends[bar] ?? row.length]);
}
