// A line of text to fill in, with its label, a hint, and in words what is wrong with it.
import { type ComponentProps, type ReactNode, useId } from "react";
import "./Field.css";
import { Icon } from "./Icon";

interface TextFieldProps extends Omit<ComponentProps<"input">, "onChange" | "value"> {
  label: ReactNode;
  value: string;
  onChange: (value: string) => void;
  hint?: ReactNode;
  /** Why it cannot stay so; empty while all is well. */
  wrong?: ReactNode;
  /** The label is read aloud but not shown. */
  isLabelHidden?: boolean;
}

export function TextField({ label, value, onChange, hint, wrong, isLabelHidden, className, ...rest }: TextFieldProps) {
  const id = useId();
  const told = [hint ? `${id}h` : "", wrong ? `${id}w` : ""].filter(Boolean).join(" ");
  return (
    <div className={`field${className ? ` ${className}` : ""}`}>
      <label className={isLabelHidden ? "hidden-words" : "field-label"} htmlFor={id}>
        {label}
      </label>
      <input
        {...rest}
        id={id}
        className="field-input"
        value={value}
        onChange={(event) => onChange(event.target.value)}
        aria-invalid={wrong ? true : undefined}
        aria-describedby={told || undefined}
      />
      {hint && (
        <span className="field-hint" id={`${id}h`}>
          {hint}
        </span>
      )}
      {wrong && (
        <span className="field-wrong" id={`${id}w`} role="alert">
          <Icon name="i-warning" size={16} />
          <span>{wrong}</span>
        </span>
      )}
    </div>
  );
}
