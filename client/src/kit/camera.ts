// Which part of a sheet is seen through a window, kept within the sheet. For every board that is larger than its window.
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
