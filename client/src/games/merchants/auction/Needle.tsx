// The falling needle: a sheet of its own above the dial, turned for each picture without asking React or drawing the dial anew.
// The sheet is no larger than the needle: all that it moves over is put together anew for each picture.
import { useEffect, useRef } from "react";
import type { Lot } from "@/platform/lot";
import { useStillness } from "@/platform/settings";
import { NEEDLE, angleOf, needleAt, wedge } from "./dial";
import * as css from "./dial.module.css";

/** Two tips, so that the figure between them stays readable. */
const TIPS = `${wedge(311, 368, 4.2)}${wedge(468, 414, 1.9)}`;

/** `frozen`: where the viewer pressed; there it stays. Who wants stillness sees it jump from mark to mark. */
export function Needle({ look, frozen }: { look: Lot["look"]; frozen: { step: number; part: number } | null }) {
  const needle = useRef<SVGSVGElement>(null);
  const isStill = useStillness();
  useEffect(() => {
    let next = 0;
    const draw = (now: number): void => {
      const { step, part } = frozen ?? look(now) ?? { step: 0, part: 0 };
      const angle = isStill && !frozen ? angleOf(step) : needleAt(step, part);
      if (needle.current) needle.current.style.transform = `rotate(${angle.toFixed(2)}deg)`;
      next = requestAnimationFrame(draw);
    };
    next = requestAnimationFrame(draw);
    return () => cancelAnimationFrame(next);
  }, [look, frozen, isStill]);
  return (
    <svg ref={needle} className={css.dialNeedle} viewBox={NEEDLE} aria-hidden="true">
      <path d={TIPS} />
    </svg>
  );
}
