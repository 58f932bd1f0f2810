// The blocks of the city as they stand: whose arms, which good, what one costs, and which can be had now.
import { classes } from "@/kit/classes";
import { BLOCKS, NOTHING } from "../map";
import { gableOf } from "../names";
import { usePointing } from "../pointing";
import { Use, colourClass, cubeSymbol, goodSymbol, pieceSymbol, seatClass } from "../symbols/Symbol";
import { useHarbour } from "../table";
import { type Thing, keyOf } from "../things";
import { Figure } from "./Figure";
import { Touchable } from "./Touchable";
import { blockLabel, useLabels } from "./labels";
import { hexagon, pointsOf, shrunk } from "./sheet";
import * as css from "./board.module.css";

/** Cubes that a block costs, in one row under its good. */
function Cost({ x, y, cost, colour }: { x: number; y: number; cost: number; colour: number }) {
  return Array.from({ length: cost }, (_, at) => (
    <Use key={at} name={cubeSymbol(colour)} x={x + (at - (cost - 1) / 2) * 15.5} y={y + 19} size={14.5} />
  ));
}

export function City({ stop }: { stop: string }) {
  const table = useHarbour();
  const { view, players, isOpen, isChosen, moment } = table;
  const fresh = new Set(moment?.events.flatMap((event) => (event.type === "BlockTaken" ? [event.block] : [])));
  const labels = useLabels();
  const pointed = usePointing((state) => state.spot);
  return BLOCKS.map((block) => {
    const { index, x, y, cost, colour, shape } = block;
    const thing: Thing = { kind: "block", block: index };
    const owner = view.sides.findIndex((side) => side.arms.includes(index));
    const good = view.goods_on[index] ?? NOTHING;
    const chosen = isChosen(thing);
    const outline = pointsOf(shape);
    const glow = chosen ? css.isChosen : pointed === keyOf(thing) ? css.isPointed : isOpen(thing) && css.isOpen;
    return (
      <Touchable key={index} thing={thing} stop={stop} label={blockLabel(labels, index)}>
        <polygon className={css.hbHit} points={outline} />
        {glow && <polygon className={classes(css.hbGlow, glow)} points={shrunk(shape, x, y, 0.97)} />}
        {owner >= 0 ? (
          <g className={classes(seatClass(gableOf(players, owner)), fresh.has(index) && css.isFresh)}>
            <circle className={css.hbShade} cx={x} cy={y + 2} r="22" />
            <circle className={css.hbArms} cx={x} cy={y} r="22" />
            <Use name={pieceSymbol(gableOf(players, owner))} x={x} y={y - 1.5} size={31} />
          </g>
        ) : (
          <g className={classes(colourClass(colour))}>
            {good !== NOTHING && (
              <>
                <polygon className={css.hbTile} points={hexagon(x, y - 8, 19)} />
                <Use name={goodSymbol(good)} x={x} y={y - 8} size={25} />
              </>
            )}
            <Cost x={x} y={y} cost={cost} colour={colour} />
          </g>
        )}
        {view.bailiff === index && <Figure kind="bailiff" x={x + 24} y={y - 20} />}
        <polygon className={css.hbRing} points={outline} />
      </Touchable>
    );
  });
}
