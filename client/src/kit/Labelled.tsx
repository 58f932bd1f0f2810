// Shows the label of a control that says it only aloud, such as `Segmented`.
import type { ReactNode } from "react";
import "./Field.css";

export function Labelled({ label, children }: { label: string; children: (label: string) => ReactNode }) {
  return (
    <div className="field">
      <span className="field-label" aria-hidden="true">
        {label}
      </span>
      {children(label)}
    </div>
  );
}
