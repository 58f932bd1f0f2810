// A small word in a frame: a state, a count, something that is so.
import type { ReactNode } from "react";
import { Icon } from "./Icon";
import { classes } from "./classes";
import type { SymbolName } from "./symbols";
import * as wordsCss from "./words.module.css";
import * as css from "./Chip.module.css";

const TONES = { plain: undefined, good: css.kitChipGood, gold: css.kitChipGold, warn: css.kitChipWarn };

interface ChipProps {
  children: ReactNode;
  icon?: SymbolName;
  tone?: "plain" | "good" | "gold" | "warn";
}

export function Chip({ children, icon, tone = "plain" }: ChipProps) {
  return (
    <span className={classes(css.kitChip, TONES[tone])}>
      {icon && <Icon name={icon} size={14} />}
      {children}
    </span>
  );
}

/** How many wait, beside a word. */
export function Count({ children, label }: { children: number; label?: string }) {
  return (
    <span className={css.kitCount}>
      <span aria-hidden={label ? true : undefined}>{children}</span>
      {label && <span className={wordsCss.hiddenWords}>{label}</span>}
    </span>
  );
}
