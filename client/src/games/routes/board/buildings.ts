// A small building for each place and what stands about the map; 48 wide, the ground line at y = 0.
import type { Class } from "@/kit/classes";
import * as css from "./board.module.css";
type Kind = "step" | "neck" | "bell" | "spout" | "flat";

const shape = (name: Class | undefined, path: string): string => `<path class="${name}" d="${path}"/>`;
const wall = (x: number, width: number, height: number, name: Class | undefined): string =>
  shape(name, `M${x} 0v${-height}h${width}v${height}Z`);

/** Windows: left edge, foot, and width and height where they are not the usual ones. */
const windows = (...all: readonly (readonly [number, number, number?, number?])[]): string =>
  shape(css.bw, all.map(([x, y, width = 3, height = 4.5]) => `M${x} ${y}v${-height}h${width}v${height}Z`).join(""));

function gable(x: number, width: number, height: number, kind: Kind, name: Class | undefined): string {
  const top = -height;
  const middle = x + width / 2;
  const w = width;
  const outline: Record<Kind, string> = {
    step: `V${top + 9}h${w * 0.14}v-4h${w * 0.14}v-4h${w * 0.12}v-4h${w * 0.2}v4h${w * 0.12}v4h${w * 0.14}v4h${w * 0.14}`,
    neck: `V${top + 8}c${w * 0.14} 0 ${w * 0.24} -2 ${w * 0.24} -5V${top - 1}L${middle} ${top - 4}L${middle + w * 0.26} ${top - 1}V${top + 3}c0 3 ${w * 0.1} 5 ${w * 0.24} 5`,
    bell: `V${top + 9}c${w * 0.2} -2 ${w * 0.14} -12 ${w * 0.5} -12c${w * 0.36} 0 ${w * 0.3} 10 ${w * 0.5} 12`,
    spout: `V${top + 8}L${middle - 2} ${top}V${top - 3}h4v3L${x + w} ${top + 8}`,
    flat: `V${top + 1}h-1v-3h${w + 2}v3h-1`,
  };
  return shape(name, `M${x} 0${outline[kind]}V0Z`);
}

function tower(height: number, top: number): string {
  const h = height;
  return (
    wall(-6.5, 13, h, css.b1) +
    shape(css.b2, `M-6.5 ${-h}h13v-3.5h-13Z`) +
    shape(
      css.b3,
      `M-5 ${-h - 3.5}h10v${-top * 0.34}h-10ZM-6 ${-h - 3.5 - top * 0.34}C-6 ${-h - top * 0.62} -2 ${-h - top * 0.6} -1.5 ${-h - top * 0.8}h3C2 ${-h - top * 0.6} 6 ${-h - top * 0.62} 6 ${-h - 3.5 - top * 0.34}Z`,
    ) +
    shape(css.bl, `M0 ${-h - top * 0.8}V${-h - top * 1.08}`) +
    windows([-1.5, -3, 3, 6], [-1.5, -14], [-1.5, -h + 4, 3, 4]) +
    `<circle class="${css.bc}" cx="0" cy="${-h - 3.5 - top * 0.17}" r="2.2"/>`
  );
}

const moved = (x: number, drawing: string): string => `<g transform="translate(${x})">${drawing}</g>`;

const SAILS = [
  "M-16 -28c6 3 11 3 15 0c1 6 1 10 0 15c-5 -3 -10 -3 -15 0c1 -5 1 -10 0 -15ZM1 -24c4 2 8 2 12 0c1 4 1 7 0 10c-4 -2 -8 -2 -12 0c1 -3 1 -6 0 -10Z",
  "M-18 -28c7 3 13 3 18 0c1 6 1 10 0 15c-6 -3 -12 -3 -18 0c1 -5 1 -10 0 -15ZM1 -25c5 2 9 2 13 0c1 4 1 8 0 11c-4 -2 -9 -2 -13 0c1 -4 1 -7 0 -11Z",
] as const;

export function ship(sails: 0 | 1): string {
  return (
    shape(css.bl, "M-9 -8V-32M7 -8V-28") +
    shape(css.b4, SAILS[sails]) +
    shape(css.b2, "M-20 -10h8l2 3h18l3 -4h9c-1 7 -5 11 -10 11h-20c-6 0 -9 -4 -10 -10Z") +
    shape(css.bl, "M-22 3c4 -3 7 -3 11 0s7 3 11 0s7 -3 11 0s7 3 11 0") +
    shape(css.bg, "M-9 -32l6 -2l-6 -2ZM7 -28l6 -2l-6 -2Z")
  );
}

