// The drawing that never changes during a game: water, blocks of houses, streets, ornaments. One string, made once.
import { PLACES, ROUTES } from "../map";
import * as css from "./board.module.css";
import { CANALS, bastions, houses, ring } from "./city";
import { ROUTE_LINES } from "./geometry";
import { boat, border, compass, mill, plate } from "./ornaments";
import { closed, lines, short } from "./points";

const SHORE =
  "M-160 150C-60 118 60 96 190 92C300 90 390 62 480 70C560 77 640 74 730 86C800 98 838 168 905 205C975 243 1040 238 1096 292C1140 336 1210 360 1380 372";
const RIVER = "M1108 900C1090 800 1030 768 950 752C860 738 770 792 690 766C640 748 622 690 606 620C592 560 604 500 628 452";
const DAMRAK = "M652 412C664 360 668 310 690 250C706 200 734 150 742 60";
const WATERS = RIVER + DAMRAK;
const WIDE = 'x="-160" y="-160" width="1520" height="1140"';

const stroke = (path: string, colour: string, width: number, opacity = 1): string =>
  `<path d="${path}" stroke="var(--${colour})" stroke-width="${width}"${opacity < 1 ? ` stroke-opacity="${opacity}"` : ""}/>`;

/** Routes and places cut their own streets through the houses, so that they lie on calm ground. */
function definitions(): string {
  const roads = ROUTE_LINES.map((route) => `<path d="M${lines(route.road)}" stroke-width="36"/>`).join("");
  const islands = PLACES.map((place) => `<circle cx="${place.x}" cy="${place.y}" r="37"/>`).join("");
  return `<defs><clipPath id="routes-sea"><path d="${SHORE}V-160H-160Z"/></clipPath><clipPath id="routes-sheet"><rect width="1200" height="800"/></clipPath><pattern id="routes-ditch" width="26" height="9" patternUnits="userSpaceOnUse" patternTransform="rotate(-24)"><path d="M0 .5H26M6 0V9" stroke="var(--map-field-line)" stroke-width=".8"/></pattern><mask id="routes-streets" maskUnits="userSpaceOnUse" ${WIDE}><rect ${WIDE} fill="#fff"/><g fill="none" stroke="#000" stroke-linecap="round">${roads}<path d="${RIVER}" stroke-width="50"/><path d="${DAMRAK}" stroke-width="34"/></g>${islands}</mask></defs>`;
}

function land(): string {
  const { wall, mills } = bastions();
  const built = houses();
  const roofs = built.roofs.map((path, tint) => `<path d="${path}" fill="var(--map-roof-${tint + 1})"/>`).join("");
  const lamps = built.lamps.map(([x, y]) => `M${short(x)} ${short(y)}h2.2v2.2h-2.2z`).join("");
  const canals = CANALS.map(({ radius, width }) => {
    const path = closed(ring(radius));
    return `${stroke(path, "map-ink", width + 1.6, 0.5)}${stroke(path, "map-water", width)}<path d="${path}" stroke="var(--map-line)" stroke-opacity=".35" stroke-width=".7" stroke-dasharray="14 7 4 9"/>`;
  }).join("");
  const trees = CANALS.slice(2)
    .flatMap(({ radius, width }) => [radius - width / 2 - 3, radius + width / 2 + 3])
    .map((radius) => `<path d="${closed(ring(radius))}" stroke-width="3.4" stroke-dasharray="0 9.5"/>`)
    .join("");
  return `<rect ${WIDE} fill="var(--map-field)"/><rect ${WIDE} fill="url(#routes-ditch)"/>
<path d="M${lines(ring(722, 0, Math.PI))}L-160 -160H1400Z" fill="var(--map-water)" stroke="var(--map-line)" stroke-width="1"/>
<path d="${wall}L-160 -160H1400Z" fill="var(--map-wall)" stroke="var(--map-ink)" stroke-opacity=".6" stroke-width="1.4" stroke-linejoin="round"/>
<path d="${closed(ring(678))}" fill="var(--map-street)" stroke="var(--map-ink)" stroke-opacity=".35"/>
<path d="${closed(ring(660))}" fill="var(--map-land)"/>
<g mask="url(#routes-streets)"><path d="${built.gardens}" fill="var(--map-garden)"/>${roofs}<path d="${built.shade}" fill="var(--map-ink)" fill-opacity=".075"/><path d="${built.roofs.join("")}" fill="none" stroke="var(--map-ink)" stroke-opacity=".27" stroke-width=".55"/></g>
<g fill="none" stroke-linejoin="round">${canals}
${stroke(WATERS, "map-ink", 31, 0.5)}${stroke(WATERS, "map-water", 29)}${stroke(WATERS, "map-line", 17, 0.4)}${stroke(WATERS, "map-water", 15.6)}
${stroke(built.bridges, "map-ink", 6, 0.6)}${stroke(built.bridges, "map-street", 4.4)}
<g mask="url(#routes-streets)" stroke="var(--map-tree)" stroke-linecap="round">${trees}</g></g>
<g mask="url(#routes-streets)"><path d="${lamps}" fill="var(--map-lamp)"/></g>
${mills
  .filter(([x]) => x > 50 && x < 1150)
  .map(([x, y]) => mill(x, y))
  .join("")}`;
}

/** The IJ, with lines along its shore as on an engraved map. */
function sea(): string {
  const lining = [96, 74, 55, 39, 26, 15, 7]
    .map((far, at) => stroke(SHORE, "map-line", 2 * far, 0.16 + at * 0.07) + stroke(SHORE, "map-water", 2 * far - 1.5))
    .join("");
  return `<path d="${SHORE}V-160H-160Z" fill="var(--map-water)"/><g clip-path="url(#routes-sea)" fill="none">${lining}</g>
<g fill="none">${stroke(SHORE, "map-ink", 4.5, 0.75)}${stroke(SHORE, "map-wall", 2.6)}<path d="${SHORE}" stroke="var(--map-ink)" stroke-opacity=".5" stroke-width="9" stroke-dasharray="1 8" transform="translate(3 -5)"/></g>
${compass(1098, 118, 62)}${boat(968, 96, 1.1)}${boat(1012, 56, 0.66)}${boat(118, 74, 0.85)}${boat(1164, 296, 0.66)}
<text class="${css.seaName}" x="280" y="66">Het IJ</text><path id="routes-amstel" d="M742 787C830 760 900 756 1000 786" fill="none"/><text class="${css.riverName}"><textPath href="#routes-amstel" startOffset="52%">Amstel</textPath></text>`;
}

function streets(): string {
  const each = (colour: string, twin: number, single: number, opacity: number) =>
    ROUTE_LINES.map((route, index) => stroke(`M${lines(route.road)}`, colour, ROUTES[index]?.twin === null ? single : twin, opacity)).join(
      "",
    );
  return `<g fill="none" stroke-linecap="round" stroke-linejoin="round">${each("map-ink", 31.5, 29, 0.42)}${each("map-street", 30.2, 27.6, 1)}</g>`;
}

let drawn: string | null = null;

/** The whole sheet as SVG; drawn at the first call and kept. */
export function sheet(): string {
  drawn ??= `${definitions()}<g clip-path="url(#routes-sheet)">${land()}${sea()}${plate()}${streets()}</g>${border()}`;
  return drawn;
}
