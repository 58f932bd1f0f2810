// What stands on the page while it is on its way.
import type { ReactNode } from "react";
import { Houses } from "./Houses";
import * as css from "./shell.module.css";

/** `label` is read aloud; before the words have come there is none. */
export function Waiting({ label = "Mokum" }: { label?: string }): ReactNode {
  return (
    <div className={css.shellWaiting} role="status" aria-label={label}>
      <Houses isLit />
    </div>
  );
}
