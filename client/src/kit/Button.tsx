// Buttons: the one main action, plain ones beside it, quiet ones in bars.
import type { ComponentProps, ReactNode } from "react";
import { Icon } from "./Icon";
import { type Class, classes } from "./classes";
import type { SymbolName } from "./symbols";
import * as css from "./Button.module.css";

export type ButtonKind = "main" | "plain" | "quiet" | "grave";
export type ButtonSize = "small" | "normal" | "large";

const KINDS = { main: css.buttonMain, plain: css.buttonPlain, quiet: css.buttonQuiet, grave: css.buttonGrave };
const SIZES = { small: css.buttonSmall, normal: css.buttonNormal, large: css.buttonLarge };

/** The looks of a button, for links that are like one. */
export function buttonClass(kind: ButtonKind = "plain", size: ButtonSize = "normal", more?: Class | undefined): Class {
  return classes(css.button, KINDS[kind], SIZES[size], more);
}

interface ButtonProps extends Omit<ComponentProps<"button">, "disabled" | "className"> {
  className?: Class | undefined;
  kind?: ButtonKind;
  size?: ButtonSize;
  icon?: SymbolName;
  children?: ReactNode;
  /** It waits for an answer: it stays where it is, keeps the focus and cannot be pressed again. */
  isBusy?: boolean;
  /** It cannot be pressed now; it can still be reached, so that it can say why. */
  isDisabled?: boolean;
}

export function Button(props: ButtonProps) {
  const { kind = "plain", size = "normal", icon, children, isBusy = false, isDisabled = false, className, onClick, ...rest } = props;
  const off = isBusy || isDisabled;
  return (
    <button
      type="button"
      {...rest}
      className={buttonClass(kind, size, className)}
      aria-disabled={off || undefined}
      aria-busy={isBusy || undefined}
      onClick={(event) => {
        if (off) event.preventDefault();
        else onClick?.(event);
      }}
    >
      {icon && <Icon name={icon} size={size === "small" ? 17 : 19} />}
      {children}
    </button>
  );
}

interface IconButtonProps extends Omit<ButtonProps, "icon" | "children"> {
  icon: SymbolName;
  /** What it does: read aloud, and shown by the browser when pointed at. */
  label: string;
  iconSize?: number;
}

/** A button that is only a symbol. */
export function IconButton({ icon, label, iconSize = 18, className, ...rest }: IconButtonProps) {
  return (
    <Button {...rest} className={classes(css.buttonIcon, className)} aria-label={label} title={label}>
      <Icon name={icon} size={iconSize} />
    </Button>
  );
}
