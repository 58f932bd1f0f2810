// A symbol of the set, in the colour of the text around it.
import type { CSSProperties } from "react";
import { type Class, classes } from "./classes";
import type { SymbolName } from "./symbols";
import "./symbols";

interface IconProps {
  name: SymbolName;
  size?: number;
  /** What it says to who cannot see it; left out where words stand beside it. */
  label?: string;
  className?: Class | undefined;
  style?: CSSProperties;
}

export function Icon({ name, size = 20, label, className, style }: IconProps) {
  const spoken = label ? { role: "img", "aria-label": label } : { "aria-hidden": true };
  return (
    <svg className={classes(className)} style={style} width={size} height={size} {...spoken}>
      <use href={`#${name}`} />
    </svg>
  );
}
