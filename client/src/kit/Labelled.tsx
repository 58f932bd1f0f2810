// Shows the label of a control that says it only aloud, such as `Segmented`.
import type { ReactNode } from "react";
import * as css from "./Field.module.css";

export function Labelled({ label, children }: { label: string; children: (label: string) => ReactNode }) {
  return (
    <div className={css.field}>
      <span className={css.fieldLabel} aria-hidden="true">
        {label}
      </span>
      {children(label)}
    </div>
  );
}
