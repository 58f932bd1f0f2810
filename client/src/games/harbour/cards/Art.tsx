// The picture of a card: an arch with the ware for an artisan, a gable with the building, a folded sheet with the district's blocks.
import { useId } from "react";
import { classes } from "@/kit/classes";
import { BLOCKS, DISTRICTS } from "../map";
import { colourClass, shapeSymbol } from "../symbols/Symbol";
import { goods } from "../../../../../src/mokum/games/harbour/board.json";
import pictures from "./art.svg?raw";
import { type Printed, goodOf } from "./printed";
import * as faceCss from "./face.module.css";
import * as css from "./art.module.css";

const HOLDER = "harbour-art";

function putPictures(page: Document): void {
  if (page.getElementById(HOLDER)) return;
  const holder = page.createElement("div");
  holder.id = HOLDER;
  holder.hidden = true;
  holder.innerHTML = pictures;
  page.body.prepend(holder);
}

if (typeof document !== "undefined") putPictures(document);

const FRAMES = {
  artisan: "M4 98V46C4 20 24 3 50 3s46 17 46 43v52z",
  building: "M4 98V34h12V22h13V11h13V3h16v8h13v11h13v12h12v64z",
  plan: "M4 6l30-4 32 4 30-4v92l-30 4-32-4-30 4z",
} as const;

const RAYS = Array.from({ length: 32 }, (_, at) => {
  const turn = (at * Math.PI) / 16;
  return `M50 56L${(50 + 90 * Math.cos(turn)).toFixed(1)} ${(56 + 90 * Math.sin(turn)).toFixed(1)}`;
}).join("");

const tints = new Map(goods.items.map((good) => [good.id, good.hex]));

function Ware({ good }: { good: string }) {
  return (
    <>
      <rect width="100" height="100" fill={tints.get(good)} fillOpacity=".24" />
      <path d={RAYS} stroke={tints.get(good)} strokeOpacity=".5" strokeWidth="5" />
      <circle cx="50" cy="55" r="35" className={css.hbArtDisc} />
      <use href={`#hb-good-${good}`} x="24" y="29" width="52" height="52" />
    </>
  );
}

/** The blocks of each district, drawn into a square of 78. */
const SHEETS = DISTRICTS.map((_, district) => {
  const blocks = BLOCKS.filter((block) => block.district === district);
  const xs = blocks.flatMap(({ shape }) => shape.map(([x = 0]) => x));
  const ys = blocks.flatMap(({ shape }) => shape.map(([, y = 0]) => y));
  const [left, right, top, foot] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const scale = 78 / Math.max(right - left, foot - top);
  const at = (x: number, y: number) => [50 + (x - (left + right) / 2) * scale, 50 + (y - (top + foot) / 2) * scale] as const;
  return blocks.map((block) => ({
    points: block.shape
      .map(([x = 0, y = 0]) =>
        at(x, y)
          .map((one) => one.toFixed(1))
          .join(","),
      )
      .join(" "),
    middle: at(block.x, block.y),
    colour: block.colour,
  }));
});

function Sheet({ district }: { district: string }) {
  const number = DISTRICTS.findIndex((one) => one.id === district);
  return (
    <>
      <rect width="100" height="100" className={css.hbArtSheet} />
      <path d="M0 20h100M0 40h100M0 60h100M0 80h100M20 0v100M40 0v100M60 0v100M80 0v100" className={css.hbArtGrid} />
      {(SHEETS[number] ?? []).map(({ points, middle: [x, y], colour }) => (
        <g key={points} className={classes(colourClass(colour))}>
          <polygon points={points} className={css.hbArtBlock} />
          <use href={`#hb-${shapeSymbol(colour)}`} x={x - 4.5} y={y - 4.5} width="9" height="9" className={css.hbArtCrest} />
        </g>
      ))}
      <path d="M34 2v92M66 6v92" className={css.hbArtFold} />
    </>
  );
}

export function Art({ card: { kind, type } }: { card: Printed }) {
  const frame = useId();
  return (
    <svg className={faceCss.hbArt} viewBox="0 0 100 100" aria-hidden="true">
      <clipPath id={frame}>
        <path d={FRAMES[kind]} />
      </clipPath>
      <g clipPath={`url(#${frame})`}>
        {kind === "artisan" ? (
          <Ware good={goodOf(type)} />
        ) : kind === "plan" ? (
          <Sheet district={type} />
        ) : (
          <use href={`#hb-art-${type}`} width="100" height="100" />
        )}
      </g>
      <path d={FRAMES[kind]} className={css.hbArtFrame} />
    </svg>
  );
}
