// Looks through a window at a sheet: wheel, drag and pinch move the camera.
import { createContext, type PointerEvent, type RefObject, useCallback, useContext, useEffect, useMemo, useRef, useState } from "react";
import { type Camera, closer, fitScale, kept, lookAt, type Part, type Point, seen, type Size, towards } from "./camera";

/** A finger that moves less than this taps. */
const SLOP = 6;

type Move = (to: (camera: Camera) => Camera) => void;

interface Hands {
  onPointerDown: (event: PointerEvent<HTMLElement>) => void;
  onPointerMove: (event: PointerEvent<HTMLElement>) => void;
  onPointerUp: (event: PointerEvent<HTMLElement>) => void;
  onPointerCancel: (event: PointerEvent<HTMLElement>) => void;
}

export interface Looking {
  camera: Camera;
  size: Size;
  /** False until the window has been measured. */
  isReady: boolean;
  /** Fingers are on it: drawn fast rather than sharp. */
  isMoving: boolean;
  /** Something smaller than the whole is seen. */
  isClose: boolean;
  hands: Hands;
  /** Whether the last press was a drag and no touch. */
  wasDrag: () => boolean;
  zoom: (times: number, point?: Point) => void;
  whole: () => void;
  look: (part: Part) => void;
  reveal: (points: readonly Point[]) => void;
}

/** Windows of one size that are to show the same part of the same sheet share this; null until the first of them is measured. */
export interface OneCamera {
  camera: Camera | null;
  move: Move;
}

export const OneCameraContext = createContext<OneCamera | null>(null);

const START: Camera = { x: 0, y: 0, scale: 1 };

/** One for some windows, from outside of them. */
export function useOneCamera(): OneCamera {
  const [camera, setCamera] = useState<Camera | null>(null);
  const move = useCallback<Move>((to) => setCamera((now) => to(now ?? START)), []);
  return useMemo(() => ({ camera, move }), [camera, move]);
}

/** What a window is aimed at until a hand moves it, and again as soon as the key is another one. */
export interface Aim {
  key: string;
  part: (size: Size) => Part;
  /** So many pixels of the window are under something else, at its lower edge. */
  covered: number;
}

/** The sheet is always the same one. Without an aim the window shows `first`, and then what hands make of it. */
export function useCamera(window: RefObject<HTMLElement | null>, sheet: Size, first: (size: Size) => Part, aim?: Aim): Looking {
  const shared = useContext(OneCameraContext);
  const [own, moveOwn] = useState<Camera>(START);
  const camera = shared ? (shared.camera ?? START) : own;
  const setCamera = shared?.move ?? moveOwn;
  const isAimed = useRef(true);
  const measured = useSize(window, sheet, first, setCamera, { aim, isAimed, isShared: shared !== null });
  const size = measured ?? sheet;
  const move: Move = useCallback(
    (to) => {
      isAimed.current = false;
      setCamera(to);
    },
    [setCamera],
  );

  const zoom = useCallback(
    (times: number, point?: Point) => move((camera) => closer(camera, size, sheet, times, point ?? [size.width / 2, size.height / 2])),
    [move, size, sheet],
  );
  useWheel(window, zoom);
  const { hands, isMoving, wasDrag } = useFingers(size, sheet, move);

  return {
    camera,
    size,
    isReady: measured !== null && (shared === null || shared.camera !== null),
    isMoving,
    isClose: camera.scale > fitScale(size, sheet) * 1.02,
    hands,
    wasDrag,
    zoom,
    whole: useCallback(() => move((camera) => kept({ ...camera, scale: 0 }, size, sheet)), [move, size, sheet]),
    look: useCallback((part: Part) => move(() => lookAt(part, size, sheet)), [move, size, sheet]),
    reveal: useCallback((points) => move((camera) => towards(camera, size, sheet, points)), [move, size, sheet]),
  };
}

interface Aiming {
  aim: Aim | undefined;
  isAimed: RefObject<boolean>;
  isShared: boolean;
}

/**
 * The size of what is seen of the window, null until it is measured. At first it shows `first`; when it changes, what was seen
 * stays in sight, or it is aimed again.
 */
