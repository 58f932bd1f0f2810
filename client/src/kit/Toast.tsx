// Short messages at the edge of the page that go away by themselves, and are read aloud.
import { type ReactNode, useEffect, useState } from "react";
import { create } from "zustand";
import { Button, IconButton } from "./Button";
import { Icon } from "./Icon";
import { classes } from "./classes";
import * as css from "./Toast.module.css";

export interface Toast {
  id: number;
  words: ReactNode;
  tone: "plain" | "good" | "warn";
  action?: ToastAction;
  /** What else can be done, where it is asked rather than said. */
  other?: ToastAction;
  /** It waits for an answer, and does not go away by itself. */
  stays?: boolean;
}

interface ToastAction {
  label: string;
  do: () => void;
}

interface Toasts {
  shown: readonly Toast[];
  dismiss: (id: number) => void;
}

const useToasts = create<Toasts>()((set) => ({
  shown: [],
  dismiss: (id) => set((now) => ({ shown: now.shown.filter((one) => one.id !== id) })),
}));

const STAYS = 7000;
const MOST = 3;
let last = 0;

/** Says something; the oldest gives way when there are too many. What it gives back takes it away again. */
export function toast(words: ReactNode, more: Partial<Pick<Toast, "tone" | "action" | "other" | "stays">> = {}): () => void {
  last += 1;
  const one: Toast = { id: last, words, tone: "plain", ...more };
  useToasts.setState((now) => ({ shown: [...now.shown, one].slice(-MOST) }));
  return () => useToasts.getState().dismiss(one.id);
}

function ToastCard({ one, closeLabel }: { one: Toast; closeLabel: string }) {
  const dismiss = useToasts((toasts) => toasts.dismiss);
  const [isHeld, hold] = useState(false);
  useEffect(() => {
    if (isHeld || one.stays) return;
    const timer = setTimeout(() => dismiss(one.id), STAYS);
    return () => clearTimeout(timer);
  }, [isHeld, one.id, one.stays, dismiss]);
  return (
    <li
      className={classes(css.toast, one.tone === "warn" && css.toastWarn)}
      onPointerEnter={() => hold(true)}
      onPointerLeave={() => hold(false)}
      onFocus={() => hold(true)}
      onBlur={() => hold(false)}
    >
      {one.tone !== "plain" && <Icon name={one.tone === "good" ? "i-check" : "i-warning"} size={18} />}
      <span className={css.toastWords}>{one.words}</span>
      {[one.action, one.other].map(
        (action) =>
          action && (
            <Button
              key={action.label}
              size="small"
              onClick={() => {
                dismiss(one.id);
                action.do();
              }}
            >
              {action.label}
            </Button>
          ),
      )}
      <IconButton icon="i-close" label={closeLabel} kind="quiet" size="small" onClick={() => dismiss(one.id)} />
    </li>
  );
}

/** Where they appear; stands once in the page, from the start, so that readers listen to it. */
export function ToastRegion({ label, closeLabel }: { label: string; closeLabel: string }) {
  const shown = useToasts((toasts) => toasts.shown);
  return (
    <section className={css.toasts} aria-label={label}>
      <ul aria-live="polite" aria-relevant="additions">
        {shown.map((one) => (
          <ToastCard key={one.id} one={one} closeLabel={closeLabel} />
        ))}
      </ul>
    </section>
  );
}
