// Where barges and dockers lie in the port: barges moor below a raft, so that its dockers stay to be seen and taken.
import { SPACES, START, type Space } from "../map";

/** How far apart barges of one space lie. */
const BESIDE = 17;
/** From the middle of a space to the middle of its barges. */
const ON_WATER = -8;
const BELOW_RAFT = 36;

/** The place of a docker on a raft: the first or the second. */
export function dockerPlace({ x, y }: Space, at: number): { x: number; y: number } {
  return { x: x - 14 + 28 * at, y };
}

/** Where the barge of a side lies; `barges` are the spaces of all. */
export function mooring(barges: readonly number[], side: number): { x: number; y: number; size: number } {
  const at = barges[side] ?? START;
  const space = SPACES[at];
  const berth = at === START ? space?.berths[side] : undefined;
  if (berth) return { x: berth.x, y: berth.y + ON_WATER, size: 34 };
  const here = barges.flatMap((other, index) => (other === at ? [index] : []));
  const x = (space?.x ?? 0) + (here.indexOf(side) - (here.length - 1) / 2) * BESIDE;
  return { x, y: (space?.y ?? 0) + (space?.kind === "pontoon" ? BELOW_RAFT : ON_WATER), size: 44 };
}
