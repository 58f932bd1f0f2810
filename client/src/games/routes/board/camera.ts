// The camera of the kit over the sheet of this board.
import type { RefObject } from "react";
import * as kit from "@/kit/camera";
import { useCamera as useKitCamera } from "@/kit/useCamera";
import { HEIGHT, WIDTH } from "../map";

export { type Camera, type Part, type Size, seen } from "@/kit/camera";

const SHEET: kit.Size = { width: WIDTH, height: HEIGHT };
/** Below this scale names cannot be read: only a part of the sheet is shown at first. */
export const READABLE = 0.45;

export const fitScale = (size: kit.Size) => kit.fitScale(size, SHEET);
export const kept = (camera: kit.Camera, size: kit.Size) => kit.kept(camera, size, SHEET);
export const closer = (camera: kit.Camera, size: kit.Size, times: number, point: kit.Point) =>
  kit.closer(camera, size, SHEET, times, point);
export const lookAt = (part: kit.Part, size: kit.Size) => kit.lookAt(part, size, SHEET);
export const towards = (camera: kit.Camera, size: kit.Size, points: readonly kit.Point[], margin?: number) =>
  kit.towards(camera, size, SHEET, points, margin);
export const useCamera = (window: RefObject<HTMLElement | null>, first: (size: kit.Size) => kit.Part) => useKitCamera(window, SHEET, first);
