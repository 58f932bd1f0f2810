// What is printed and never changes: sea, land, the city with its quarters, streets and bridges.
import { memo } from "react";
import { useIntl } from "react-intl";
import type { Size } from "@/kit/camera";
import { classes } from "@/kit/classes";
import { BESIDE, BRIDGES, CANVAS, CONTINENT_LABELS, QUARTER_LABELS, house, quarterName } from "../map";
import { sayContinent, sayQuarter } from "../saying";
import { LAND, QUARTER_OUTLINES, SHIPS } from "./sheet";
import * as css from "./board.module.css";

const BY_QUARTER = {
  grachten: css.merQGrachten,
  nieuwe_zijde: css.merQNieuweZijde,
  oude_zijde: css.merQOudeZijde,
  lastage: css.merQLastage,
};

const { city, decor } = CANVAS;
const [left = 0, top = 0, width = 0, height = 0] = CANVAS.world_box;
/** The frame around sea and land. */
const WORLD = { x: left, y: top, width, height };

/** Names of more letters are set closer, so that they stay clear of the city. */
const LONG = 10;

function Rose() {
  const [x = 0, y = 0] = decor.compass;
  const points = Array.from({ length: 8 }, (_, turn) => {
    const long = turn % 2 === 0 ? 46 : 28;
    return (
      <g key={turn} transform={`rotate(${turn * 45})`}>
        <path className={css.merRoseDark} d={`M0 ${-long}L5 -6L0 0Z`} />
        <path className={css.merRoseLight} d={`M0 ${-long}L-5 -6L0 0Z`} />
      </g>
    );
  });
  return (
    <g transform={`translate(${x} ${y})`} className={css.merRose}>
      <circle r="34" />
      <circle r="37" />
      {points}
      <circle className={css.merRoseHub} r="4" />
    </g>
  );
}

function Streets() {
  return (
    <g className={css.merStreets}>
      {BESIDE.map(([one, other]) => (
        <line key={`${one}-${other}`} x1={house(one).x} y1={house(one).y} x2={house(other).x} y2={house(other).y} />
      ))}
    </g>
  );
}

function Bridges() {
  return BRIDGES.map(({ index, ends: [from, to] }) => {
    const [one, other] = [house(from), house(to)];
    const way = `M${one.x} ${one.y}L${other.x} ${other.y}`;
    return (
      <g key={index}>
        <path className={css.merBridgeStone} d={way} />
        <path className={css.merBridgeWay} d={way} />
      </g>
    );
  });
}

/** What the sheet refers to: the waves, and the edges of the world and of the city. */
function Patterns() {
  return (
    <defs>
      <pattern id="mer-waves" width="26" height="12" patternUnits="userSpaceOnUse">
        <path d="M0 8q6.5 -6 13 0t13 0" className={css.merWave} />
      </pattern>
      <clipPath id="mer-world">
        <rect {...WORLD} />
      </clipPath>
      <clipPath id="mer-city">
        <circle cx={city.x} cy={city.y} r={city.radius} />
      </clipPath>
    </defs>
  );
}

/** Sea and land, with ships and the compass rose. */
function World() {
  return (
    <>
      <g clipPath="url(#mer-world)">
        <rect {...WORLD} className={css.merSea} />
        <rect {...WORLD} fill="url(#mer-waves)" />
        <g className={css.merRhumbs}>
          {Array.from({ length: 16 }, (_, ray) => (
            <path key={ray} d="M0 0V900" transform={`translate(${decor.compass.join(" ")}) rotate(${ray * 22.5})`} />
          ))}
        </g>
        {LAND.map((outline, continent) => (
          <g key={continent}>
            <path d={outline} className={css.merShore} />
            <path d={outline} className={css.merLand} />
          </g>
        ))}
        {SHIPS.map(([shipX, shipY]) => (
          <use key={shipX} href="#mer-ship" x={shipX - 17} y={shipY - 17} width="34" height="34" className={css.merSail} />
        ))}
        <Rose />
      </g>
      <rect {...WORLD} className={css.merFrame} />
    </>
  );
}

/** The city inside its rampart. */
function City() {
  return (
    <>
      <circle cx={city.x} cy={city.y} r={city.radius + 9} className={css.merRampart} />
      <circle cx={city.x} cy={city.y} r={city.radius} className={css.merCanal} />
      <g clipPath="url(#mer-city)">
        {[40, 80, 120].map((ring) => (
          <circle key={ring} cx={city.x} cy={city.y} r={city.radius - ring} className={css.merRing} />
        ))}
      </g>
      {QUARTER_OUTLINES.map((outline, quarter) => (
        <path key={quarter} d={outline} className={classes(css.merQuarter, BY_QUARTER[quarterName(quarter)])} />
      ))}
      <text x={decor.harbour_label[0]} y={decor.harbour_label[1]} className={css.merIj}>
        Het IJ
      </text>
      <Streets />
      <Bridges />
    </>
  );
}

/** The names of continents and quarters. */
function Names() {
  const intl = useIntl();
  return (
    <>
      {CONTINENT_LABELS.map(([labelX, labelY], continent) => {
        const name = sayContinent(intl, continent);
        return (
          <text key={continent} x={labelX} y={labelY} className={classes(css.merContinent, name.length > LONG && css.isLong)}>
            {name}
          </text>
        );
      })}
      {QUARTER_LABELS.map(([labelX, labelY], quarter) => (
        <text key={quarter} x={labelX} y={labelY} className={css.merQuarterName}>
          {sayQuarter(quarter)}
        </text>
      ))}
    </>
  );
}

export const Ground = memo(function Ground({ sheet }: { sheet: Size }) {
  return (
    <svg
      className={css.merLayer}
      width={sheet.width}
      height={sheet.height}
      viewBox={`0 0 ${sheet.width} ${sheet.height}`}
      aria-hidden="true"
    >
      <Patterns />
      <rect width={sheet.width} height={sheet.height} className={css.merPaper} />
      <World />
      <City />
      <Names />
    </svg>
  );
});
