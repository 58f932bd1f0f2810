// The window over the map: fingers, wheel and keys, and which part of the sheet they show.
import { useRef, useState } from "react";
import { classes } from "@/kit/classes";
import { BoardWindow, InSmall, Sheet, Zoom } from "@/platform/board/BoardWindow";
import type { Arrow } from "@/platform/board/arrows";
import { useOnce } from "@/platform/board/useOnce";
import { pointedRoute, usePointing } from "../pointing";
import { useRoutes } from "../table";
import { Layers } from "./Layers";
import { Overview } from "./Overview";
import { type Part, seen, useCamera } from "./camera";
import { contractsPart, firstPart } from "./first";
import { placePoint, routeLine } from "./geometry";
import { type Stand, walk } from "./walking";
import * as css from "./board.module.css";

/** The route or place under a touch. */
function standUnder(target: EventTarget): Stand | null {
  const found = target instanceof Element ? target.closest<SVGElement>("[data-route],[data-reach],[data-place]") : null;
  if (!found) return null;
  const { route = found.dataset["reach"], place } = found.dataset;
  return route === undefined ? { kind: "place", index: Number(place) } : { kind: "route", index: Number(route) };
}

/** The route that something is about: pointed at by the log, chosen, or just claimed. */
function useSpot(): number | null {
  const { choice, moment } = useRoutes();
  const pointed = pointedRoute(usePointing((state) => state.spot));
  const chosen = choice?.kind === "claim" ? choice.claim.route : null;
  const claimed = moment?.events.find((event) => event.type === "RouteClaimed")?.route ?? null;
  return pointed ?? chosen ?? claimed;
}

/** The contracts that a hand is on, or that are weighed, as one text. */
function useShown(): string {
  const { shown, choice, view } = useRoutes();
  if (choice?.kind === "keep") return String(choice.contract);
  return (choice?.kind === "both" ? view.offer : [...shown]).join(" ");
}

export function BoardMap() {
  const table = useRoutes();
  const frame = useRef<HTMLDivElement>(null);
  const looking = useCamera(frame, (size) => firstPart(size, table.held));
  const { camera, size, isClose, reveal, look } = looking;
  const [stand, setStand] = useState<Stand | null>(null);
  const spot = useSpot();

  // What happens comes into sight by itself, once: whoever looks elsewhere afterwards is left alone.
  useOnce(`${spot} ${table.moment?.key}`, () => {
    if (spot !== null && isClose) reveal(routeLine(spot).road);
  });
  // A contract in hand is shown whole; then the part that was seen before comes back.
  const shown = useShown();
  const before = useRef<Part | null>(null);
  useOnce(shown, () => {
    if (shown !== "" && isClose) {
      before.current ??= seen(camera, size);
      look(contractsPart(shown.split(" ").map(Number), size));
    } else if (shown === "" && before.current) {
      look(before.current);
      before.current = null;
    }
  });

  const touch = (at: Stand) => {
    setStand(at);
    if (at.kind === "route") table.touchRoute(at.index);
    else table.touch({ kind: "place", place: at.index });
  };
  const step = (from: Stand, arrow: Arrow) => {
    const next = walk(from, arrow);
    setStand(next);
    frame.current?.querySelector<SVGGElement>(`[data-${next.kind}="${next.index}"]`)?.focus();
    if (isClose) reveal(next.kind === "route" ? routeLine(next.index).road : [placePoint(next.index)]);
  };

  return (
    <BoardWindow
      frame={frame}
      looking={looking}
      className={classes(css.routesMap, looking.isMoving && css.isMoving, isClose && css.isClose)}
      under={standUnder}
      onTouch={touch}
      onWalk={step}
      isHolding={table.choice !== null}
      onPutDown={() => table.choose(null)}
    >
      <Sheet looking={looking} className={css.routesSheet}>
        <Layers stand={stand} />
      </Sheet>
      <Zoom looking={looking} className={css.routesZoom} closer="routes.closer" whole="routes.whole" />
      <InSmall looking={looking} className={css.routesOverviewFrame}>
        {(part, onPoint) => (
          <Overview owners={table.view.public.owners} gable={(seat) => table.player(seat)?.gable} part={part} onPoint={onPoint} />
        )}
      </InSmall>
    </BoardWindow>
  );
}
