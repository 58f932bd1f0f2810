// Where the card lies: below its thing, or above, or beside it, and never over it.

interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

const GAP = 10;
const EDGE = 8;

const clamp = (value: number, limit: number) => Math.max(EDGE, Math.min(value, limit));

/** The corner of a card of this size in a window of that size; where it fits nowhere, on the side with most room. */
export function placeFor(
  thing: Box,
  card: { width: number; height: number },
  page: { width: number; height: number },
): { left: number; top: number } {
  const across = clamp((thing.left + thing.right - card.width) / 2, page.width - card.width - EDGE);
  const along = clamp((thing.top + thing.bottom - card.height) / 2, page.height - card.height - EDGE);
  const rooms = [
    { free: page.height - EDGE - thing.bottom - GAP - card.height, left: across, top: thing.bottom + GAP },
    { free: thing.top - GAP - EDGE - card.height, left: across, top: thing.top - GAP - card.height },
    { free: page.width - EDGE - thing.right - GAP - card.width, left: thing.right + GAP, top: along },
    { free: thing.left - GAP - EDGE - card.width, left: thing.left - GAP - card.width, top: along },
  ];
  const best = rooms.find(({ free }) => free >= 0) ?? rooms.toSorted((one, other) => other.free - one.free)[0];
  return { left: best?.left ?? EDGE, top: best?.top ?? EDGE };
}
