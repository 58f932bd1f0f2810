// The three bridges over their canal, each as it is known; the leaves in the middle go up when it opens.
import type { ReactNode } from "react";
import { classes } from "@/kit/classes";
import { Lamp } from "@/platform/start/art/Pieces";
import * as css from "./board.module.css";

/** White wood: two gates that hold the balances. */
const Magere = () => (
  <>
    <path className={css.brick} d="M336 122V86H372V122ZM452 122V86H500V122Z" />
    <path className={css.wood} d="M376 122V44M390 122V44M434 122V44M448 122V44" />
    <path className={css.wood} d="M370 44H396M428 44H454M376 60L390 72M390 60L376 72M434 60L448 72M448 60L434 72" />
    <path className={css.wood} d="M352 54L406 34M472 54L418 34" />
    <path className={css.chain} d="M406 34V82M418 34V82" />
  </>
);

/** Stone arches, a blue rail, and lamps under golden crowns. */
const Blauw = () => (
  <>
    <path className={css.stone} d="M330 122V80H376V122H366A11 14 0 0 0 344 122ZM448 122V80H506V122H484A12 14 0 0 0 460 122Z" />
    <path className={css.rail} d="M330 74H378M446 74H506M336 74V80M348 74V80M360 74V80M372 74V80M452 74V80M464 74V80M476 74V80M488 74V80" />
    {[376, 448].map((x) => (
      <g key={x}>
        <path className={css.stone} d={`M${x - 6} 122V62H${x + 6}V122Z`} />
        <Lamp x={x} y={62} />
        <path className={css.crown} d={`M${x - 5} 14l-1 -7 3.5 3 2.5 -4 2.5 4 3.5 -3 -1 7Z`} />
      </g>
    ))}
  </>
);

/** Brick, broad, and the foot of a tower with its gate. */
const Toren = () => (
  <>
    <path className={css.brick} d="M330 122V80H378V122H370A13 18 0 0 0 344 122ZM446 122V80H506V122H486A13 18 0 0 0 460 122Z" />
    <path className={css.stone} d="M326 76H380V82H326ZM444 76H510V82H444Z" />
    <path className={css.brick} d="M446 76V40H478V76Z" />
    <path className={css.stone} d="M442 40H482V34H442Z" />
    <path className={css.roof} d="M446 34Q448 20 458 18L462 4L466 18Q476 20 478 34Z" />
    <path className={css.gate} d="M456 76V60A6 6 0 0 1 468 60V76Z" />
  </>
);

const DRAWN: readonly (() => ReactNode)[] = [Magere, Blauw, Toren];

export function Bridge({ bridge, isOpen }: { bridge: number; isOpen: boolean }) {
  const Drawn = DRAWN[bridge] ?? Magere;
  return (
    <g className={classes(css.bridge, isOpen && css.isOpen)}>
      <Drawn />
      <path className={classes(css.leaf, css.leafLeft)} d="M372 84H411" />
      <path className={classes(css.leaf, css.leafRight)} d="M452 84H413" />
    </g>
  );
}