function useSize(
  window: RefObject<HTMLElement | null>,
  sheet: Size,
  first: (size: Size) => Part,
  move: Move,
  { aim, isAimed, isShared }: Aiming,
): Size | null {
  const [size, setSize] = useState<Size | null>(null);
  const begin = useRef(first);
  const latest = useRef(aim);
  latest.current = aim;
  const known = useRef<Size | null>(null);
  const measure = useCallback(() => {
    const { clientWidth: width = 0, clientHeight = 0 } = window.current ?? {};
    const { part, covered = 0 } = latest.current ?? {};
    const now = { width, height: clientHeight - covered };
    if (now.width <= 0 || now.height <= 0) return;
    const before = known.current;
    known.current = now;
    setSize(now);
    if (part) return move((camera) => (isAimed.current ? lookAt(part(now), now, sheet) : kept(camera, now, sheet)));
    move((camera) => {
      if (before === null) return camera === START ? lookAt(begin.current(now), now, sheet) : camera;
      // Each of several windows says it: said twice it must be the same.
      if (isShared) return kept(camera, now, sheet);
      const wasWhole = camera.scale <= fitScale(before, sheet) * 1.001;
      return wasWhole ? kept({ ...camera, scale: 0 }, now, sheet) : lookAt(seen(camera, before), now, sheet);
    });
  }, [window, sheet, move, isAimed, isShared]);
  useEffect(() => {
    const element = window.current;
    if (!element) return;
    const watch = new ResizeObserver(measure);
    watch.observe(element);
    return () => watch.disconnect();
  }, [window, measure]);
  const key = useRef(aim?.key);
  useEffect(() => {
    if (!aim || known.current === null) return;
    if (key.current !== aim.key) isAimed.current = true;
    key.current = aim.key;
    measure();
  }, [aim?.key, aim?.covered, measure, isAimed]);
  return size;
}

function useWheel(window: RefObject<HTMLElement | null>, zoom: (times: number, point: Point) => void): void {
  useEffect(() => {
    const element = window.current;
    if (!element) return;
    const turn = (event: WheelEvent) => {
      event.preventDefault();
      const box = element.getBoundingClientRect();
      zoom(Math.exp(-event.deltaY * (event.ctrlKey ? 0.01 : 0.0016)), [event.clientX - box.left, event.clientY - box.top]);
    };
    element.addEventListener("wheel", turn, { passive: false });
    return () => element.removeEventListener("wheel", turn);
  }, [window, zoom]);
}

/** One finger, or the mouse, drags; two pinch. */
function useFingers(size: Size, sheet: Size, move: Move): Pick<Looking, "hands" | "isMoving" | "wasDrag"> {
  const [isMoving, setMoving] = useState(false);
  const fingers = useRef(new Map<number, Point>());
  const drag = useRef({ far: 0, moved: false });

  const pressed = (event: PointerEvent<HTMLElement>) => {
    if (event.button > 0) return;
    fingers.current.set(event.pointerId, [event.clientX, event.clientY]);
    if (fingers.current.size === 1) drag.current = { far: 0, moved: false };
  };
  const moved = (event: PointerEvent<HTMLElement>) => {
    const before = fingers.current.get(event.pointerId);
    if (!before) return;
    const after: Point = [event.clientX, event.clientY];
    const [dx, dy] = [after[0] - before[0], after[1] - before[1]];
    const state = drag.current;
    state.far += Math.hypot(dx, dy);
    if (!state.moved && state.far < SLOP) return;
    if (!state.moved) {
      state.moved = true;
      setMoving(true);
      event.currentTarget.setPointerCapture(event.pointerId);
    }
    fingers.current.set(event.pointerId, after);
    const other = [...fingers.current].find(([id]) => id !== event.pointerId)?.[1];
    if (!other) return move((camera) => kept({ ...camera, x: camera.x + dx, y: camera.y + dy }, size, sheet));
    const span = (one: Point) => Math.max(1, Math.hypot(one[0] - other[0], one[1] - other[1]));
    const box = event.currentTarget.getBoundingClientRect();
    const middle: Point = [(after[0] + other[0]) / 2 - box.left, (after[1] + other[1]) / 2 - box.top];
    move((camera) =>
      closer(kept({ ...camera, x: camera.x + dx / 2, y: camera.y + dy / 2 }, size, sheet), size, sheet, span(after) / span(before), middle),
    );
  };
  const lifted = (event: PointerEvent<HTMLElement>) => {
    fingers.current.delete(event.pointerId);
    if (fingers.current.size === 0) setMoving(false);
  };
  return {
    hands: { onPointerDown: pressed, onPointerMove: moved, onPointerUp: lifted, onPointerCancel: lifted },
    isMoving,
    wasDrag: () => drag.current.moved,
  };
}
