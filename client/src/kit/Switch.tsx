// On or off, at once.
import { type ReactNode, useId } from "react";
import "./Field.css";

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
    <label className="switch">
      <input
        type="checkbox"
        role="switch"
        checked={isOn}
        disabled={isDisabled}
        onChange={(event) => onChange(event.target.checked)}
        aria-labelledby={`${id}l`}
        aria-describedby={hint ? `${id}h` : undefined}
      />
      <span className="switch-words">
        <span id={`${id}l`}>{label}</span>
        {hint && (
          <span className="field-hint" id={`${id}h`}>
            {hint}
          </span>
        )}
      </span>
    </label>
  );
}
