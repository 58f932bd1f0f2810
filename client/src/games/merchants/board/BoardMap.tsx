// The window over the sheet: fingers, wheel and keys, and which part of it they show.
import { useRef, useState } from "react";
import type { Size } from "@/kit/camera";
import { classes } from "@/kit/classes";
import { useCamera } from "@/kit/useCamera";
import { BoardWindow, Sheet, Zoom } from "@/platform/board/BoardWindow";
import type { Arrow } from "@/platform/board/arrows";
import { useOnce } from "@/platform/board/useOnce";
import type { Event } from "@/wire/merchants";
import { type Spot, colonySpot, goodSpot, houseSpot, squareSpot, usePointing } from "../pointing";
import { useMerchants } from "../table";
import { Layers } from "./Layers";
import { Places } from "./Places";
import { CITY_PART, WORLD, isOnSheet, partAround, pointOf } from "./sheet";
import { walk } from "./walking";
import * as css from "./board.module.css";

/** Below this scale names and sums could not be read. */
const READABLE = 0.6;

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

/** `sheet` must stay the same for as long as the window is there. */
export function BoardMap({ sheet }: { sheet: Size }) {
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
  const step = (from: Spot, arrow: Arrow) => {
    const next = walk(from, arrow, sheet);
    setStand(next);
    frame.current?.querySelector<SVGGElement>(`[data-spot="${next}"]`)?.focus();
    if (isClose) reveal([pointOf(next)]);
  };

  return (
    <BoardWindow
      frame={frame}
      looking={looking}
      className={classes(css.merMap, looking.isMoving && css.isMoving, isClose && css.isClose, camera.scale < READABLE && css.isFar)}
      under={spotUnder}
      onTouch={touch}
      onWalk={step}
      isHolding={choice !== null}
      onPutDown={() => table.choose(null)}
    >
      <Sheet looking={looking} className={css.merSheet} size={sheet}>
        <Layers sheet={sheet} stand={stand} />
      </Sheet>
      {sheet !== WORLD && <Places look={look} />}
      <Zoom looking={looking} className={css.merZoom} closer="merchants.closer" whole="merchants.whole" />
    </BoardWindow>
  );
}
