// A symbol of the set, in the colour of the text around it.
import type { CSSProperties } from "react";
import { type Class, classes } from "./classes";
import type { SymbolName } from "./symbols";
import "./symbols";

export interface IconProps<Name extends string = SymbolName> {
  name: Name;
  size?: number;
  /** What it says to who cannot see it; left out where words stand beside it. */
  label?: string;
  className?: Class | undefined;
  style?: CSSProperties;
}

export function Icon(props: IconProps) {
  return <Drawing {...props} />;
}

/** A symbol of any set that is in the page; a game names those of its own. */
export function Drawing({ name, size = 20, label, className, style }: IconProps<string>) {
  const spoken = label ? { role: "img", "aria-label": label } : { "aria-hidden": true };
  return (
    <svg className={classes(className)} style={style} width={size} height={size} {...spoken}>
      <use href={`#${name}`} />
    </svg>
  );
}
