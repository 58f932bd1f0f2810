// Several panels in one place; arrows walk the tabs, as WAI-ARIA's pattern says.
import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from "react";
import { Count } from "./Chip";
import { Icon } from "./Icon";
import { type Class, classes } from "./classes";
import type { SymbolName } from "./symbols";
import * as css from "./Tabs.module.css";

export interface TabPart {
  id: string;
  label: string;
  icon?: SymbolName;
  /** How many wait there; nothing is shown for 0. */
  count?: number;
  /** The count in words. */
  countLabel?: string;
  content: ReactNode;
}

interface TabsProps {
  label: string;
  parts: readonly TabPart[];
  chosen?: string;
  onChoose?: (id: string) => void;
  className?: Class | undefined;
  /** The tabs share the whole width. */
  isEven?: boolean;
}

/** Where a key leads to among so many tabs, or null. */
function stepTo(key: string, from: number, count: number): number | null {
  switch (key) {
    case "ArrowRight":
      return (from + 1) % count;
    case "ArrowLeft":
      return (from + count - 1) % count;
    case "Home":
      return 0;
    case "End":
      return count - 1;
    default:
      return null;
  }
}

export function Tabs({ label, parts, chosen, onChoose, className, isEven = false }: TabsProps) {
  const name = useId();
  const [own, choose] = useState(parts[0]?.id ?? "");
  const list = useRef<HTMLDivElement>(null);
  const open = chosen ?? own;
  const go = (id: string) => {
    choose(id);
    if (id !== open) onChoose?.(id);
  };
  const walk = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return; // the browser's own, such as the way back
    const to = stepTo(
      event.key,
      parts.findIndex((part) => part.id === open),
      parts.length,
    );
    const part = to === null ? undefined : parts[to];
    if (!part) return;
    event.preventDefault();
    go(part.id);
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[to ?? 0]?.focus();
  };
  const shown = parts.find((part) => part.id === open);
  return (
    <div className={classes(css.tabs, className)}>
      <div ref={list} className={classes(css.tabsList, isEven && css.tabsEven)} role="tablist" aria-label={label} onKeyDown={walk}>
        {parts.map((part) => (
          <button
            key={part.id}
            type="button"
            role="tab"
            id={`${name}-tab-${part.id}`}
            className={css.tabsTab}
            aria-selected={part.id === open}
            aria-controls={part.id === open ? `${name}-panel-${part.id}` : undefined}
            tabIndex={part.id === open ? 0 : -1}
            onClick={() => go(part.id)}
          >
            {part.icon && <Icon name={part.icon} size={17} />}
            {part.label}
            {part.count ? <Count {...(part.countLabel ? { label: part.countLabel } : {})}>{part.count}</Count> : null}
          </button>
        ))}
      </div>
      {shown && (
        <div
          key={shown.id}
          role="tabpanel"
          id={`${name}-panel-${shown.id}`}
          aria-labelledby={`${name}-tab-${shown.id}`}
          className={css.tabsPanel}
          tabIndex={0}
        >
          {shown.content}
        </div>
      )}
    </div>
  );
}
