// What makes a map a map: compass, ships, mills, the plate with its name and points, and the border.
import * as css from "./board.module.css";
import { ship } from "./buildings";
import { short } from "./points";

export const mill = (x: number, y: number): string =>
  `<g transform="translate(${short(x)} ${short(y)})"><path class="${css.b2}" d="M-5 7L-3 -6h6L5 7Z"/><path class="${css.b3}" d="M-3.5 -6l3.5 -5l3.5 5Z"/><path class="${css.bl}" d="M-11 -17L11 3M11 -17L-11 3"/><path class="${css.b4}" d="M-11 -17l6 5l-2 2l-6 -5ZM11 3l-6 -5l2 -2l6 5ZM11 -17l-6 5l2 2l6 -5ZM-11 3l6 -5l-2 -2l-6 5Z"/></g>`;

export const boat = (x: number, y: number, scale: number): string =>
  `<g class="${css.boat}" transform="translate(${x} ${y}) scale(${scale})">${ship(1)}</g>`;

export function compass(x: number, y: number, radius: number): string {
  let [dark, light] = ["", ""];
  const point = (turn: number, far: number) => `${short(Math.sin(turn) * far)} ${short(-Math.cos(turn) * far)}`;
  for (let wind = 0; wind < 8; wind++) {
    const turn = (wind * Math.PI) / 4;
    const far = radius * (wind % 2 ? 0.58 : 0.92);
    dark += `M0 0L${point(turn, far)}L${point(turn + Math.PI / 8, radius * 0.2)}Z`;
    light += `M0 0L${point(turn, far)}L${point(turn - Math.PI / 8, radius * 0.2)}Z`;
  }
  return `<g class="${css.compass}" transform="translate(${x} ${y})"><circle r="${radius}"/><circle r="${radius * 0.93}"/><circle r="${radius * 0.5}"/><path class="${css.dark}" d="${dark}"/><path class="${css.light}" d="${light}"/><circle class="${css.hub}" r="4"/><text y="${-radius - 6}">N</text></g>`;
}

/** The plate: the city's name, its three crosses, and what routes of one to four spaces score. */
export function plate(): string {
  const slabs = (x: number, count: number) =>
    Array.from({ length: count }, (_, at) => `<rect x="${x + at * 13}" y="77" width="11" height="8" rx="1.5"/>`).join("");
  return `<g class="${css.plate}" transform="translate(38 664)"><path class="${css.board}" d="M14 0H286a14 14 0 0 0 14 14V94a14 14 0 0 0 -14 14H14a14 14 0 0 0 -14 -14V14a14 14 0 0 0 14 -14Z"/><path class="${css.line}" d="M18 5H282a14 14 0 0 0 13 13V90a14 14 0 0 0 -13 13H18a14 14 0 0 0 -13 -13V18a14 14 0 0 0 13 -13Z"/><text class="${css.name}" x="150" y="43">Amsterdam</text><path class="${css.line}" d="M30 56H126M174 56H270"/><path class="${css.crosses}" d="M134 51l8 10m0 -10l-8 10M146 51l8 10m0 -10l-8 10M158 51l8 10m0 -10l-8 10"/><g class="${css.stones}">${slabs(22, 1)}${slabs(72, 2)}${slabs(135, 3)}${slabs(211, 4)}</g><g class="${css.figures}"><text x="37" y="86">1</text><text x="101" y="86">2</text><text x="177" y="86">4</text><text x="266" y="86">7</text></g></g>`;
}

export function border(): string {
  let ticks = "";
  const tick = (x: number, y: number, width: number, height: number) => {
    ticks += `M${x} ${y}h${width}v${height}h${-width}Z`;
  };
  for (let x = 20; x < 1180; x += 80) {
    tick(x, 9, 40, 5);
    tick(x, 786, 40, 5);
  }
  for (let y = 20; y < 780; y += 76) {
    tick(9, y, 5, 38);
    tick(1186, y, 5, 38);
  }
  return `<g class="${css.border}"><rect x="2" y="2" width="1196" height="796" rx="6" class="${css.margin}"/><rect x="8" y="8" width="1184" height="784" class="${css.rule}"/><rect x="15" y="15" width="1170" height="770" class="${css.rule}"/><path d="${ticks}"/></g>`;
}
