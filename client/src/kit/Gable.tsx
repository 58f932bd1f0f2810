// A player's tile: the colour and the outline by which a player is known everywhere.
import { Icon } from "./Icon";
import { classes } from "./classes";
import type { GableKind } from "./symbols";
import * as css from "./Gable.module.css";

/** Gives whatever is in it the colours of a player. */
export const GABLE_COLOURS = { step: css.gableStep, neck: css.gableNeck, bell: css.gableBell, spout: css.gableSpout, flat: css.gableFlat };

interface GableProps {
  kind: GableKind;
  /** Edge of the tile in pixels. */
  size?: number;
  /** A seat that nobody has taken: dashed, without a colour. */
  isFree?: boolean;
  /** Who it is, where no name stands beside it. */
  label?: string;
}

export function Gable({ kind, size = 46, isFree = false, label }: GableProps) {
  const spoken = label ? { role: "img", "aria-label": label } : { "aria-hidden": true };
  const radius = size >= 40 ? 6 : size >= 30 ? 5 : 4;
  return (
    <span
      className={classes(css.gable, GABLE_COLOURS[kind], isFree && css.gableFree)}
      style={{ width: size, height: size, borderRadius: radius }}
      {...spoken}
    >
      <Icon name={`gable-${kind}`} size={Math.round(size * 0.72)} />
    </span>
  );
}
