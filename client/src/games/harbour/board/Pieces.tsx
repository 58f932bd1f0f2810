// What moves: pawns on the river and barges in the port. They glide, since each keeps its own element.
import { MOUTH, RIVER, SPACES, START } from "../map";
import { gableOf } from "../names";
import { usePointing } from "../pointing";
import { Use, pieceSymbol, seatClass } from "../symbols/Symbol";
import { useHarbour } from "../table";
import { riverPoint } from "./sheet";

const STACK = { across: 12, up: 5 };
const BESIDE = 17;

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
      <g key={side} className={`hb-mover ${seatClass(gableOf(players, side))}`} style={{ transform: `translate(${x}px, ${y}px)` }}>
        <circle className="hb-shade" cy="2" r="14.5" />
        <circle className="hb-pawn" r="14.5" />
        <Use name={pieceSymbol(gableOf(players, side))} x={0} y={-0.5} size={21} />
        {pointed === `pawn ${side}` && <circle className="hb-glow is-pointed" r="18" />}
      </g>
    ));
}

export function Barges() {
  const { view, players, seat } = useHarbour();
  const pointed = usePointing((state) => state.spot);
  return view.at
    .map(({ barge }, side) => {
      const space = SPACES[barge];
      const here = view.at.flatMap((other, at) => (other.barge === barge ? [at] : []));
      const berth = barge === START ? space?.berths[side] : undefined;
      const x = berth?.x ?? (space?.x ?? 0) + (here.indexOf(side) - (here.length - 1) / 2) * BESIDE;
      return { side, x, y: (berth?.y ?? space?.y ?? 0) - 8, size: barge === START ? 34 : 44 };
    })
    .toSorted((one, other) => Number(one.side === seat) - Number(other.side === seat))
    .map(({ side, x, y, size }) => (
      <g key={side} className={`hb-mover ${seatClass(gableOf(players, side))}`} style={{ transform: `translate(${x}px, ${y}px)` }}>
        <ellipse className="hb-shade" cy={size * 0.4} rx={size * 0.42} ry="4" />
        <Use name="barge" x={0} y={0} size={size} />
        <Use name={pieceSymbol(gableOf(players, side))} x={size * 0.08} y={-size * 0.08} size={size * 0.3} />
        {pointed === `barge ${side}` && <circle className="hb-glow is-pointed" r="22" />}
      </g>
    ));
}
