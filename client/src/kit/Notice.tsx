// A sentence that stands in the page: something to know, or something that went wrong.
import type { ReactNode } from "react";
import { Icon } from "./Icon";
import "./Notice.css";
import type { SymbolName } from "./symbols";

interface NoticeProps {
  children: ReactNode;
  tone?: "plain" | "good" | "warn";
  icon?: SymbolName;
  /** Read aloud as soon as it appears. */
  isAlert?: boolean;
  actions?: ReactNode;
}

const USUAL = { plain: "i-help", good: "i-check", warn: "i-warning" } as const;

export function Notice({ children, tone = "plain", icon = USUAL[tone], isAlert = false, actions }: NoticeProps) {
  return (
    <div className={`notice notice-${tone}`} role={isAlert ? "alert" : undefined}>
      <Icon name={icon} size={20} />
      <div className="notice-words">{children}</div>
      {actions}
    </div>
  );
}

/** Grey lines while something is on its way; `label` says so aloud. */
export function Skeleton({ lines = 3, label }: { lines?: number; label: string }) {
  return (
    <div className="skeleton" role="status">
      <span className="hidden-words">{label}</span>
      {Array.from({ length: lines }, (_, line) => (
        <span key={line} className="skeleton-line" />
      ))}
    </div>
  );
}
