// The whole board as a few lines: beside a part of it, and on each contract.
import type { PointerEvent } from "react";
import { type Class, classes } from "@/kit/classes";
import type { Gable } from "@/platform/game";
import { FREE, HEIGHT, PLACES, ROUTES, WIDTH, place } from "../map";
import type { Part } from "./camera";
import { ofClass } from "./looks";
import * as mineCss from "../mine/mine.module.css";
import * as css from "./board.module.css";

/** The sheet with a little room for the frame of the part that is seen. */
const BOX = { x: -12, y: -12, width: WIDTH + 24, height: HEIGHT + 24 };
const WHOLE = `${BOX.x} ${BOX.y} ${BOX.width} ${BOX.height}`;
/** The part of the sheet on which places stand. */
const PLACES_ONLY = "40 20 1140 770";

function Line({ index, name }: { index: number; name: Class | undefined }) {
  const [from, to] = (ROUTES[index]?.ends ?? [0, 0]).map(place);
  if (!from || !to) return null;
  return <line className={classes(name)} x1={from.x} y1={from.y} x2={to.x} y2={to.y} />;
}

interface OverviewProps {
  owners: readonly number[];
  gable: (seat: number) => Gable | undefined;
  part: Part;
  /** Looks at another part, with this point in its middle. */
  onPoint: (x: number, y: number) => void;
}

/** Whose routes lie where, and which part is seen. A shortcut for fingers: the board itself has keys. */
export function Overview({ owners, gable, part, onPoint }: OverviewProps) {
  const point = (event: PointerEvent<SVGSVGElement>) => {
    if (event.buttons === 0) return;
    event.stopPropagation();
    const box = event.currentTarget.getBoundingClientRect();
    const x = BOX.x + ((event.clientX - box.left) / box.width) * BOX.width;
    onPoint(x, BOX.y + ((event.clientY - box.top) / box.height) * BOX.height);
  };
  const claimed = ROUTES.filter((route) => (owners[route.index] ?? FREE) !== FREE);
  return (
    <svg className={css.routesOverview} viewBox={WHOLE} aria-hidden="true" onPointerDown={point} onPointerMove={point}>
      {ROUTES.map((route) => (
        <Line key={route.index} index={route.index} name={css.routesOverviewFree} />
      ))}
      {claimed.map((route) => (
        <Line key={route.index} index={route.index} name={classes(css.routesOverviewOwn, ofClass(gable(owners[route.index] ?? FREE)))} />
      ))}
      <rect className={css.routesOverviewPart} x={part.x} y={part.y} width={part.width} height={part.height} rx="20" />
    </svg>
  );
}

interface MinimapProps {
  ends: readonly number[];
  owners: readonly number[];
  seat: number;
  gable: Gable | undefined;
  /** The claim in hand. */
  chosen: number | null;
}

/** Two places and one's own routes: one glance instead of a search. */
export function Minimap({ ends, owners, seat, gable, chosen }: MinimapProps) {
  const own = ROUTES.filter((route) => owners[route.index] === seat && seat !== FREE);
  return (
    <svg className={classes(mineCss.routesMinimap, ofClass(gable))} viewBox={PLACES_ONLY} aria-hidden="true">
      {ROUTES.map((route) => (
        <Line key={route.index} index={route.index} name={mineCss.routesMinimapFree} />
      ))}
      {own.map((route) => (
        <Line key={route.index} index={route.index} name={mineCss.routesMinimapOwn} />
      ))}
      {chosen !== null && <Line index={chosen} name={mineCss.routesMinimapChosen} />}
      {PLACES.filter((one) => ends.includes(one.index)).map((one) => (
        <circle key={one.index} cx={one.x} cy={one.y} r="52" />
      ))}
    </svg>
  );
}
