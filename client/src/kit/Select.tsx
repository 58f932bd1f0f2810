// One of several, chosen from a list; the browser's own list, which every phone and screen reader knows.
import { type ReactNode, useId } from "react";
import { Icon } from "./Icon";
import * as css from "./Field.module.css";

export interface Choice<Value extends string> {
  value: Value;
  label: string;
  isDisabled?: boolean;
}

interface SelectProps<Value extends string> {
  label: ReactNode;
  value: Value;
  onChange: (value: Value) => void;
  choices: readonly Choice<Value>[];
  hint?: ReactNode;
}

export function Select<Value extends string>({ label, value, onChange, choices, hint }: SelectProps<Value>) {
  const id = useId();
  return (
    <div className={css.field}>
      <label className={css.fieldLabel} htmlFor={id}>
        {label}
      </label>
      <span className={css.fieldSelect}>
        <select
          id={id}
          className={css.fieldInput}
          value={value}
          onChange={(event) => {
            const chosen = choices.find((choice) => choice.value === event.target.value);
            if (chosen) onChange(chosen.value);
          }}
          aria-describedby={hint ? `${id}h` : undefined}
        >
          {choices.map((choice) => (
            <option key={choice.value} value={choice.value} disabled={choice.isDisabled}>
              {choice.label}
            </option>
          ))}
        </select>
        <Icon name="i-down" size={18} />
      </span>
      {hint && (
        <span className={css.fieldHint} id={`${id}h`}>
          {hint}
        </span>
      )}
    </div>
  );
}
