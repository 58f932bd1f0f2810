// The one flag that says what is being shown, beside the thing that is lit.
import { useEffect, useRef } from "react";
import { createPortal } from "react-dom";
import { Gable } from "@/kit/Gable";
import type { Brief, Player } from "@/platform/game";
import * as css from "./Flag.module.css";

/** Between the thing and the flag, and between the flag and the edge of what it lies on. */
const GAP = 10;
const EDGE = 8;

/** The part in the line: it is there whatever else is out of sight. */
const IN_LINE = "[data-recap-now]";

const isSeen = (box: DOMRect): boolean => box.width > 0 && box.height > 0;

/** What the flag stands at: the thing itself, else the plate of the player, else the part in the line. */
function anchorOf(selectors: readonly string[]): Element | null {
  for (const selector of selectors) {
    const found = [...document.querySelectorAll(selector)].find((one) => isSeen(one.getBoundingClientRect()));
    if (found) return found;
  }
  return null;
}

/** Below the thing where there is room on its board, else above; never beyond the page, and never over the prompt below the line. */
function put(flag: HTMLElement, anchor: Element): void {
  const thing = anchor.getBoundingClientRect();
  const board = anchor.closest("[data-board]")?.getBoundingClientRect();
  const [top, bottom] = [board?.top ?? 0, board?.bottom ?? window.innerHeight];
  const { offsetWidth: width, offsetHeight: height } = flag;
  const middle = Math.min(Math.max(thing.left + thing.width / 2, board?.left ?? 0), board?.right ?? window.innerWidth);
  const left = Math.max(EDGE, Math.min(middle - width / 2, window.innerWidth - width - EDGE));
  const isLow = thing.bottom + GAP + height > bottom || anchor.matches(IN_LINE);
  const isAbove = isLow && thing.top - GAP - height > top;
  const y = isAbove ? thing.top - GAP - height : Math.min(thing.bottom + GAP, bottom - height - EDGE);
  flag.style.transform = `translate(${Math.round(left)}px, ${Math.round(Math.max(top, y))}px)`;
  flag.style.setProperty("--tip", `${Math.round(Math.min(Math.max(middle - left, 16), width - 16))}px`);
  flag.dataset["above"] = String(isAbove);
}

export function Flag({ part, player, spot }: { part: Brief; player: Player; spot: string | null }) {
  const flag = useRef<HTMLDivElement>(null);
  // The board moves to the place meanwhile: the flag goes with it.
  useEffect(() => {
    let frame = 0;
    const follow = () => {
      const anchor = anchorOf([...(spot ? [spot] : []), `[data-player="${part.seat}"]`, IN_LINE]);
      if (flag.current) flag.current.hidden = anchor === null;
      if (flag.current && anchor) put(flag.current, anchor);
      frame = requestAnimationFrame(follow);
    };
    follow();
    return () => cancelAnimationFrame(frame);
  }, [part, spot]);
  return createPortal(
    <div ref={flag} className={css.flag} data-flag aria-hidden="true">
      <Gable kind={player.gable} size={26} />
      <span>{part.text}</span>
    </div>,
    document.body,
  );
}
