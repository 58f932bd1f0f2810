// One route: a button made of slabs, with what it carries: colours and shapes, an owner, or a chain.
import { memo } from "react";
import { classes } from "@/kit/classes";
import type { Gable } from "@/platform/game";
import { type Colour, route } from "../map";
import { type RouteLine, type Slab, routeLine } from "./geometry";
import { BY_COLOUR, ofClass } from "./looks";
import { closed as outline, lines, short } from "./points";
import "../symbols";
import * as css from "./board.module.css";

const SHINES = {
  soft: css.routesShineSoft,
  joined: css.routesShineJoined,
  chosen: css.routesShineChosen,
  way: css.routesShineWay,
  looked: css.routesShineLooked,
  pointed: css.routesShinePointed,
};

interface RouteProps {
  index: number;
  owner: Gable | null;
  isClosed: boolean;
  isClaimable: boolean;
  label: string;
  /** Whether the keyboard would come to it. */
  isStop: boolean;
}

const road = (line: RouteLine): string => `M${lines(line.road)}`;

/** Written once: the outline of each slab and the light edge inside it. */
function slabPaths(slab: Slab): { edge: string; inner: string } {
  const [x, y] = slab.middle;
  const inner = slab.outline.map((point) => [x + (point[0] - x) * 0.94, y + (point[1] - y) * 0.94] as const);
  return { edge: outline(slab.outline), inner: outline(inner) };
}

function Mark({ slab, colour }: { slab: Slab; colour: Colour }) {
  const [x, y] = slab.middle;
  if (colour !== "grey") return <use href={`#g-${colour}`} x={short(x - 7)} y={short(y - 7)} width="14" height="14" />;
  const dot = (at: number) => `M${short(x + at)} ${short(y)}h.01`;
  return <path className={css.routesChisel} d={dot(-7) + dot(0) + dot(7)} />;
}

function Chain({ slab }: { slab: Slab }) {
  const turn = (Math.atan2(slab.across[1], slab.across[0]) * 180) / Math.PI - 90;
  return (
    <g className={css.routesChain} transform={`translate(${short(slab.middle[0])} ${short(slab.middle[1])}) rotate(${short(turn)})`}>
      {[-18, 0, 18].map((x) => (
        <ellipse key={x} cx={x} rx="6" ry="4" />
      ))}
      <path d="M-15 0h12M3 0h12" />
    </g>
  );
}

export const RouteShape = memo(function RouteShape({ index, owner, isClosed, isClaimable, label, isStop }: RouteProps) {
  const line = routeLine(index);
  const { colour, twin } = route(index);
  return (
    <g
      className={classes(css.routesRoute, owner ? ofClass(owner) : BY_COLOUR[colour], isClosed && css.isClosed)}
      role="button"
      tabIndex={isStop ? 0 : -1}
      aria-label={label}
      data-route={index}
      data-claimable={isClaimable || undefined}
      data-owned={owner ? true : undefined}
    >
      <title>{label}</title>
      <path className={css.routesRing} d={road(line)} strokeWidth={twin === null ? 34 : 31} />
      {line.slabs.map((slab, at) => {
        const { edge, inner } = slabPaths(slab);
        return (
          <g key={at}>
            <path d={edge} className={css.routesSlabUnder} transform="translate(0 2.2)" />
            <path d={edge} className={css.routesSlab} data-slab />
            <path d={inner} className={css.routesSlabTop} />
            {!owner && <Mark slab={slab} colour={colour} />}
            {isClosed && <Chain slab={slab} />}
          </g>
        );
      })}
    </g>
  );
});

/** Where a finger means a route though it misses its slabs. All of these lie below all slabs. */
export const Reach = memo(function Reach({ index }: { index: number }) {
  return (
    <path className={css.routesHit} data-reach={index} d={road(routeLine(index))} strokeWidth={route(index).twin === null ? 38 : 29} />
  );
});

/** Light along a route: what is joined, weighed, pointed at by the log, looked at, or the way of a contract. */
export function Shine({ index, kind }: { index: number; kind: "joined" | "chosen" | "pointed" | "looked" | "way" }) {
  const path = road(routeLine(index));
  if (kind !== "joined" && kind !== "chosen") return <path className={classes(SHINES[kind])} d={path} />;
  return (
    <g className={classes(SHINES[kind])}>
      <path className={css.routesShineSoft} d={path} />
      <path className={css.routesShineLine} d={path} />
      {kind === "chosen" && <path className={css.routesShineGround} d={path} />}
    </g>
  );
}

/** The golden edge of a route that can be claimed. */
export function Invitation({ index }: { index: number }) {
  const path = road(routeLine(index));
  return (
    <>
      <path className={css.routesInvitingEdge} d={path} />
      <path className={css.routesInviting} d={path} />
      <path className={css.routesInvitingGround} d={path} />
    </>
  );
}
