// A sentence about what is pointed at or focused; never the only place where something is said.
import { type ReactElement, type ReactNode, cloneElement, useEffect, useId, useState } from "react";
import { classes } from "./classes";
import * as css from "./Tip.module.css";

interface TipProps {
  says: ReactNode;
  /** Something that can have the focus. */
  children: ReactElement<{ "aria-describedby"?: string }>;
}

/** Shown by the style sheet alone, a moment after the pointer came; Escape puts it away until the next time. */
export function Tip({ says, children }: TipProps) {
  const id = useId();
  const [isPutAway, putAway] = useState(false);
  const [isHovered, hover] = useState(false);
  const [isFocused, focus] = useState(false);
  const isNear = isHovered || isFocused;
  useEffect(() => {
    if (!isNear) return undefined;
    // Wherever the focus is: somebody may only point at it.
    const escape = (event: KeyboardEvent) => event.key === "Escape" && putAway(true);
    document.addEventListener("keydown", escape);
    return () => document.removeEventListener("keydown", escape);
  }, [isNear]);
  const said = children.props["aria-describedby"];
  return (
    <span
      className={classes(css.tipAround, isPutAway && css.isPutAway)}
      onPointerEnter={() => hover(true)}
      onPointerLeave={() => {
        hover(false);
        putAway(false);
      }}
      onFocus={() => focus(true)}
      onBlur={() => {
        focus(false);
        putAway(false);
      }}
    >
      {cloneElement(children, { "aria-describedby": said ? `${said} ${id}` : id })}
      <span className={css.tip} role="tooltip" id={id}>
        {says}
      </span>
    </span>
  );
}
