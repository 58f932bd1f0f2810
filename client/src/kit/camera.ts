// Which part of a sheet is seen: wheel, drag, pinch and double tap, kept within the sheet. For every board that is larger than its window.
import { type PointerEvent, type RefObject, useCallback, useEffect, useRef, useState } from "react";

export type Point = readonly [number, number];

/** The sheet is drawn `scale` times as large, with its corner at (x, y) of the window. */
export interface Camera {
  x: number;
  y: number;
  scale: number;
}

export interface Size {
  width: number;
  height: number;
}

/** A part of the sheet. */
export interface Part extends Size {
  x: number;
  y: number;
}

const CLOSEST = 2.4;
/** A finger that moves less than this taps. */
const SLOP = 6;

export function fitScale(size: Size, sheet: Size): number {
  return Math.min(size.width / sheet.width, size.height / sheet.height);
}

/** The nearest camera that shows no more than the sheet; what is smaller than the window stands in its middle. */
export function kept(camera: Camera, size: Size, sheet: Size): Camera {
  const scale = Math.min(Math.max(camera.scale, fitScale(size, sheet)), Math.max(CLOSEST, fitScale(size, sheet)));
  const within = (at: number, window: number, long: number) =>
    long <= window ? (window - long) / 2 : Math.min(0, Math.max(window - long, at));
  return { scale, x: within(camera.x, size.width, sheet.width * scale), y: within(camera.y, size.height, sheet.height * scale) };
}

/** The camera that is so many times closer, with one point of the window staying where it is. */
export function closer(camera: Camera, size: Size, sheet: Size, times: number, [px, py]: Point): Camera {
  const scale = Math.min(Math.max(camera.scale * times, fitScale(size, sheet)), Math.max(CLOSEST, fitScale(size, sheet)));
  const ratio = scale / camera.scale;
  return kept({ scale, x: px - (px - camera.x) * ratio, y: py - (py - camera.y) * ratio }, size, sheet);
}

/** The camera that fills the window with a part of the sheet. */
export function lookAt(part: Part, size: Size, sheet: Size): Camera {
  const scale = Math.min(size.width / part.width, size.height / part.height);
  const x = size.width / 2 - (part.x + part.width / 2) * scale;
  const y = size.height / 2 - (part.y + part.height / 2) * scale;
  return kept({ scale, x, y }, size, sheet);
}

/** The part of the sheet that is seen. */
export function seen(camera: Camera, size: Size): Part {
  return {
    x: -camera.x / camera.scale,
    y: -camera.y / camera.scale,
    width: size.width / camera.scale,
    height: size.height / camera.scale,
  };
}

/** The smallest move that brings these points of the sheet into sight. */
export function towards(camera: Camera, size: Size, sheet: Size, points: readonly Point[], margin = 40): Camera {
  const part = seen(camera, size);
  const shift = (values: number[], from: number, length: number) => {
    const [low, high] = [Math.min(...values) - margin, Math.max(...values) + margin];
    if (low >= from && high <= from + length) return 0;
    return (low + high) / 2 - (from + length / 2);
  };
  const dx = shift(
    points.map((point) => point[0]),
    part.x,
    part.width,
  );
  const dy = shift(
    points.map((point) => point[1]),
    part.y,
    part.height,
  );
  return kept({ ...camera, x: camera.x - dx * camera.scale, y: camera.y - dy * camera.scale }, size, sheet);
}

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

/** Looks through a window at the sheet, which is always the same one. */
export function useCamera(window: RefObject<HTMLElement | null>, sheet: Size, first: (size: Size) => Part): Looking {
  const [size, setSize] = useState<Size>(sheet);
  const [camera, setCamera] = useState<Camera>({ x: 0, y: 0, scale: 1 });
  const [isReady, setReady] = useState(false);
  const [isMoving, setMoving] = useState(false);
  const fingers = useRef(new Map<number, Point>());
  const drag = useRef({ far: 0, moved: false });
  const begin = useRef(first);

  useEffect(() => {
    const element = window.current;
    if (!element) return;
    let known: Size | null = null;
    const watch = new ResizeObserver(() => {
      const now = { width: element.clientWidth, height: element.clientHeight };
      if (now.width === 0 || now.height === 0) return;
      const before = known;
      known = now;
      setSize(now);
      setReady(true);
      setCamera((camera) => {
        if (before === null) return lookAt(begin.current(now), now, sheet);
        const wasWhole = camera.scale <= fitScale(before, sheet) * 1.001;
        return wasWhole ? kept({ ...camera, scale: 0 }, now, sheet) : lookAt(seen(camera, before), now, sheet);
      });
    });
    watch.observe(element);
    return () => watch.disconnect();
  }, [window, sheet]);

  const zoom = useCallback(
    (times: number, point?: Point) => setCamera((camera) => closer(camera, size, sheet, times, point ?? [size.width / 2, size.height / 2])),
    [size, sheet],
  );

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
    if (!other) return setCamera((camera) => kept({ ...camera, x: camera.x + dx, y: camera.y + dy }, size, sheet));
    const span = (one: Point) => Math.max(1, Math.hypot(one[0] - other[0], one[1] - other[1]));
    const box = event.currentTarget.getBoundingClientRect();
    const middle: Point = [(after[0] + other[0]) / 2 - box.left, (after[1] + other[1]) / 2 - box.top];
    setCamera((camera) =>
      closer(kept({ ...camera, x: camera.x + dx / 2, y: camera.y + dy / 2 }, size, sheet), size, sheet, span(after) / span(before), middle),
    );
  };
  const lifted = (event: PointerEvent<HTMLElement>) => {
    fingers.current.delete(event.pointerId);
    if (fingers.current.size === 0) setMoving(false);
  };

  return {
    camera,
    size,
    isReady,
    isMoving,
    isClose: camera.scale > fitScale(size, sheet) * 1.02,
    hands: { onPointerDown: pressed, onPointerMove: moved, onPointerUp: lifted, onPointerCancel: lifted },
    wasDrag: () => drag.current.moved,
    zoom,
    whole: useCallback(() => setCamera((camera) => kept({ ...camera, scale: 0 }, size, sheet)), [size, sheet]),
    look: useCallback((part: Part) => setCamera(lookAt(part, size, sheet)), [size, sheet]),
    reveal: useCallback((points) => setCamera((camera) => towards(camera, size, sheet, points)), [size, sheet]),
  };
}
