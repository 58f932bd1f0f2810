// A sheet at the foot of a page with three stops: dragged by a finger, or moved one stop by a button or a key.
import { type PointerEvent, useRef, useState } from "react";

export const STOPS = ["low", "half", "up"] as const;
export type Stop = (typeof STOPS)[number];

/** A finger that moves less than this taps. */
const SLOP = 6;
/** Pixels in a millisecond from which on a finger throws the sheet to the next stop. */
const FAST = 0.45;

/** How high the sheet stands at each stop. */
export type Heights = Readonly<Record<Stop, number>>;

/** The next stop up or down, as long as there is one. */
export function stepped(stop: Stop, by: 1 | -1): Stop {
  return STOPS[STOPS.indexOf(stop) + by] ?? stop;
}

/** Where a sheet comes to rest that was let go at a height, moving so many pixels a millisecond upwards. */
export function rest(height: number, speed: number, heights: Heights): Stop {
  if (speed > FAST) return STOPS.find((stop) => heights[stop] > height) ?? "up";
  if (speed < -FAST) return STOPS.findLast((stop) => heights[stop] < height) ?? "low";
  const far = (stop: Stop) => Math.abs(heights[stop] - height);
  return STOPS.reduce((nearest, stop) => (far(stop) < far(nearest) ? stop : nearest));
}

interface Drag {
  id: number;
  from: number;
  y: number;
  at: number;
  speed: number;
  height: number;
}

/** The height while a finger holds it, else null; `handle` goes on what can be dragged. */
export function useSheet(stop: Stop, heights: Heights, move: (stop: Stop) => void) {
  const [held, hold] = useState<number | null>(null);
  const drag = useRef<Drag | null>(null);
  const wasDrag = useRef(false);
  const within = (height: number) => Math.min(Math.max(height, heights.low), heights.up);

  const handle = {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button > 0 || drag.current) return;
      wasDrag.current = false;
      // A mouse may leave what it pressed before it has moved far; a finger is held by it anyway.
      (event.target as Element).setPointerCapture(event.pointerId);
      drag.current = { id: event.pointerId, from: event.clientY, y: event.clientY, at: event.timeStamp, speed: 0, height: heights[stop] };
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const now = drag.current;
      if (now?.id !== event.pointerId) return;
      if (!wasDrag.current && Math.abs(event.clientY - now.from) < SLOP) return;
      wasDrag.current = true;
      const passed = Math.max(1, event.timeStamp - now.at);
      drag.current = { ...now, y: event.clientY, at: event.timeStamp, speed: (now.y - event.clientY) / passed };
      hold(within(now.height + now.from - event.clientY));
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => {
      const now = drag.current;
      if (now?.id !== event.pointerId) return;
      drag.current = null;
      hold(null);
      if (wasDrag.current) move(rest(within(now.height + now.from - event.clientY), now.speed, heights));
    },
    onPointerCancel: () => {
      drag.current = null;
      hold(null);
    },
    /** The end of a drag is no touch. */
    onClickCapture: (event: { stopPropagation: () => void; preventDefault: () => void }) => {
      if (!wasDrag.current) return;
      wasDrag.current = false;
      event.stopPropagation();
      event.preventDefault();
    },
  };
  return { held, handle };
}
