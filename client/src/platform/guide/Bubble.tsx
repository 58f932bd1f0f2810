// One sentence and one thing to do: on a desk beside what it speaks of, on a phone in the row above the prompt.
import { type ReactNode, useLayoutEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { FormattedMessage, useIntl } from "react-intl";
import { classes } from "@/kit/classes";
import type { Box, Light } from "./light";
import { placeBubble, type Stand } from "./placing";
import * as css from "./Bubble.module.css";

interface BubbleProps {
  id: string;
  step: string;
  say: ReactNode;
  /** What is asked; left out where nothing is. */
  ask?: ReactNode;
  ways: ReactNode;
  /** Null on a phone, where it lies in the flow of the page. */
  light: Light | null;
}

/** A line as long and as wide as it is, roughly, is enough to keep clear of it. */
function boxesOf({ holes }: Light): readonly Box[] {
  return holes.flatMap((hole) => {
    if ("box" in hole) return [hole.box];
    const points = hole.line
      .slice(1)
      .split("L")
      .map((point) => point.split(" ").map(Number));
    const half = hole.width / 2;
    return points.map(([x = 0, y = 0]) => ({ x: x - half, y: y - half, width: hole.width, height: hole.width }));
  });
}

/** Where it stands, once it is known how large it is. */
function useStand(light: Light | null) {
  const bubble = useRef<HTMLElement>(null);
  const [stand, place] = useState<Stand | null>(null);
  useLayoutEffect(() => {
    if (!light || !bubble.current) return;
    const { offsetWidth: width, offsetHeight: height } = bubble.current;
    const next = placeBubble(light.target, boxesOf(light), { width, height }, light.view);
    place((now) => (JSON.stringify(now) === JSON.stringify(next) ? now : next));
  });
  return { bubble, stand };
}

function Hand() {
  return (
    <svg
      className={css.hand}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.8"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d="M9 12V5.5a1.5 1.5 0 0 1 3 0V11m0-1.5a1.5 1.5 0 0 1 3 0V12m0-1a1.5 1.5 0 0 1 3 0v4.5c0 3.5-2.3 6-5.7 6-2.6 0-4-1-5.3-3.2L4.6 14.5a1.5 1.5 0 0 1 2.5-1.6L9 15" />
    </svg>
  );
}

export function Bubble({ id, step, say, ask, ways, light }: BubbleProps) {
  const intl = useIntl();
  const { bubble, stand } = useStand(light);
  const shown = (
    <aside
      ref={bubble}
      className={classes(css.bubble, light ? css.floating : css.inRow)}
      style={light ? { left: stand?.left ?? 0, top: stand?.top ?? 0, visibility: stand ? "visible" : "hidden" } : undefined}
      aria-label={intl.formatMessage({ id: "guide.title" })}
      data-taught={step}
      data-guide
    >
      {light && stand && (
        <i
          className={css.beak}
          data-side={stand.side}
          style={stand.side === "left" || stand.side === "right" ? { top: stand.beak } : { left: stand.beak }}
        />
      )}
      <div id={id} role="status">
        <p className={css.say}>{say}</p>
        {ask && (
          <p className={css.do}>
            <Hand />
            <span>{ask}</span>
          </p>
        )}
      </div>
      <div className={css.ways}>{ways}</div>
    </aside>
  );
  return light ? createPortal(shown, document.body) : shown;
}

/** How far the lessons are. */
export function Dots({ done, all }: { done: number; all: number }) {
  const intl = useIntl();
  return (
    <span
      className={css.dots}
      role="img"
      aria-label={intl.formatMessage({ id: "guide.taught.dots" }, { count: Math.min(done + 1, all), all })}
    >
      {Array.from({ length: all }, (_, at) => (
        <i key={at} data-dot={at < done ? "done" : at === done ? "now" : "later"} />
      ))}
    </span>
  );
}

/** A way out of a lesson, with the key that does the same. */
export function Way({ words, letter, onClick }: { words: string; letter?: string; onClick: () => void }) {
  return (
    <button type="button" className={css.way} onClick={onClick} aria-keyshortcuts={letter}>
      <FormattedMessage id={words} />
      {letter && <kbd aria-hidden="true">{letter}</kbd>}
    </button>
  );
}
