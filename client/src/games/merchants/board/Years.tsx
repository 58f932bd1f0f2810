// The years along three edges: what each calls for, what its scoring pays, and the hourglass on the present one.
import { memo } from "react";
import { useIntl } from "react-intl";
import { classes } from "@/kit/classes";
import { CANVAS, SQUARES, type Square, type SquareIcon, square as squareOf } from "../map";
import { squareSpot } from "../pointing";
import { sayEvent, sayIcon, sayYear } from "../saying";
import type { SignName } from "../symbols";
import * as css from "./board.module.css";

const WHEN = { past: css.isPast, now: css.isNow, next: undefined };

interface Drawn {
  sign: SignName;
  /** A loss: crossed, or an arrow back. */
  how?: "crossed" | "back";
}

const DRAWN: Readonly<Partial<Record<SquareIcon, Drawn>>> = {
  start: { sign: "mer-florin" },
  ship: { sign: "mer-ship" },
  globe: { sign: "mer-colony" },
  arms: { sign: "mer-house" },
  credit: { sign: "mer-credit" },
  arms_lost: { sign: "mer-house", how: "crossed" },
  globe_lost: { sign: "mer-colony", how: "crossed" },
  ship_back: { sign: "mer-ship", how: "crossed" },
  leader_back: { sign: "mer-ship", how: "back" },
  score_exchange: { sign: "mer-ship" },
  score_quarters: { sign: "mer-house" },
  score_colonies: { sign: "mer-colony" },
};

const FINAL: readonly SignName[] = ["mer-ship", "mer-house", "mer-colony"];

function Picture({ icon, x, y, size }: { icon: SquareIcon; x: number; y: number; size: number }) {
  if (icon === "final") {
    return FINAL.map((sign, at) => <use key={sign} href={`#${sign}`} x={x - 29 + at * 20} y={y - 9} width="18" height="18" />);
  }
  const drawn = DRAWN[icon];
  if (!drawn) return null;
  const half = size / 2;
  return (
    <>
      <use href={`#${drawn.sign}`} x={x - half} y={y - half} width={size} height={size} />
      {drawn.how === "crossed" && <path className={css.merCrossed} d={`M${x - half} ${y + half * 0.85}L${x + half} ${y - half * 0.85}`} />}
      {drawn.how === "back" && <path className={css.merCrossed} d={`M${x + half} ${y + half}H${x - half}m7 -6l-7 6l7 6`} />}
    </>
  );
}

interface YearProps {
  square: Square;
  /** Where it lies in time. */
  when: "past" | "now" | "next";
  label: string;
  year: string;
  isStop: boolean;
  isLit: boolean;
}

const Year = memo(function Year({ square, when, label, year, isStop, isLit }: YearProps) {
  const [x, y, width, height] = square.box;
  const isWide = width > height;
  const rows = square.grid;
  const middle = x + width / 2;
  const picture =
    rows.length === 0
      ? { x: middle, y: y + height * 0.62, size: 36 }
      : isWide
        ? { x: x + 25, y: y + 44, size: 30 }
        : { x: middle, y: y + 31, size: 22 };
  const column = isWide ? x + width - 29 : middle;
  const first = isWide ? y + 28 : y + 54;
  return (
    <>
      <g
        className={classes(css.merYear, WHEN[when], rows.length > 0 && css.isScoring, isLit && css.isLit)}
        data-spot={squareSpot(square.index)}
        role="button"
        tabIndex={isStop ? 0 : -1}
        aria-label={label}
      >
        <title>{label}</title>
        <rect x={x} y={y} width={width} height={height} className={css.merCell} />
        <Picture icon={square.icon} {...picture} />
        <rect x={x + 2} y={y + 2} width={width - 4} height={height - 4} rx="3" className={css.merFocus} />
      </g>
      <g className={classes(css.merFigures, WHEN[when])} aria-hidden="true">
        <text x={middle} y={y + 15} className={css.merYearName}>
          {year}
        </text>
        {rows.map(([one, two], rank) => (
          <text key={rank} x={column} y={first + rank * 12} className={css.merPays}>
            {one}/{two}
          </text>
        ))}
      </g>
    </>
  );
});

/** On the inner edge of its square, off the sums that are printed there. */
function markerAt(now: number): readonly [number, number] {
  const {
    box: [x, y, width, height],
  } = squareOf(now);
  if (width > height) return [x + 25, y + height + 4];
  return [x < CANVAS.city.x ? x + width + 3 : x - 9, y + height * 0.66];
}

export function Years({ now, stop, lit }: { now: number; stop: number | null; lit: number | null }) {
  const intl = useIntl();
  const [x, y] = markerAt(now);
  return (
    <>
      {SQUARES.map((square) => (
        <Year
          key={square.index}
          square={square}
          when={square.index < now ? "past" : square.index === now ? "now" : "next"}
          label={intl.formatMessage(
            { id: "merchants.square.label" },
            {
              year: sayYear(intl, square.index),
              event: sayEvent(intl, square.index),
              what: sayIcon(intl, square.index),
              when: square.index === now ? "now" : "other",
            },
          )}
          year={sayYear(intl, square.index)}
          isStop={stop === square.index}
          isLit={lit === square.index}
        />
      ))}
      {/* Moved by a transform, so that it glides from year to year. */}
      <g className={css.merMarker} style={{ transform: `translate(${x}px, ${y}px)` }} aria-hidden="true">
        <circle r="17" />
        <use href="#mer-hourglass" x="-13" y="-13" width="26" height="26" />
      </g>
    </>
  );
}
