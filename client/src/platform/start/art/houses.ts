// Canal houses as data: five gables, walls, windows and a door each; the same row for the same seed.
import type { GableKind } from "@/kit/symbols";

export const KINDS: readonly GableKind[] = ["step", "neck", "bell", "spout", "flat"];

/** Luck that is the same at every visit. */
export function steady(seed: number): () => number {
  let now = seed;
  return () => {
    now = (now * 16807) % 2147483647;
    return (now - 1) / 2147483646;
  };
}

/** A house: its outline and what is drawn on it, as paths; the ground line is at 0 and everything stands above it. */
export interface House {
  wall: string;
  /** The colour of frames and cornices. */
  trim: string;
  outline: string;
  cornice: string;
  /** Windows with a lamp behind them in the evening, and those without. */
  lit: string;
  dim: string;
  bars: string;
  door: string;
  doorLight: string;
  steps: string;
  hook: string;
}

const WALLS = ["#B5532C", "#8E4A36", "#C9835B", "#5B3A33", "#D8B58A", "#A8623F", "#3F5A6B", "#E2CFA9"];
const PALE = ["#D8B58A", "#E2CFA9"];

/** The upper edge from the left wall to the right one, beginning at the height that is given first. */
function gable(kind: GableKind, x: number, w: number, top: number): { from: number; path: string } {
  const middle = x + w / 2;
  switch (kind) {
    case "step": {
      const up = `h${w * 0.12}v-10`.repeat(3);
      return { from: top + 30, path: `${up}h${w * 0.28}${`v10h${w * 0.12}`.repeat(3)}` };
    }
    case "neck":
      return {
        from: top + 26,
        path: `c${w * 0.16} 0 ${w * 0.25} -6 ${w * 0.25} -16V${top + 2}L${middle} ${top - 8}L${middle + w * 0.25} ${top + 2}V${top + 10}c0 10 ${w * 0.09} 16 ${w * 0.25} 16`,
      };
    case "bell":
      return { from: top + 30, path: `c${w * 0.22} -4 ${w * 0.12} -34 ${w * 0.5} -34c${w * 0.38} 0 ${w * 0.28} 30 ${w * 0.5} 34` };
    case "spout":
      return { from: top + 28, path: `L${middle - 6} ${top + 2}v-8h12v8L${x + w} ${top + 28}` };
    case "flat":
      return { from: top + 10, path: `h-3v-8h${w + 6}v8h-3` };
  }
}

const box = (x: number, y: number, w: number, h: number): string => `M${x.toFixed(1)} ${y.toFixed(1)}h${w}v${h.toFixed(1)}h${-w}Z`;

export function house(x: number, w: number, h: number, kind: GableKind, wall: string, luck: () => number): House {
  const top = -h;
  const middle = x + w / 2;
  const edge = gable(kind, x, w, top);
  const columns = w > 50 ? 3 : 2;
  const rows = Math.floor((h - 62) / 27);
  const pane = columns === 3 ? 9 : 11;
  let [lit, dim, bars] = ["", "", ""];
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const left = x + (w / columns) * (column + 0.5) - pane / 2;
      const above = top + 40 + row * 27;
      const high = 17 - row * 0.4;
      if (luck() < 0.62) lit += box(left, above, pane, high);
      else dim += box(left, above, pane, high);
      bars += `M${(left + pane / 2).toFixed(1)} ${above}v${high.toFixed(1)}M${left.toFixed(1)} ${(above + high / 2).toFixed(1)}h${pane}`;
    }
  }
  if (kind !== "flat") lit += box(middle - 5, top + 12, 10, 13);
  const door = x + (luck() < 0.5 ? 7 : w - 19);
  const shop = door < middle ? x + w - 22 : x + 8;
  lit += box(shop, -24, 13, 16);
  bars += `M${shop + 6.5} -8v-16`;
  return {
    wall,
    trim: PALE.includes(wall) ? "#8A5A3A" : "#F7F1E3",
    outline: `M${x} 0V${edge.from}${edge.path}V0Z`,
    cornice: `M${x} ${edge.from}${edge.path}`,
    lit,
    dim,
    bars,
    door: box(door, -21, 12, 21),
    doorLight: box(door + 1.5, -29, 9, 4.5),
    steps: box(door - 3, -3, 18, 3),
    hook: kind === "flat" ? "" : `M${middle} ${top + 6}v-3`,
  };
}

/** A row of houses, wall to wall, at least so wide. */
export function row(width: number, seed: number, lowest: number, highest: number): House[] {
  const luck = steady(seed);
  const houses: House[] = [];
  let [x, turn, last] = [0, 0, -1];
  while (x < width) {
    const w = 42 + Math.floor(luck() * 22);
    const h = Math.round(lowest + luck() * (highest - lowest));
    let wall = Math.floor(luck() * WALLS.length);
    if (wall === last) wall = (wall + 3) % WALLS.length;
    last = wall;
    const kind = KINDS[(turn++ + Math.floor(luck() * 2)) % KINDS.length] ?? "step";
    houses.push(house(x, w, h, kind, WALLS[wall] ?? "#B5532C", luck));
    x += w;
  }
  return houses;
}

/** Small waves, strewn over a water. */
export function ripples(width: number, height: number, seed: number): string {
  const luck = steady(seed);
  let path = "";
  for (let wave = 0; wave < (width * height) / 900; wave++) {
    const x = luck() * width;
    const y = 6 + luck() * (height - 8);
    const long = 14 + luck() * 40;
    path += `M${x.toFixed(0)} ${y.toFixed(0)}q${(long / 4).toFixed(0)} -3 ${(long / 2).toFixed(0)} 0t${(long / 2).toFixed(0)} 0`;
  }
  return path;
}

/** Long thin clouds. */
export function clouds(width: number, height: number): string {
  const luck = steady(31);
  let path = "";
  for (let cloud = 0; cloud < width / 45; cloud++) {
    const x = luck() * width;
    const y = 10 + luck() * height * 0.75;
    path += `M${x.toFixed(0)} ${y.toFixed(0)}h${(40 + luck() * 130).toFixed(0)}`;
  }
  return path;
}
