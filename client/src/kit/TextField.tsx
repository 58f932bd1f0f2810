// A line of text to fill in, with its label, a hint, and in words what is wrong with it.
import { type ComponentProps, type ReactNode, useId } from "react";
import { Icon } from "./Icon";
import { type Class, classes } from "./classes";
import * as wordsCss from "./words.module.css";
import * as css from "./Field.module.css";

interface TextFieldProps extends Omit<ComponentProps<"input">, "onChange" | "value" | "className"> {
  className?: Class | undefined;
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
    <div className={classes(css.field, className)}>
      <label className={classes(isLabelHidden ? wordsCss.hiddenWords : css.fieldLabel)} htmlFor={id}>
        {label}
      </label>
      <input
        {...rest}
        id={id}
        className={css.fieldInput}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        aria-invalid={wrong ? true : undefined}
        aria-describedby={told || undefined}
      />
      {hint && (
        <span className={css.fieldHint} id={`${id}h`}>
          {hint}
        </span>
      )}
      {wrong && (
        <span className={css.fieldWrong} id={`${id}w`} role="alert">
          <Icon name="i-warning" size={16} />
          <span>{wrong}</span>
        </span>
      )}
    </div>
  );
}
