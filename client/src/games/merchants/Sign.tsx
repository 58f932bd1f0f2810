// A symbol of this game; in a player's colour where it is a player's.
import { classes } from "@/kit/classes";
import type { Gable } from "@/platform/game";
import type { SignName } from "./symbols";
import "./symbols";
import * as css from "./sign.module.css";

/** The colours of who owns it. */
export const OF = {
  step: css.merchantsOfStep,
  neck: css.merchantsOfNeck,
  bell: css.merchantsOfBell,
  spout: css.merchantsOfSpout,
  flat: css.merchantsOfFlat,
};

interface SignProps {
  name: SignName;
  size?: number;
  /** What it says to who cannot see it; left out where words stand beside it. */
  label?: string;
  /** Whose it is. */
  of?: Gable | undefined;
}

export function Sign({ name, size = 20, label, of }: SignProps) {
  const spoken = label ? { role: "img", "aria-label": label } : { "aria-hidden": true };
  return (
    <svg className={classes(css.merchantsSign, of && OF[of])} width={size} height={size} {...spoken}>
      <use href={`#${name}`} />
    </svg>
  );
}
