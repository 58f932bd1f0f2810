// A sentence that stands in the page: something to know, or something that went wrong.
import type { ReactNode } from "react";
import { Icon } from "./Icon";
import { classes } from "./classes";
import type { SymbolName } from "./symbols";
import * as wordsCss from "./words.module.css";
import * as css from "./Notice.module.css";

const TONES = { plain: undefined, good: css.noticeGood, warn: css.noticeWarn };

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
    <div className={classes(css.notice, TONES[tone])} role={isAlert ? "alert" : undefined}>
      <Icon name={icon} size={20} />
      <div className={css.noticeWords}>{children}</div>
      {actions}
    </div>
  );
}

/** Grey lines while something is on its way; `label` says so aloud. */
export function Skeleton({ lines = 3, label }: { lines?: number; label: string }) {
  return (
    <div className={css.skeleton} role="status">
      <span className={wordsCss.hiddenWords}>{label}</span>
      {Array.from({ length: lines }, (_, line) => (
        <span key={line} className={css.skeletonLine} />
      ))}
    </div>
  );
}
