// Where the rows and spaces of the exchange lie: at the foot of the printed sheet, or standing beside it like a chart.
import { EXCHANGE, GOODS, LAST_SPACE } from "../map";

export type Box = readonly [number, number, number, number];

export interface ExchangeLayout {
  /** By good. */
  label: (good: number) => Box;
  /** Spaces are counted from 1. */
  space: (good: number, space: number) => Box;
  isUpright: boolean;
}

export const SPACES: readonly number[] = Array.from({ length: LAST_SPACE }, (_, at) => at + 1);

const toBox = (box: readonly number[] | undefined): Box => [box?.[0] ?? 0, box?.[1] ?? 0, box?.[2] ?? 0, box?.[3] ?? 0];

/** Rows from left to right. */
export const AT_FOOT: ExchangeLayout = {
  label: (good) => toBox(EXCHANGE.rows[good]?.label_box),
  space: (good, space) => toBox(EXCHANGE.rows[good]?.spaces[space - 1]?.box),
  isUpright: false,
};

const LEFT = 22;
const COLUMN = 68;
const GAP = 4;
const HIGH = 32;
const FOOT = 42;

/** Columns from the bottom up. */
export const BESIDE_IT: ExchangeLayout = {
  label: (good) => [LEFT + good * (COLUMN + GAP), LAST_SPACE * HIGH + 2, COLUMN, FOOT],
  space: (good, space) => [LEFT + good * (COLUMN + GAP), (LAST_SPACE - space) * HIGH, COLUMN, HIGH],
  isUpright: true,
};

export const BESIDE_SIZE = { width: LEFT + GOODS.length * (COLUMN + GAP), height: LAST_SPACE * HIGH + FOOT + 4 };
