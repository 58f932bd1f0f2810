// The arithmetic of the graph: where chances, bands, marks and bars are drawn.
import type { Outlook, Report, SeatReport } from "./report";
import { chanceAt } from "./moments";

export interface Frame {
  readonly width: number;
  readonly height: number;
  /** Beside the lines: for figures at the left, for whose line it is at the right. */
  readonly left: number;
  readonly right: number;
  readonly isSmall: boolean;
}

export interface Bar {
  readonly move: number;
  readonly x: number;
  readonly y: number;
  readonly height: number;
}

/** Room for a mark above the highest line. */
const TOP = 26;
const FOOT = 20;
const GAP = 22;
/** Half the width of a bar. */
export const HALF_BAR = 4;
/** The least height of a bar, so that it is seen. */
const LEAST_BAR = 1.5;
/** Room for the end of a line and the name there. */
const APART = 23;

export interface Plot {
  readonly x: (move: number) => number;
  readonly y: (chance: number) => number;
  /** Where decisions hang from, and where luck stands on. */
  readonly decisionsAt: number;
  readonly luckAt: number;
  readonly foot: number;
  /** Moves that have a figure below. */
  readonly ticks: readonly number[];
}

/** The tallest bar: decisions have one of it, luck one up and one down. */
const lane = ({ isSmall }: Frame) => (isSmall ? 20 : 26);

export function plotOf(moves: number, frame: Frame): Plot {
  const { width, height, left, right } = frame;
  const bottom = height - FOOT - 3 * lane(frame) - GAP;
  const length = Math.max(moves, 1);
  const every = tickStep(length, frame.isSmall ? 6 : 10);
  const ticks = Array.from({ length: Math.floor(length / every) + 1 }, (_, index) => index * every);
  const decisionsAt = bottom + 19;
  return {
    x: (move) => left + (move / length) * (width - left - right),
    y: (chance) => TOP + (1 - chance) * (bottom - TOP),
    decisionsAt,
    luckAt: decisionsAt + 2 * lane(frame),
    foot: height - 4,
    ticks,
  };
}

/** 1, 2 or 5 times a power of ten: at most so many of them on the way. */
export function tickStep(length: number, most: number): number {
  for (let ten = 1; ; ten *= 10) for (const times of [1, 2, 5]) if (length / (ten * times) <= most) return ten * times;
}

const point = ({ x, y }: Plot, moves: number, chance: number) => `${x(moves).toFixed(1)} ${y(chance).toFixed(1)}`;
const joined = (points: readonly string[]) => points.map((at, index) => `${index ? "L" : "M"}${at}`).join("");

export function lineOf(plot: Plot, chance: readonly Outlook[]): string {
  return joined(chance.map((one) => point(plot, one.moves, one.chance)));
}

/** Where the line surely is. */
export function bandOf(plot: Plot, chance: readonly Outlook[]): string {
  if (chance.length < 2) return "";
  const up = chance.map((one) => point(plot, one.moves, one.high));
  const down = chance.toReversed().map((one) => point(plot, one.moves, one.low));
  return `${joined([...up, ...down])}Z`;
}

/** Points for a pixel, alike for decisions and luck, so that the two can be compared. */
function scaleOf({ decisions, draws }: SeatReport, frame: Frame): number {
  const most = Math.max(...decisions.map(({ cost }) => cost), ...draws.map(({ points }) => Math.abs(points)), 0);
  return most > 0 ? (lane(frame) - 2) / most : 0;
}

/** What decisions cost hangs below its line; what luck gave stands on its own, and what it took hangs from it. */
export function barsOf(plot: Plot, seat: SeatReport, frame: Frame): { decisions: readonly Bar[]; luck: readonly Bar[] } {
  const scale = scaleOf(seat, frame);
  const tall = (points: number) => Math.max(LEAST_BAR, Math.abs(points) * scale);
  const bar = (move: number, points: number, zero: number): Bar => {
    const height = tall(points);
    return { move, x: plot.x(move) - HALF_BAR, y: points > 0 ? zero - height : zero, height };
  };
  return {
    decisions: seat.decisions.filter(({ cost }) => cost > 0).map(({ move, cost }) => bar(move + 1, -cost, plot.decisionsAt)),
    luck: seat.draws.filter(({ points }) => points !== 0).map(({ move, points }) => bar(move + 1, points, plot.luckAt)),
  };
}

/** Where the lines end, from the highest down, so far apart that each can be named. */
export function endsOf(plot: Plot, report: Report): readonly { seat: number; y: number }[] {
  const ends = report.seats
    .flatMap(({ seat, chance }) => {
      const last = chance.at(-1);
      return last ? [{ seat, y: plot.y(last.chance) }] : [];
    })
    .toSorted((one, other) => one.y - other.y);
  const floor = plot.y(0);
  const placed: { seat: number; y: number }[] = [];
  // From below, so that the lowest is not pushed into the bars.
  for (const end of ends.toReversed()) {
    const below = placed.at(-1);
    placed.push({ seat: end.seat, y: Math.min(end.y, below ? below.y - APART : floor) });
  }
  return placed.toReversed();
}

/** The height of a seat's line at a move; in the middle while there is none. */
export function heightAt(plot: Plot, chance: readonly Outlook[], move: number): number {
  return plot.y(chanceAt(chance, move) ?? 0.5);
}
