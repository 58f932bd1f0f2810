// The arrows in the grid of cards: to the card beside, or to the nearest one of the row above or below.

/** Where a card is drawn. */
export interface Spot {
  card: number;
  left: number;
  top: number;
}

const ARROWS = ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown", "Home", "End"] as const;
export type Arrow = (typeof ARROWS)[number];

export const isArrow = (key: string): key is Arrow => (ARROWS as readonly string[]).includes(key);

/** Rows that begin this close together are one row. */
const SAME_ROW = 24;

/** The card to which an arrow leads; null at the edge. `spots` are in reading order. */
export function walked(spots: readonly Spot[], from: number, arrow: Arrow): number | null {
  const index = spots.findIndex((spot) => spot.card === from);
  const here = spots[index];
  if (!here) return spots[0]?.card ?? null;
  switch (arrow) {
    case "Home":
      return spots[0]?.card ?? null;
    case "End":
      return spots.at(-1)?.card ?? null;
    case "ArrowLeft":
      return spots[index - 1]?.card ?? null;
    case "ArrowRight":
      return spots[index + 1]?.card ?? null;
    default:
      return inRow(spots, here, arrow === "ArrowDown" ? 1 : -1);
  }
}

/** The nearest card of the next row in a direction. */
function inRow(spots: readonly Spot[], here: Spot, direction: 1 | -1): number | null {
  const beyond = spots.filter((spot) => (spot.top - here.top) * direction > SAME_ROW);
  const [first] = [...beyond].sort((one, other) => (one.top - other.top) * direction);
  if (!first) return null;
  const row = beyond.filter((spot) => Math.abs(spot.top - first.top) <= SAME_ROW);
  const [nearest] = [...row].sort((one, other) => Math.abs(one.left - here.left) - Math.abs(other.left - here.left));
  return nearest?.card ?? null;
}
