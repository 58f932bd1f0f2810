// On or off, at once.
import { type ReactNode, useId } from "react";
import * as css from "./Field.module.css";

interface SwitchProps {
  label: ReactNode;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
  hint?: ReactNode;
  isDisabled?: boolean;
}

export function Switch({ label, isOn, onChange, hint, isDisabled = false }: SwitchProps) {
  const id = useId();
  return (
    <label className={css.switch}>
      <input
        type="checkbox"
        role="switch"
        checked={isOn}
        disabled={isDisabled}
        onChange={(event) => onChange(event.target.checked)}
        aria-labelledby={`${id}l`}
        aria-describedby={hint ? `${id}h` : undefined}
      />
      <span className={css.switchWords}>
        <span id={`${id}l`}>{label}</span>
        {hint && (
          <span className={css.fieldHint} id={`${id}h`}>
            {hint}
          </span>
        )}
      </span>
    </label>
  );
}
