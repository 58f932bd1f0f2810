// One of several, chosen from a list; the browser's own list, which every phone and screen reader knows.
import { type ReactNode, useId } from "react";
import "./Field.css";
import { Icon } from "./Icon";

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
    <div className="field">
      <label className="field-label" htmlFor={id}>
        {label}
      </label>
      <span className="field-select">
        <select
          id={id}
          className="field-input"
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
        <span className="field-hint" id={`${id}h`}>
          {hint}
        </span>
      )}
    </div>
  );
}
