// Where the course of a rating is drawn, in percent of its picture: the line, its band, and the round ratings beside it.
import type { CoursePoint } from "@/wire/http";

export interface Frame {
  least: number;
  most: number;
  /** How far below the top a rating is. */
  down: (rating: number) => number;
}

/** Ratings that differ less are drawn as near to each other as they are. */
const NARROWEST = 100;
/** So much of the height is free above and below. */
const MARGIN = 0.08;

/** What the picture reaches over: all ratings, and the band of the last one. The band of the first games is wider than
 * the picture and cut off: with all of it in sight the rest would be a flat line. */
export function frameOf(course: readonly CoursePoint[]): Frame {
  const ratings = course.map(({ rating }) => rating);
  const last = course.at(-1);
  const within = last ? [...ratings, last.rating - last.doubt, last.rating + last.doubt] : ratings;
  const [low, high] = [Math.min(...within), Math.max(...within)];
  const free = Math.max(NARROWEST - (high - low), 0) / 2 + (high - low) * MARGIN;
  const [least, most] = [low - free, high + free];
  return { least, most, down: (rating) => rounded((100 * (most - rating)) / (most - least)) };
}

const rounded = (percent: number): number => Math.round(percent * 100) / 100;

/** The paths in a picture of 100 by 100. Games are as far from each other as the next, or those of one evening would be one. */
export function shapeOf(course: readonly CoursePoint[], { down }: Frame): { line: string; band: string } {
  const along = (at: number): number => rounded((100 * at) / Math.max(course.length - 1, 1));
  const path = (points: readonly string[]): string => `M${points.join("L")}`;
  const line = course.map(({ rating }, at) => `${along(at)} ${down(rating)}`);
  const upper = course.map(({ rating, doubt }, at) => `${along(at)} ${down(rating + doubt)}`);
  const lower = course.map(({ rating, doubt }, at) => `${along(at)} ${down(rating - doubt)}`);
  return { line: path(line), band: `${path([...upper, ...lower.reverse()])}Z` };
}

const STEPS = [50, 100, 200, 500, 1000];
const MOST_MARKS = 3;

/** Round ratings within the picture, three at most. */
export function marksIn({ least, most }: Frame): readonly number[] {
  const step = STEPS.find((one) => (most - least) / one < MOST_MARKS) ?? 1000;
  const first = Math.ceil(least / step);
  const count = Math.floor(most / step) - first + 1;
  return Array.from({ length: Math.max(count, 0) }, (_, at) => (first + at) * step);
}
