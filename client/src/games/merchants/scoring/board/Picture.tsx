// The area that is scored, with the sector that is counted in the light: the columns of the exchange, the city, or the world.
import { useIntl } from "react-intl";
import { classes } from "@/kit/classes";
import { CANVAS, LAST_SPACE } from "../../map";
import { Exchange } from "../../board/Exchange";
import { Layers } from "../../board/Layers";
import { BESIDE_IT, BESIDE_SIZE, type Box } from "../../board/exchangeLayout";
import { CITY_PART, LAND, QUARTER_OUTLINES, WORLD } from "../../board/sheet";
import { sayRank } from "../saying";
import { type Step, areaOf } from "../scored";
import * as stageCss from "../../board/stage.module.css";
import * as css from "../scoring.module.css";

/** A column of the exchange with its label. */
function columnOf(good: number): Box {
  const [x, y, width] = BESIDE_IT.space(good, LAST_SPACE);
  const [, foot, , height] = BESIDE_IT.label(good);
  return [x, y, width, foot + height - y];
}

/** Who is first and second, on the spaces where their tiles are. */
function Places({ step: { sector } }: { step: Step }) {
  const intl = useIntl();
  return [sector.first, sector.second].map((seats, place) => {
    const [seat = -1] = seats;
    const space = sector.strengths[seat] ?? 0;
    if (space === 0) return null;
    const [x, y, width, height] = BESIDE_IT.space(sector.sector, space);
    return (
      <g key={place}>
        {seats.map((one) => (
          <rect key={one} data-from={one} x={x + width / 2} y={y + height / 2} width="1" height="1" fill="none" />
        ))}
        <g className={css.placeTag} transform={`translate(${x - 3} ${y + height / 2})`}>
          <rect x="-15" y="-8" width="27" height="16" rx="8" />
          <text x="-1.5" y="3.6">
            {sayRank(intl, place)}
          </text>
        </g>
      </g>
    );
  });
}

function ExchangePicture({ step }: { step: Step }) {
  const now = step.sector.sector;
  const [x, y, width, height] = columnOf(now);
  return (
    <svg
      className={classes(stageCss.merBeside, css.picture)}
      viewBox={`-6 -8 ${BESIDE_SIZE.width + 10} ${BESIDE_SIZE.height + 14}`}
      preserveAspectRatio="xMidYMid meet"
    >
      <Exchange layout={BESIDE_IT} stop={null} />
      {step.area.sectors.map((sector) => {
        const [left, top, wide, high] = columnOf(sector);
        return sector === now ? null : <rect key={sector} className={css.dim} x={left} y={top} width={wide} height={high} />;
      })}
      <rect className={css.light} x={x - 1} y={y - 1} width={width + 2} height={height + 2} rx="4" />
      <Places step={step} />
    </svg>
  );
}

const [worldX = 0, worldY = 0, worldWidth = 0, worldHeight = 0] = CANVAS.world_box;
const PARTS = { quarters: CITY_PART, colonies: { x: worldX, y: worldY, width: worldWidth, height: worldHeight } };

function MapPicture({ step, area }: { step: Step; area: keyof typeof PARTS }) {
  const outlines = area === "quarters" ? QUARTER_OUTLINES : LAND;
  const now = step.sector.sector;
  const part = PARTS[area];
  const sight = `${part.x} ${part.y} ${part.width} ${part.height}`;
  return (
    <svg
      className={classes(stageCss.merBeside, css.picture, css.isMap)}
      data-area={area}
      viewBox={sight}
      preserveAspectRatio="xMidYMid meet"
    >
      {/* Whatever room is left around it, nothing else of the sheet is seen there. */}
      <svg {...part} viewBox={sight} overflow="hidden">
        <Layers sheet={WORLD} stand={null} />
        {outlines.map((outline, sector) => (
          <path key={sector} d={outline} className={classes(sector === now ? css.light : css.dim)} />
        ))}
      </svg>
    </svg>
  );
}

export function Picture({ step }: { step: Step }) {
  const area = areaOf(step.area.area);
  return (
    <div className={css.frame} inert aria-hidden>
      {area === "exchange" ? <ExchangePicture step={step} /> : <MapPicture step={step} area={area} />}
    </div>
  );
}
