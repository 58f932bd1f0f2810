// The window over the sheet: fingers, wheel and keys, and which part of it they show.
import { type KeyboardEvent, type MouseEvent, useEffect, useRef, useState } from "react";
import { useIntl } from "react-intl";
import { IconButton } from "@/kit/Button";
import { type Size, useCamera } from "@/kit/camera";
import { classes } from "@/kit/classes";
import type { Event } from "@/wire/merchants";
import { type Spot, colonySpot, goodSpot, houseSpot, squareSpot, usePointing } from "../pointing";
import { useMerchants } from "../table";
import { Layers } from "./Layers";
import { Places } from "./Places";
import { CITY_PART, WORLD, isOnSheet, partAround, pointOf } from "./sheet";
import { isArrow, walk } from "./walking";
import * as css from "./board.module.css";

const STEP = 1.5;
/** Below this scale names and sums could not be read. */
const READABLE = 0.6;
/** Far enough out to see the whole, whatever was seen before. */
const FAR = 0.01;

/** The spot under a touch. */
export function spotUnder(target: EventTarget): Spot | null {
  const found = target instanceof Element ? target.closest<SVGGElement>("[data-spot]") : null;
  return (found?.dataset["spot"] as Spot | undefined) ?? null;
}

function spotOfEvent(event: Event): Spot[] {
  switch (event.type) {
    case "HouseBuilt":
    case "HouseRemoved":
      return [houseSpot(event.site)];
    case "ColonyFounded":
    case "ColonyRemoved":
      return [colonySpot(event.site)];
    case "GoodMoved":
      return [goodSpot(event.good)];
    case "MarkerMoved":
      return [squareSpot(event.square)];
    default:
      return [];
  }
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

/** `sheet` must stay the same for as long as the window is there. */
export function BoardMap({ sheet }: { sheet: Size }) {
  const intl = useIntl();
  const table = useMerchants();
  const { offered, choice, moment } = table;
  const frame = useRef<HTMLDivElement>(null);
  const whole = { x: 0, y: 0, ...sheet };
  const looking = useCamera(frame, sheet, () => (sheet === WORLD ? whole : CITY_PART));
  const { camera, isClose, reveal, look } = looking;
  const [stand, setStand] = useState<Spot | null>(null);

  // What is asked comes into sight by itself, once: whoever looks elsewhere afterwards is left alone.
  const sites = [...offered.bySpot.keys()].filter((spot) => isOnSheet(spot, sheet));
  useOnce(looking.isReady ? sites.join(" ") : "", () => {
    const part = partAround(sites);
    if (part && (isClose || sheet !== WORLD)) look(part);
  });
  const pointed = usePointing((state) => state.spot);
  const happened = moment?.events.flatMap(spotOfEvent).find((spot) => isOnSheet(spot, sheet)) ?? null;
  const spot = pointed ?? (choice?.kind === "move" ? choice.spot : null) ?? happened;
  useOnce(`${spot} ${moment?.key}`, () => {
    if (spot !== null && isOnSheet(spot, sheet) && isClose && (pointed !== null || sites.length === 0)) reveal([pointOf(spot)]);
  });

  const touch = (at: Spot) => {
    setStand(at);
    table.touch(at);
  };
  const clicked = (event: MouseEvent) => {
    if (looking.wasDrag()) return;
    const at = spotUnder(event.target);
    if (at) touch(at);
    else table.choose(null);
  };
  const keyed = (event: KeyboardEvent<HTMLElement>) => {
    const at = spotUnder(event.target);
    if (event.key === "+" || event.key === "=") looking.zoom(STEP);
    else if (event.key === "-") looking.zoom(1 / STEP);
    else if (event.key === "0") looking.whole();
    else if (event.key === "Escape" && table.choice) table.choose(null);
    else if (at && isArrow(event.key)) {
      const next = walk(at, event.key, sheet);
      setStand(next);
      frame.current?.querySelector<SVGGElement>(`[data-spot="${next}"]`)?.focus();
      if (isClose) reveal([pointOf(next)]);
    } else if (at && (event.key === "Enter" || event.key === " ")) touch(at);
    else return;
    event.preventDefault();
  };

  return (
    <div
      data-board
      ref={frame}
      className={classes(css.merMap, looking.isMoving && css.isMoving, isClose && css.isClose, camera.scale < READABLE && css.isFar)}
      {...looking.hands}
      onClick={clicked}
      onKeyDown={keyed}
      onDoubleClick={(event) => {
        const box = event.currentTarget.getBoundingClientRect();
        const at = [event.clientX - box.left, event.clientY - box.top] as const;
        if (!spotUnder(event.target)) looking.zoom(isClose ? FAR : STEP, at);
      }}
    >
      {looking.isReady && (
        <div
          className={css.merSheet}
          style={{ width: sheet.width, height: sheet.height, transform: `translate(${camera.x}px, ${camera.y}px) scale(${camera.scale})` }}
        >
          <Layers sheet={sheet} stand={stand} />
        </div>
      )}
      {sheet !== WORLD && <Places look={look} />}
      <div
        className={css.merZoom}
        onClick={(event) => event.stopPropagation()}
        onDoubleClick={(event) => event.stopPropagation()}
        onPointerDown={(event) => event.stopPropagation()}
      >
        <IconButton icon="i-plus" label={intl.formatMessage({ id: "merchants.closer" })} onClick={() => looking.zoom(STEP)} />
        <IconButton icon="i-zoom" label={intl.formatMessage({ id: "merchants.whole" })} onClick={looking.whole} />
      </div>
    </div>
  );
}
