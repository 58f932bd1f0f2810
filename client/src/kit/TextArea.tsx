// Several lines of text to fill in, with a label and a hint.
import { type ComponentProps, type ReactNode, useId } from "react";
import * as css from "./Field.module.css";

interface TextAreaProps extends Omit<ComponentProps<"textarea">, "onChange" | "value" | "className"> {
  label: ReactNode;
  value: string;
  onChange: (value: string) => void;
  hint?: ReactNode;
}

export function TextArea({ label, value, onChange, hint, rows = 3, ...rest }: TextAreaProps) {
  const id = useId();
  return (
    <div className={css.field}>
      <label className={css.fieldLabel} htmlFor={id}>
        {label}
      </label>
      <textarea
        {...rest}
        id={id}
        rows={rows}
        className={css.fieldInput}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        aria-describedby={hint ? `${id}h` : undefined}
      />
      {hint && (
        <span className={css.fieldHint} id={`${id}h`}>
          {hint}
        </span>
      )}
    </div>
  );
}
