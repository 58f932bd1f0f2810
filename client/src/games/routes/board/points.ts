// Points of the plane and how they are written into a path.
export type Point = readonly [number, number];

export const short = (value: number): string => value.toFixed(1);

/** The points joined by lines, without the leading M. */
export const lines = (points: readonly Point[]): string => points.map((point) => `${short(point[0])} ${short(point[1])}`).join("L");

export const closed = (points: readonly Point[]): string => `M${lines(points)}Z`;

/** Numbers between 0 and 1 that are the same at every visit: the houses never move. */
export function steady(start: number): () => number {
  let seed = start;
  return () => {
    seed = (seed * 16807) % 2147483647;
    return (seed - 1) / 2147483646;
  };
}
