// A room that tells its parts how large it is: as lengths `--room-w` and `--room-h`, and in `data-room` whether it is narrow, low or high.
// A size container (`cqw`, `@container`) says the same, but then the whole board is laid out anew whenever anything on the page changes.
import { type PropsWithChildren, useLayoutEffect, useRef } from "react";
import { type Class, classes } from "./classes";
import * as css from "./Room.module.css";

const NARROW = 860;
const WIDE = 900;
const LOW = 520;
/** One of two boards beside each other on a desk: only the board itself has room. */
const TINY = 620;
/** Higher than this for its width. */
const HIGH = 8 / 5;

export function looks(width: number, height: number): string {
  const is = {
    tiny: width <= TINY && height <= LOW,
    narrow: width <= NARROW,
    wide: width >= WIDE,
    low: height <= LOW,
    high: width <= HIGH * height,
  };
  return Object.entries(is)
    .flatMap(([look, holds]) => (holds ? [look] : []))
    .join(" ");
}

export function Room({ className, children }: PropsWithChildren<{ className: Class | undefined }>) {
  const room = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = room.current;
    if (!element) return undefined;
    const tell = () => {
      const { width, height } = element.getBoundingClientRect();
      element.style.setProperty("--room-w", `${width}px`);
      element.style.setProperty("--room-h", `${height}px`);
      element.dataset["room"] = looks(width, height);
    };
    tell(); // before anything in it measures itself
    const watch = new ResizeObserver(tell);
    watch.observe(element);
    return () => watch.disconnect();
  }, []);
  return (
    <div ref={room} className={classes(css.measuredRoom, className)}>
      {children}
    </div>
  );
}
