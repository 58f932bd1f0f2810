// The window over the map: fingers, wheel and keys, and which part of the sheet they show.
import { type KeyboardEvent, type MouseEvent, useEffect, useRef, useState } from "react";
import { useIntl } from "react-intl";
import { IconButton } from "@/kit/Button";
import { classes } from "@/kit/classes";
import { pointedRoute, usePointing } from "../pointing";
import { useRoutes } from "../table";
import { Layers } from "./Layers";
import { Overview } from "./Overview";
import { type Part, seen, useCamera } from "./camera";
import { contractsPart, firstPart } from "./first";
import { placePoint, routeLine } from "./geometry";
import { type Stand, isArrow, walk } from "./walking";
import * as css from "./board.module.css";

const STEP = 1.5;
/** Far enough out to see the whole, whatever was seen before. */
const FAR = 0.01;

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

/** Does something when a key changes, and not again when it is merely drawn anew. */
function useOnce(key: string, act: () => void): void {
  const done = useRef("");
  useEffect(() => {
    if (done.current === key) return;
    done.current = key;
    act();
  });
}

/** The contracts that a hand is on, or that are weighed, as one text. */
function useShown(): string {
  const { shown, choice, view } = useRoutes();
  if (choice?.kind === "keep") return String(choice.contract);
  return (choice?.kind === "both" ? view.offer : [...shown]).join(" ");
}

export function BoardMap() {
  const intl = useIntl();
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
  const clicked = (event: MouseEvent) => {
    if (looking.wasDrag()) return;
    const at = standUnder(event.target);
    if (at) touch(at);
    else table.choose(null);
  };
  const keyed = (event: KeyboardEvent<HTMLElement>) => {
    const at = standUnder(event.target);
    if (event.key === "+" || event.key === "=") looking.zoom(STEP);
    else if (event.key === "-") looking.zoom(1 / STEP);
    else if (event.key === "0") looking.whole();
    else if (event.key === "Escape" && table.choice) table.choose(null);
    else if (at && isArrow(event.key)) {
      const next = walk(at, event.key);
      setStand(next);
      frame.current?.querySelector<SVGGElement>(`[data-${next.kind}="${next.index}"]`)?.focus();
      if (isClose) reveal(next.kind === "route" ? routeLine(next.index).road : [placePoint(next.index)]);
    } else if (at && (event.key === "Enter" || event.key === " ")) touch(at);
    else return;
    event.preventDefault();
  };

  return (
    <div
      data-board
      ref={frame}
      className={classes(css.routesMap, looking.isMoving && css.isMoving, isClose && css.isClose)}
      {...looking.hands}
      onClick={clicked}
      onKeyDown={keyed}
      onDoubleClick={(event) => {
        const box = event.currentTarget.getBoundingClientRect();
        const at = [event.clientX - box.left, event.clientY - box.top] as const;
        if (!standUnder(event.target)) looking.zoom(isClose ? FAR : STEP, at);
      }}
    >
      {looking.isReady && (
        <div className={css.routesSheet} style={{ transform: `translate(${camera.x}px, ${camera.y}px) scale(${camera.scale})` }}>
          <Layers stand={stand} />
        </div>
      )}
      <div
        className={css.routesZoom}
        onClick={(event) => event.stopPropagation()}
        onDoubleClick={(event) => event.stopPropagation()}
        onPointerDown={(event) => event.stopPropagation()}
      >
        <IconButton icon="i-plus" label={intl.formatMessage({ id: "routes.closer" })} onClick={() => looking.zoom(STEP)} />
        <IconButton icon="i-zoom" label={intl.formatMessage({ id: "routes.whole" })} onClick={looking.whole} />
      </div>
      {isClose && (
        <div className={css.routesOverviewFrame} onClick={(event) => event.stopPropagation()}>
          <Overview
            owners={table.view.public.owners}
            gable={(seat) => table.player(seat)?.gable}
            part={seen(camera, size)}
            onPoint={(x, y) => {
              const part = seen(camera, size);
              look({ ...part, x: x - part.width / 2, y: y - part.height / 2 });
            }}
          />
        </div>
      )}
    </div>
  );
}
