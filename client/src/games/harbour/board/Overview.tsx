// The whole board as a few shapes, beside a part of it. A shortcut for fingers: the board itself has keys.
import type { PointerEvent } from "react";
import type { Part } from "@/kit/camera";
import { classes } from "@/kit/classes";
import { BLOCKS, RIVER } from "../map";
import { colourClass } from "../symbols/Symbol";
import { LAYER, LEFT, SHEET, TOP, pointsOf } from "./sheet";
import * as css from "./board.module.css";

interface OverviewProps {
  part: Part;
  /** Looks at another part, with this point of the sheet in its middle. */
  onPoint: (x: number, y: number) => void;
}

export function Overview({ part, onPoint }: OverviewProps) {
  const point = (event: PointerEvent<SVGSVGElement>) => {
    if (event.buttons === 0) return;
    event.stopPropagation();
    const box = event.currentTarget.getBoundingClientRect();
    onPoint(((event.clientX - box.left) / box.width) * SHEET.width, ((event.clientY - box.top) / box.height) * SHEET.height);
  };
  return (
    <svg className={css.hbOverview} viewBox={LAYER.viewBox} aria-hidden="true" onPointerDown={point} onPointerMove={point}>
      <rect className={css.hbPolder} x={LEFT} y={TOP} width={SHEET.width} height={SHEET.height} />
      <rect className={css.hbQuay} x={LEFT} y={TOP} width={SHEET.width} height="386" />
      <rect className={css.hbIj} x={LEFT} y="134" width={SHEET.width} height="206" />
      {BLOCKS.map(({ index, colour, shape }) => (
        <polygon key={index} className={classes(css.hbOverviewBlock, colourClass(colour))} points={pointsOf(shape)} />
      ))}
      <polyline className={css.hbRiver} points={pointsOf(RIVER.curve)} strokeWidth="44" />
      <rect className={css.hbOverviewPart} x={part.x + LEFT} y={part.y + TOP} width={part.width} height={part.height} rx="20" />
    </svg>
  );
}
