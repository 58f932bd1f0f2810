// The face of one of the people of the quay.
import { classes } from "@/kit/classes";
import type { Level } from "./people";
import portraits from "./portraits.svg?url";
import * as css from "./Portrait.module.css";

interface PortraitProps {
  level: Level;
  /** Edge in pixels. */
  size?: number;
  isRound?: boolean;
}

/** Whoever it is, the name stands beside it. */
export function Portrait({ level, size = 32, isRound = false }: PortraitProps) {
  return (
    <svg
      className={classes(css.portrait, isRound && css.portraitRound)}
      viewBox="0 0 64 64"
      width={size}
      height={size}
      data-portrait={level}
      aria-hidden
    >
      <Face level={level} />
    </svg>
  );
}

/** The face alone, for a drawing around it. It comes from its own file, so that no table waits for it. */
export function Face({ level }: { level: Level }) {
  return <use href={`${portraits}#person-${level}`} width={64} height={64} />;
}
