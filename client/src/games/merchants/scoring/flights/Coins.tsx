// Coins on their way from who is paid to the purses, over the whole stage. Nothing flies where nothing may move.
import { type RefObject, useLayoutEffect, useState } from "react";
import { useStillness } from "@/platform/settings";
import type { Step } from "../scored";
import * as css from "../scoring.module.css";

interface Flight {
  seat: number;
  amount: number;
  way: string;
}

/** The middle of the first part that is drawn. */
function middleOf(room: Element, what: string): readonly [number, number] | null {
  const box = [...room.querySelectorAll(what)].map((part) => part.getBoundingClientRect()).find(({ width }) => width > 0);
  return box ? [box.left + box.width / 2, box.top + box.height / 2] : null;
}

/** A bow from one place to another. */
function bow([x0, y0]: readonly [number, number], [x1, y1]: readonly [number, number]): string {
  return `M${x0} ${y0}Q${(x0 + x1) / 2} ${Math.min(y0, y1) - 50} ${x1} ${y1}`;
}

export function Coins({ step: { sector }, room }: { step: Step; room: RefObject<HTMLDivElement | null> }) {
  const isStill = useStillness();
  const [flights, fly] = useState<readonly Flight[]>([]);
  useLayoutEffect(() => {
    const stage = room.current;
    if (!stage || isStill) return;
    fly(
      [...sector.first, ...sector.second].flatMap((seat): Flight[] => {
        const [from, to] = [middleOf(stage, `[data-from="${seat}"]`), middleOf(stage, `[data-purse="${seat}"]`)];
        const amount = sector.paid[seat] ?? 0;
        return from && to && amount > 0 ? [{ seat, amount, way: bow(from, to) }] : [];
      }),
    );
  }, []);
  return (
    <div className={css.coins} aria-hidden>
      <svg>
        {flights.map(({ seat, way }) => (
          <path key={seat} d={way} />
        ))}
      </svg>
      {flights.map(({ seat, amount, way }) => (
        <b key={seat} style={{ offsetPath: `path("${way}")` }}>
          {amount}
        </b>
      ))}
    </div>
  );
}
