// A small word in a frame: a state, a count, something that is so.
import type { ReactNode } from "react";
import "./Chip.css";
import { Icon } from "./Icon";
import type { SymbolName } from "./symbols";

interface ChipProps {
  children: ReactNode;
  icon?: SymbolName;
  tone?: "plain" | "good" | "gold" | "warn";
}

export function Chip({ children, icon, tone = "plain" }: ChipProps) {
  return (
    <span className={`kit-chip kit-chip-${tone}`}>
      {icon && <Icon name={icon} size={14} />}
      {children}
    </span>
  );
}

/** How many wait, beside a word. */
export function Count({ children, label }: { children: number; label?: string }) {
  return (
    <span className="kit-count">
      <span aria-hidden={label ? true : undefined}>{children}</span>
      {label && <span className="hidden-words">{label}</span>}
    </span>
  );
}
