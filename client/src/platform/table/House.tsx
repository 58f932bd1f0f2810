// A seat as a house on the quay: lit where somebody sits, dashed where there is room, with its reflection in the water.
import { GABLE_COLOURS } from "@/kit/Gable";
import { classes } from "@/kit/classes";
import type { Gable } from "@/platform/game";
import * as css from "./House.module.css";

const LIGHTS = { lit: css.houseLit, dark: css.houseDark, free: css.houseFree };

export type Light = "free" | "dark" | "lit";

/** A house of a player's colour and gable. */
export function House({ gable, light }: { gable: Gable; light: Light }) {
  const drawing = (
    <svg viewBox="3 1.4 26 28.6" preserveAspectRatio="xMidYMax meet">
      <use href={`#gable-${gable}`} width={32} height={32} />
    </svg>
  );
  return (
    <div className={classes(css.house, GABLE_COLOURS[gable], LIGHTS[light])} aria-hidden>
      <div className={css.houseStands}>{drawing}</div>
      <div className={css.houseWater}>{drawing}</div>
    </div>
  );
}
