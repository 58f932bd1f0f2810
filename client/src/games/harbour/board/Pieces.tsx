// What moves: pawns on the river and barges in the port. They glide, since each keeps its own element.
import { classes } from "@/kit/classes";
import { MOUTH, RIVER } from "../map";
import { gableOf } from "../names";
import { usePointing } from "../pointing";
import { Use, pieceSymbol, seatClass } from "../symbols/Symbol";
import { useHarbour } from "../table";
import { mooring } from "./mooring";
import { riverPoint } from "./sheet";
import * as css from "./board.module.css";

const STACK = { across: 12, up: 5 };

/** Where each side's pawn stands; in a stack the higher one is ahead. */
function usePawns(): { side: number; x: number; y: number; order: number }[] {
  const { view } = useHarbour();
  return view.sides.map(({ pawn }, side) => {
    if (pawn === MOUTH) {
      const berth = RIVER.mouth_berths[view.berths.indexOf(side)];
      return { side, x: berth?.x ?? 0, y: berth?.y ?? 0, order: side };
    }
    const here = view.stack.filter((other) => view.sides[other]?.pawn === pawn);
    const at = Math.max(0, here.indexOf(side));
    const { x, y } = riverPoint(pawn);
    const middle = (here.length - 1) / 2;
    return { side, x: x + (at - middle) * STACK.across, y: y + (middle - at) * STACK.up, order: view.stack.indexOf(side) };
  });
}

export function Pawns() {
  const { players } = useHarbour();
  const pointed = usePointing((state) => state.spot);
  return usePawns()
    .toSorted((one, other) => one.order - other.order)
    .map(({ side, x, y }) => (
      <g
        key={side}
        data-piece={`pawn ${side}`}
        className={classes(css.hbMover, seatClass(gableOf(players, side)))}
        style={{ transform: `translate(${x}px, ${y}px)` }}
      >
        <circle className={css.hbShade} cy="2" r="14.5" />
        <circle className={css.hbPawn} r="14.5" />
        <Use name={pieceSymbol(gableOf(players, side))} x={0} y={-0.5} size={21} />
        {pointed === `pawn ${side}` && <circle className={classes(css.hbGlow, css.isPointed)} r="18" />}
      </g>
    ));
}

export function Barges() {
  const { view, players, seat } = useHarbour();
  const pointed = usePointing((state) => state.spot);
  const barges = view.at.map(({ barge }) => barge);
  return barges
    .map((_, side) => ({ side, ...mooring(barges, side) }))
    .toSorted((one, other) => Number(one.side === seat) - Number(other.side === seat))
    .map(({ side, x, y, size }) => (
      <g
        key={side}
        data-piece={`barge ${side}`}
        className={classes(css.hbMover, seatClass(gableOf(players, side)))}
        style={{ transform: `translate(${x}px, ${y}px)` }}
      >
        <ellipse className={css.hbShade} cy={size * 0.4} rx={size * 0.42} ry="4" />
        <Use name="barge" x={0} y={0} size={size} />
        <Use name={pieceSymbol(gableOf(players, side))} x={size * 0.08} y={-size * 0.08} size={size * 0.3} />
        {pointed === `barge ${side}` && <circle className={classes(css.hbGlow, css.isPointed)} r="22" />}
      </g>
    ));
}
