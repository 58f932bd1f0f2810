// What stands on the board: carts on claimed routes, see-through carts where they would stand, trade discs, points to come.
import { memo } from "react";
import { classes } from "@/kit/classes";
import type { Gable } from "@/platform/game";
import { HEIGHT, ROUTES, WIDTH, route } from "../map";
import { routeLine } from "./geometry";
import { lateClass, ofClass } from "./looks";
import { type Point, short } from "./points";
import "../symbols";
import * as css from "./board.module.css";

interface CartProps {
  at: Point;
  gable: Gable;
  isGhost: boolean;
  /** Its number among the carts that have just come, or null for one that stood there before. */
  fresh: number | null;
}

/** A rim in the colour of paper parts the piece from whatever lies below; drawn thrice, since a filter costs every frame. */
const Cart = memo(function Cart({ at, gable, isGhost, fresh }: CartProps) {
  const box = { href: `#cart-${gable}`, x: -18, y: -22, width: 36, height: 36 };
  return (
    <g transform={`translate(${short(at[0])} ${short(at[1])})`}>
      <g
        className={classes(
          css.routesCart,
          ofClass(gable),
          isGhost && css.isGhost,
          fresh !== null && classes(css.isFresh, lateClass(fresh)),
        )}
      >
        <use {...box} className={css.routesCartShadow} transform="translate(0 2.6) scale(1.1)" />
        <use {...box} className={css.routesCartRim} transform="translate(0 .5) scale(1.13)" />
        <use {...box} className={css.routesCartBody} />
      </g>
    </g>
  );
});

export interface Standing {
  route: number;
  gable: Gable;
  isGhost: boolean;
  isFresh: boolean;
}

/** Carts on their slabs, upper ones first, so that lower ones stand before them. */
export function Carts({ standing }: { standing: readonly Standing[] }) {
  const carts = standing
    .flatMap(({ route: index, gable, isGhost, isFresh }) =>
      routeLine(index).slabs.map((slab, number) => ({
        key: `${index}-${number}`,
        at: slab.middle,
        gable,
        isGhost,
        fresh: isFresh ? number : null,
      })),
    )
    .sort((one, other) => one.at[1] - other.at[1]);
  return (
    <g>
      {carts.map(({ key, ...cart }) => (
        <Cart key={key} {...cart} />
      ))}
    </g>
  );
}

/** The gold discs of routes that bring a trade card; a double route shares one. */
export const Discs = memo(function Discs() {
  const shown = ROUTES.filter((one) => one.trade && (one.twin === null || one.index < one.twin));
  return (
    <g className={css.routesDiscs}>
      {shown.map(({ index }) => {
        const [x, y] = routeLine(index).disc;
        return (
          <g key={index} transform={`translate(${short(x)} ${short(y)})`}>
            <circle r="13" />
            <use href="#i-cart" x="-9" y="-9" width="18" height="18" />
          </g>
        );
      })}
    </g>
  );
});

/** Beside a route and off its disc and its twin. */
function besides(index: number): Point {
  const { middle, disc, slabs } = routeLine(index);
  const { twin, trade } = route(index);
  const across = slabs[Math.floor(slabs.length / 2)]?.across ?? [0, 1];
  const away = (middle[0] - disc[0]) * across[0] + (middle[1] - disc[1]) * across[1];
  const side = twin === null && !trade ? -1 : Math.sign(away) || 1;
  const keep = (value: number, most: number) => Math.min(Math.max(value, 48), most - 40);
  return [keep(middle[0] + across[0] * side * 44, WIDTH), keep(middle[1] + across[1] * side * 38, HEIGHT)];
}

/** What the claim in hand would score, beside the route. */
export function PointsToCome({ index }: { index: number }) {
  const [x, y] = besides(index);
  return (
    <g className={css.routesGain} transform={`translate(${short(x)} ${short(y)})`}>
      <rect x="-25" y="-16" width="50" height="32" rx="16" />
      <text y="7">+{route(index).points}</text>
    </g>
  );
}
