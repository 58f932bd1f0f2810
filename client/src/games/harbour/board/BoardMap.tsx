// The window over the board: fingers, wheel and keys, and which part of the sheet they show.
import { type ComponentType, useRef, useState } from "react";
import { type Part, type Point, type Size, fitScale } from "@/kit/camera";
import { classes } from "@/kit/classes";
import { type Aim, type Looking, useCamera } from "@/kit/useCamera";
import { BoardWindow, InSmall, Sheet, Zoom } from "@/platform/board/BoardWindow";
import type { Arrow } from "@/platform/board/arrows";
import { useOnce } from "@/platform/board/useOnce";
import { SPACES } from "../map";
import { usePointing } from "../pointing";
import { type HarbourTable, useHarbour } from "../table";
import { type Thing, keyOf, thingOf } from "../things";
import { Layers } from "./Layers";
import { Overview } from "./Overview";
import { SHEET, onSheet, riverPoint } from "./sheet";
import { PLACES, walk } from "./walking";
import * as css from "./board.module.css";

/** How a phone held upright shows the board: what it aims at, and what lies over it. */
export interface Aimed {
  aim: Aim;
  Over: ComponentType<{ looking: Looking }>;
}

/** Below this scale figures cannot be read: only a part of the board is shown at first, and this wide. */
const READABLE = 0.34;
const PART = 640;

/** The thing under a touch; a bridge lies over the way of the pawns. */
function thingUnder(target: EventTarget): Thing | null {
  if (target instanceof Element && target.closest('[data-info^="bridge"]')) return { kind: "river" };
  const found = target instanceof Element ? target.closest<SVGGElement>("[data-thing]") : null;
  return found?.dataset["thing"] ? thingOf(found.dataset["thing"]) : null;
}

/** All of it where it can be read, else the water around one's own barge. */
function firstPart(size: Size, { view, seat }: HarbourTable): Part {
  if (fitScale(size, SHEET) >= READABLE) return { x: 0, y: 0, ...SHEET };
  const barge = SPACES[view.at[seat]?.barge ?? 0];
  const [x, y] = onSheet(barge?.x ?? 700, barge?.y ?? 237);
  const height = (PART * size.height) / size.width;
  return { x: x - PART / 2, y: y - height / 2, width: PART, height };
}

/** Where the place lies that something is about: pointed at by the log, or just changed. */
function useSpot(): Point | null {
  const { moment, view } = useHarbour();
  const pointed = usePointing((state) => state.spot);
  const at = (key: string): Point | null => {
    const [x, y] = PLACES.get(key) ?? [];
    return x === undefined || y === undefined ? null : onSheet(x, y);
  };
  if (pointed) {
    const [kind, side] = pointed.split(" ");
    if (kind === "barge") return at(keyOf({ kind: "space", space: view.at[Number(side)]?.barge ?? -1 }));
    if (kind === "pawn") return pawnPoint(view.sides[Number(side)]?.pawn ?? 0);
    return at(pointed);
  }
  for (const event of moment?.events ?? []) {
    if (event.type === "BlockTaken") return at(keyOf({ kind: "block", block: event.block }));
    if (event.type === "BargeMoved") return at(keyOf({ kind: "space", space: event.space }));
    if (event.type === "PawnMoved") return pawnPoint(event.space);
  }
  return null;
}

function pawnPoint(space: number): Point {
  const { x, y } = riverPoint(space);
  return onSheet(x, y);
}

export function BoardMap({ aimed }: { aimed: Aimed | undefined }) {
  const table = useHarbour();
  const frame = useRef<HTMLDivElement>(null);
  const looking = useCamera(frame, SHEET, (size) => firstPart(size, table), aimed?.aim);
  const { isClose, reveal } = looking;
  const [stand, setStand] = useState<string | null>(null);
  const spot = useSpot();
  const pointed = usePointing((state) => state.spot);
  // The keyboard begins at what can be done, and there again when what it stood on was there only for the moment.
  const isThere = stand !== null && (PLACES.has(stand) || table.offered.has(stand));
  const stop =
    (isThere ? stand : null) ??
    [...table.offered.keys()].find((key) => PLACES.has(key)) ??
    keyOf({ kind: "space", space: table.view.at[table.seat]?.barge ?? 0 });

  // What happens comes into sight by itself, once: whoever looks elsewhere afterwards is left alone.
  useOnce(`${pointed ?? ""} ${table.moment?.key ?? ""}`, () => {
    if (spot !== null && isClose) reveal([spot]);
  });

  const touch = (thing: Thing) => {
    setStand(keyOf(thing));
    table.touch(thing);
  };
  const step = (from: Thing, arrow: Arrow) => {
    const next = walk(keyOf(from), arrow, passing(frame.current));
    setStand(next);
    frame.current?.querySelector<SVGGElement>(`[data-thing="${next}"]`)?.focus();
    const [x, y] = PLACES.get(next) ?? [];
    if (isClose && x !== undefined && y !== undefined) reveal([onSheet(x, y)]);
  };

  return (
    <BoardWindow
      frame={frame}
      looking={looking}
      className={classes(css.hbMap, looking.isMoving && css.isMoving, isClose && css.isClose)}
      under={thingUnder}
      onTouch={touch}
      onWalk={step}
      isHolding={table.choice !== null}
      onPutDown={() => table.choose(null)}
    >
      <Sheet looking={looking} className={css.hbSheet}>
        <Layers stop={stop} />
      </Sheet>
      {aimed ? <aimed.Over looking={looking} /> : <Corners looking={looking} />}
    </BoardWindow>
  );
}

/** Ways to look nearer, and the whole in small. */
function Corners({ looking }: { looking: Looking }) {
  return (
    <>
      <Zoom looking={looking} className={css.hbZoom} closer="harbour.closer" whole="harbour.whole" />
      <InSmall looking={looking} className={css.hbOverviewFrame}>
        {(part, onPoint) => <Overview part={part} onPoint={onPoint} />}
      </InSmall>
    </>
  );
}

/** Things that lie on the board only now, such as a docker to be taken: where they are, from the page itself. */
function passing(frame: HTMLElement | null): ReadonlyMap<string, readonly [number, number]> {
  const found = new Map<string, readonly [number, number]>();
  for (const element of frame?.querySelectorAll<SVGGElement>("[data-thing]") ?? []) {
    const key = element.dataset["thing"] ?? "";
    if (PLACES.has(key)) continue;
    const { x, y, width, height } = element.getBBox();
    found.set(key, [x + width / 2, y + height / 2]);
  }
  return found;
}
