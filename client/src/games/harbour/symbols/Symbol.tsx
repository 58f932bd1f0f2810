// The symbols of harbour: put into the page once, when its table is first opened, and drawn with <use href="#hb-…">.
import type { Gable } from "@/platform/game";
import { COLOURS, DOCKERS, GOODS } from "../map";
import sprite from "./symbols.svg?raw";
import "./symbols.css";

const HOLDER = "harbour-symbols";

function putSymbols(page: Document): void {
  if (page.getElementById(HOLDER)) return;
  const holder = page.createElement("div");
  holder.id = HOLDER;
  holder.hidden = true;
  holder.innerHTML = sprite;
  page.body.prepend(holder);
}

if (typeof document !== "undefined") putSymbols(document);

interface SymbolProps {
  /** Without the `hb-`. */
  name: string;
  size?: number;
  /** What it says to who cannot see it; left out where words stand beside it. */
  label?: string;
  className?: string;
}

/** A symbol in running text or in a row of figures. */
export function Symbol({ name, size = 18, label, className = "" }: SymbolProps) {
  const spoken = label ? { role: "img", "aria-label": label } : { "aria-hidden": true };
  return (
    <svg className={`hb-symbol ${className}`} width={size} height={size} {...spoken}>
      <use href={`#hb-${name}`} />
    </svg>
  );
}

interface UseProps {
  name: string;
  x: number;
  y: number;
  size: number;
  className?: string;
}

/** A symbol on the board, its middle at (x, y). */
export function Use({ name, x, y, size, className }: UseProps) {
  const half = size / 2;
  return <use className={className} href={`#hb-${name}`} x={x - half} y={y - half} width={size} height={size} />;
}

export const cubeSymbol = (colour: number) => `cube-${COLOURS[colour] ?? "any"}`;
export const shapeSymbol = (colour: number) => `shape-${COLOURS[colour] ?? ""}`;
export const goodSymbol = (good: number) => `good-${GOODS[good] ?? ""}`;
export const dockerSymbol = (docker: number) => (docker < 0 ? "docker" : `docker-${DOCKERS[docker] ?? ""}`);
export const markSymbol = (docker: number) => `mark-${DOCKERS[docker] ?? ""}`;
export const pieceSymbol = (gable: Gable) => `piece-${gable}`;
/** The class that gives a piece its owner's colour. */
export const seatClass = (gable: Gable) => `hb-of-${gable}`;
/** The class that gives something one of the six roof colours. */
export const colourClass = (colour: number) => `hb-c-${COLOURS[colour] ?? ""}`;
