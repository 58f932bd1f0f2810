// A button on the board: a thing that can be touched, reached by the keyboard's arrows, and that says what it is.
// What is there only for the moment is a stop of its own: it may lie where no arrow leads.
import type { ReactNode } from "react";
import { type Thing, keyOf } from "../things";
import { PLACES } from "./walking";
import * as css from "./board.module.css";

interface TouchableProps {
  thing: Thing;
  /** The key of the thing to which the keyboard comes. */
  stop: string;
  label: string;
  children: ReactNode;
}

export function Touchable({ thing, stop, label, children }: TouchableProps) {
  const key = keyOf(thing);
  return (
    <g
      className={css.hbThing}
      role="button"
      pointerEvents="auto"
      tabIndex={key === stop || !PLACES.has(key) ? 0 : -1}
      aria-label={label}
      data-thing={key}
    >
      <g aria-hidden="true">{children}</g>
    </g>
  );
}