/** By place, the drawing inside its island. */
export const BUILDINGS: Readonly<Record<string, string>> = {
  dam:
    wall(-20, 40, 21, css.b4) +
    shape(css.b4, "M-8 -21L0 -27L8 -21Z") +
    shape(css.b3, "M-4 -25.5h8v-5h-8ZM-4.5 -30.5c0 -5 9 -5 9 0Z") +
    shape(css.bl, "M0 -34v-5M-20 -10.5h40") +
    windows(
      [-17, -12.5],
      [-11.5, -12.5],
      [-1.5, -12.5],
      [8.5, -12.5],
      [14, -12.5],
      [-17, -3],
      [-11.5, -3],
      [-6, -3],
      [3, -3],
      [8.5, -3],
      [14, -3],
    ),
  "oude-kerk":
    shape(css.b2, "M-20 0v-13l7 -6l7 6v13ZM-8 0v-15l8 -6l9 6v15Z") +
    wall(9, 11, 24, css.b1) +
    shape(css.b3, "M8 -24h13l-3 -5h-7ZM11.5 -29h6v-4h-6Z") +
    shape(css.b3, "M11 -33L14.5 -42L18 -33Z") +
    windows([-14.5, -5, 3, 7], [-5, -5, 3, 8], [2, -5, 3, 8], [13, -6], [13, -15]),
  westermarkt:
    shape(css.b2, "M-20 0v-14l8 -7h12v21Z") +
    wall(0, 12, 22, css.b1) +
    shape(css.b4, "M1.5 -22h9v-8h-9Z") +
    shape(css.b3, "M2.5 -30h7v-5h-7Z") +
    shape(css.bg, "M2.5 -35c0 -5 7 -5 7 0Z") +
    shape(css.bl, "M6 -39v-5M3.5 -42h5") +
    windows([-15, -5, 3, 7], [-9, -5, 3, 7], [4.5, -5], [4.5, -14]) +
    `<circle class="${css.bc}" cx="6" cy="-26" r="2.2"/>`,
  noordermarkt:
    shape(css.b2, "M-20 0v-12l10 -9h20l10 9v12Z") +
    shape(css.b1, "M-8 0v-20l8 -8l8 8v20Z") +
    shape(css.b3, "M-3 -26h6v-6h-6ZM-3 -32l3 -7l3 7Z") +
    windows([-16, -4, 3, 6], [13, -4, 3, 6], [-4.5, -5, 3, 8], [1.5, -5, 3, 8]),
  waag:
    wall(-17, 34, 17, css.b1) +
    shape(css.b3, "M-17 -17l5 -8h24l5 8Z") +
    [-17, 0, 17].map((x) => shape(css.b2, `M${x - 4.5} 0v-20h9v20Z`) + shape(css.b3, `M${x - 5.5} -20h11l-5.5 -13Z`)).join("") +
    windows([-18.5, -8], [-1.5, -8], [15.5, -8], [-10, -6], [7, -6]),
  "oost-indisch-huis":
    wall(-20, 40, 19, css.b1) +
    shape(css.b3, "M-20 -19l4 -6h32l4 6Z") +
    gable(-7, 14, 31, "step", css.b1) +
    shape(css.b4, "M-3 0v-7h6v7Z") +
    windows([-17, -11], [-12, -11], [9, -11], [14, -11], [-17, -3], [-12, -3], [9, -3], [14, -3], [-4, -12], [1, -12], [-1.5, -20]),
  korenmetershuisje:
    shape(css.b1, "M-13 0v-14h26v14Z") +
    shape(css.b3, "M-15 -14L-7 -26h14L15 -14Z") +
    shape(css.b4, "M-3 0v-8h6v8ZM-3.5 -17v-5h7v5Z") +
    windows([-10, -4, 4, 6], [6, -4, 4, 6]) +
    shape(css.bl, "M0 -26v-7M0 -33l6 2l-6 2"),
  begijnhof:
    gable(-21, 10, 19, "spout", css.b2) +
    gable(11, 10, 19, "spout", css.b2) +
    gable(-11, 11, 25, "step", css.b1) +
    gable(0, 11, 25, "bell", css.b4) +
    windows([-17.5, -5], [14.5, -5], [-7, -5], [-7, -13], [4, -5], [4, -13]),
  jordaan:
    gable(-21, 11, 24, "bell", css.b1) +
    gable(-10, 10, 30, "neck", css.b4) +
    gable(0, 11, 26, "step", css.b2) +
    gable(11, 10, 22, "spout", css.b1) +
    windows([-17.5, -5], [-17.5, -13], [-6.5, -5], [-6.5, -14], [4, -5], [4, -13], [14.5, -5], [14.5, -12]),
  "de-drie-hendricken":
    gable(-20, 13, 26, "step", css.b1) +
    gable(-6.5, 13, 32, "step", css.b2) +
    gable(7, 13, 26, "step", css.b1) +
    windows([-15, -5], [-15, -14], [-1.5, -5], [-1.5, -15], [12, -5], [12, -14]),
  munttoren: wall(-18, 14, 15, css.b2) + shape(css.b3, "M-19 -15l7 -6l8 6Z") + moved(4, tower(21, 21)) + windows([-14, -5]),
  montelbaanstoren: tower(23, 20) + shape(css.b2, "M-13 0v-6h26v6Z") + windows([-9, -2, 3, 3], [6, -2, 3, 3]),
  haringpakkerstoren: moved(-5, tower(20, 20)) + gable(4, 13, 19, "bell", css.b4) + windows([9, -5], [9, -12]),
  "jan-roodenpoortstoren": moved(2, tower(22, 22)) + gable(-18, 12, 17, "step", css.b2) + windows([-13.5, -4]),
  blauwbrug:
    shape(css.b4, "M-22 0v-7C-10 -15 10 -15 22 -7V0h-6c0 -7 -8 -7 -8 0h-4.5c0 -9 -7 -9 -7 0h-4.5c0 -7 -8 -7 -8 0Z") +
    shape(css.b5, "M-22 -7C-10 -15 10 -15 22 -7v-2.5C10 -17.5 -10 -17.5 -22 -9.5Z") +
    shape(css.b3, "M-9 -13.5v-9h3v9ZM6 -13.5v-9h3v9Z") +
    shape(css.bg, "M-10.5 -22.5l3 -5l3 5ZM4.5 -22.5l3 -5l3 5Z"),
  "nieuwe-waal": ship(0),
  "oude-waal": ship(1),
};
