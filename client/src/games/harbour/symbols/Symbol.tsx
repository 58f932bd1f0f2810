// The symbols of harbour: put into the page once, when its table is first opened, and drawn with <use href="#hb-…">.
import { type Class, classes } from "@/kit/classes";
import { putSprite } from "@/kit/sprite";
import type { Gable } from "@/platform/game";
import { COLOURS, DOCKERS, GOODS } from "../map";
import sprite from "./symbols.svg?raw";
import * as css from "./symbols.module.css";

if (typeof document !== "undefined") putSprite(document, "harbour-symbols", sprite);

interface SymbolProps {
  /** Without the `hb-`. */
  name: string;
  size?: number;
  /** What it says to who cannot see it; left out where words stand beside it. */
  label?: string;
  className?: Class | undefined;
}

/** A symbol in running text or in a row of figures. */
export function Symbol({ name, size = 18, label, className }: SymbolProps) {
  const spoken = label ? { role: "img", "aria-label": label } : { "aria-hidden": true };
  return (
    <svg className={classes(css.hbSymbol, className)} width={size} height={size} {...spoken}>
      <use href={`#hb-${name}`} />
    </svg>
  );
}

interface UseProps {
  name: string;
  x: number;
  y: number;
  size: number;
  className?: Class | undefined;
}

/** A symbol on the board, its middle at (x, y). */
export function Use({ name, x, y, size, className }: UseProps) {
  const half = size / 2;
  return <use className={classes(className)} href={`#hb-${name}`} x={x - half} y={y - half} width={size} height={size} />;
}

export const cubeSymbol = (colour: number) => `cube-${COLOURS[colour] ?? "any"}`;
export const shapeSymbol = (colour: number) => `shape-${COLOURS[colour] ?? ""}`;
export const goodSymbol = (good: number) => `good-${GOODS[good] ?? ""}`;
export const dockerSymbol = (docker: number) => (docker < 0 ? "docker" : `docker-${DOCKERS[docker] ?? ""}`);
export const markSymbol = (docker: number) => `mark-${DOCKERS[docker] ?? ""}`;
export const pieceSymbol = (gable: Gable) => `piece-${gable}`;
/** The class that gives a piece its owner's colour. */
const SEATS: Readonly<Record<Gable, Class | undefined>> = {
  step: css.hbOfStep,
  neck: css.hbOfNeck,
  bell: css.hbOfBell,
  spout: css.hbOfSpout,
  flat: css.hbOfFlat,
};

export const seatClass = (gable: Gable) => SEATS[gable];
/** The class that gives something one of the six roof colours. */
const BY_COLOUR: Readonly<Record<string, Class | undefined>> = {
  brown: css.hbCBrown,
  grey: css.hbCGrey,
  violet: css.hbCViolet,
  orange: css.hbCOrange,
  pink: css.hbCPink,
  black: css.hbCBlack,
};

export const namedColourClass = (name: string) => BY_COLOUR[name];
export const colourClass = (colour: number) => namedColourClass(COLOURS[colour] ?? "");
