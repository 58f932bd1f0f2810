// One of a few, below each other: radio buttons with whole sentences.
import { type ReactNode, useId } from "react";
import * as css from "./order.module.css";

interface ChoicesProps<Value extends string> {
  legend: ReactNode;
  choices: readonly { value: Value; label: string }[];
  value: Value | "";
  onChange: (value: Value) => void;
}

export function Choices<Value extends string>({ legend, choices, value, onChange }: ChoicesProps<Value>) {
  const name = useId();
  return (
    <fieldset className={css.choices}>
      <legend>{legend}</legend>
      {choices.map((choice) => (
        <label key={choice.value}>
          <input type="radio" name={name} checked={choice.value === value} onChange={() => onChange(choice.value)} />
          <span>{choice.label}</span>
        </label>
      ))}
    </fieldset>
  );
}
