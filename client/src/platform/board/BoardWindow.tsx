// The window over a board: what fingers, mouse and keys do in it is the same for every game.
import type { KeyboardEvent, MouseEvent, ReactNode, RefObject } from "react";
import { useIntl } from "react-intl";
import { IconButton } from "@/kit/Button";
import { type Part, seen } from "@/kit/camera";
import { type Class, classes } from "@/kit/classes";
import type { Looking } from "@/kit/useCamera";
import { type Arrow, isArrow } from "./arrows";

const STEP = 1.5;
/** Far enough out to see the whole, whatever was seen before. */
const FAR = 0.01;

interface BoardWindowProps<Spot> {
  frame: RefObject<HTMLDivElement | null>;
  looking: Looking;
  className: Class;
  /** What lies under a touch, if anything. */
  under: (target: EventTarget) => Spot | null;
  /** Touched by a hand, or by a key where the keyboard stands. */
  onTouch: (spot: Spot) => void;
  onWalk: (from: Spot, arrow: Arrow) => void;
  /** Something is in hand that can be put down. */
  isHolding: boolean;
  onPutDown: () => void;
  children: ReactNode;
}

export function BoardWindow<Spot>(props: BoardWindowProps<Spot>) {
  const { frame, looking, className, under, onTouch, onPutDown, children } = props;
  const clicked = (event: MouseEvent) => {
    if (looking.wasDrag()) return;
    const spot = under(event.target);
    if (spot) onTouch(spot);
    else onPutDown();
  };
  const clickedTwice = (event: MouseEvent) => {
    const box = event.currentTarget.getBoundingClientRect();
    if (!under(event.target)) looking.zoom(looking.isClose ? FAR : STEP, [event.clientX - box.left, event.clientY - box.top]);
  };
  return (
    <div
      data-board
      ref={frame}
      className={classes(className)}
      {...looking.hands}
      onClick={clicked}
      onKeyDown={(event) => {
        if (answer(event, props)) event.preventDefault();
      }}
      onDoubleClick={clickedTwice}
    >
      {children}
    </div>
  );
}

/** What a key does; false where it means nothing here. */
function answer<Spot>(event: KeyboardEvent, { looking, under, onTouch, onWalk, isHolding, onPutDown }: BoardWindowProps<Spot>): boolean {
  const { key } = event;
  const spot = under(event.target);
  if (key === "+" || key === "=") looking.zoom(STEP);
  else if (key === "-") looking.zoom(1 / STEP);
  else if (key === "0") looking.whole();
  else if (key === "Escape" && isHolding) onPutDown();
  else if (spot && isArrow(key)) onWalk(spot, key);
  else if (spot && (key === "Enter" || key === " ")) onTouch(spot);
  else return false;
  return true;
}

/** The part of a window that moves with the camera. */
export function Sheet({ looking, className, size, children }: SheetProps) {
  const { x, y, scale } = looking.camera;
  if (!looking.isReady) return null;
  return (
    <div className={classes(className)} style={{ ...size, transform: `translate(${x}px, ${y}px) scale(${scale})` }}>
      {children}
    </div>
  );
}

interface SheetProps {
  looking: Looking;
  className: Class | undefined;
  /** Left out where the stylesheet says it. */
  size?: { width: number; height: number };
  children: ReactNode;
}

/** Nearer, and the whole; `closer` and `whole` are message ids. */
export function Zoom({
  looking,
  className,
  closer,
  whole,
}: {
  looking: Looking;
  className: Class | undefined;
  closer: string;
  whole: string;
}) {
  const intl = useIntl();
  return (
    <div
      className={classes(className)}
      onClick={(event) => event.stopPropagation()}
      onDoubleClick={(event) => event.stopPropagation()}
      onPointerDown={(event) => event.stopPropagation()}
    >
      <IconButton icon="i-plus" label={intl.formatMessage({ id: closer })} onClick={() => looking.zoom(STEP)} />
      <IconButton icon="i-zoom" label={intl.formatMessage({ id: whole })} onClick={looking.whole} />
    </div>
  );
}

/** The whole board in small, while only a part of it is seen; a touch brings another part into sight. */
export function InSmall({ looking, className, children }: InSmallProps) {
  const { camera, size, look } = looking;
  if (!looking.isClose) return null;
  const part = seen(camera, size);
  return (
    <div className={classes(className)} onClick={(event) => event.stopPropagation()}>
      {children(part, (x, y) => look({ ...part, x: x - part.width / 2, y: y - part.height / 2 }))}
    </div>
  );
}

interface InSmallProps {
  looking: Looking;
  className: Class | undefined;
  children: (part: Part, onPoint: (x: number, y: number) => void) => ReactNode;
}
