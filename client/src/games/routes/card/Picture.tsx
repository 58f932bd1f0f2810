// The middle of the routes board in the midst of a game, drawn by the board's own parts.
import { Carts, Discs } from "../board/Pieces";
import { PlaceName, PlaceShape } from "../board/PlaceShape";
import { RouteShape, Shine } from "../board/RouteShape";
import { LABELS } from "../board/labels";
import { routeLine } from "../board/geometry";
import { sheet } from "../board/sheet";
import { PLACES, ROUTES } from "../map";
import { classes } from "@/kit/classes";
import type { GableKind } from "@/kit/symbols";
import * as pictureCss from "./Picture.module.css";
import * as css from "../board/board.module.css";

/** The part of the board that is shown. */
const PART = { x: 575, y: 258, width: 590, height: 204.6 };
/** Who has claimed what, by route as printed. */
const CLAIMED: readonly [GableKind, readonly number[]][] = [
  ["step", [15, 11, 43, 5, 14, 8]],
  ["neck", [20, 23, 7, 1, 25, 19]],
  ["bell", [28, 33, 29, 31, 30]],
];
const JOINED = [15, 11, 43].map((printed) => printed - 1);
const JOINED_PLACES = ["dam", "montelbaanstoren"];

const OWNERS = new Map(CLAIMED.flatMap(([gable, routes]) => routes.map((printed) => [printed - 1, gable] as const)));

const isInside = ([x, y]: readonly [number, number], margin: number): boolean =>
  x > PART.x - margin && x < PART.x + PART.width + margin && y > PART.y - margin && y < PART.y + PART.height + margin;
const shownRoutes = ROUTES.filter((route) => routeLine(route.index).road.some((point) => isInside(point, 30)));
const shownPlaces = PLACES.filter((place) => isInside([place.x, place.y], 40));
const shownNames = LABELS.filter((label) => isInside([label.x, label.y], 60));

export default function Picture() {
  const lightOf = (id: string) => (JOINED_PLACES.includes(id) ? "joined" : null);
  return (
    <div className={classes(css.routesMap, pictureCss.picture)} inert>
      <svg viewBox={`${PART.x} ${PART.y} ${PART.width} ${PART.height}`} aria-hidden="true">
        {/* The drawing is ours, from the board's own sheet. */}
        <g dangerouslySetInnerHTML={{ __html: sheet() }} />
        {JOINED.map((index) => (
          <Shine key={index} index={index} kind="joined" />
        ))}
        {shownRoutes.map(({ index }) => (
          <RouteShape
            key={index}
            index={index}
            owner={OWNERS.get(index) ?? null}
            isClosed={false}
            isClaimable={false}
            label=""
            isStop={false}
          />
        ))}
        <Discs />
        {shownPlaces.map(({ index, id }) => (
          <PlaceShape key={index} index={index} light={lightOf(id)} label="" isStop={false} />
        ))}
        {shownNames.map((label) => (
          <PlaceName key={label.place} label={label} light={lightOf(PLACES[label.place]?.id ?? "")} />
        ))}
        <Carts
          standing={shownRoutes.flatMap(({ index }) => {
            const gable = OWNERS.get(index);
            return gable ? [{ route: index, gable, isGhost: false, isFresh: false }] : [];
          })}
        />
      </svg>
    </div>
  );
}
