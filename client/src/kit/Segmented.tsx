// One of a few, all in sight: radio buttons that look like one control.
import { type ReactNode, useId } from "react";
import { classes } from "./classes";
import * as css from "./Field.module.css";

export interface Segment<Value extends string> {
  value: Value;
  label: ReactNode;
  /** The full word, where the label is an abbreviation. */
  spoken?: string;
  /** The language of the full word. */
  language?: string;
  isDisabled?: boolean;
}

interface SegmentedProps<Value extends string> {
  label: string;
  value: Value;
  onChange: (value: Value) => void;
  segments: readonly Segment<Value>[];
  /** As wide as what it stands in, and as high as a field. */
  isWide?: boolean;
}

export function Segmented<Value extends string>({ label, value, onChange, segments, isWide = false }: SegmentedProps<Value>) {
  const name = useId();
  return (
    <div role="radiogroup" className={classes(css.segmented, isWide && css.segmentedWide)} aria-label={label}>
      {segments.map((segment) => (
        <label key={segment.value} title={segment.spoken} lang={segment.language}>
          <input
            type="radio"
            name={name}
            checked={segment.value === value}
            disabled={segment.isDisabled}
            onChange={() => onChange(segment.value)}
            aria-label={segment.spoken}
          />
          <span aria-hidden={segment.spoken ? true : undefined}>{segment.label}</span>
        </label>
      ))}
    </div>
  );
}
