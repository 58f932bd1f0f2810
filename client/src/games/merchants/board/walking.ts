// Arrows walk from spot to spot: to the nearest that lies in their direction.
import type { Size } from "@/kit/camera";
import { type Arrow, WAY } from "@/platform/board/arrows";
import type { Spot } from "../pointing";
import { pointOf, spotsOf } from "./sheet";

/** What lies aside counts so many times as far as what lies ahead. */
const ASIDE = 2.2;

/** Where an arrow leads, or where one is if nothing lies there. */
export function walk(from: Spot, arrow: Arrow, sheet: Size): Spot {
  const [x, y] = pointOf(from);
  const [wx, wy] = WAY[arrow];
  let best: { far: number; spot: Spot } = { far: Infinity, spot: from };
  for (const spot of spotsOf(sheet)) {
    const [px, py] = pointOf(spot);
    const ahead = (px - x) * wx + (py - y) * wy;
    const aside = Math.abs((px - x) * wy) + Math.abs((py - y) * wx);
    if (ahead <= 1 || aside > ahead * 2) continue;
    const far = ahead + aside * ASIDE;
    if (far < best.far) best = { far, spot };
  }
  return best.spot;
}
