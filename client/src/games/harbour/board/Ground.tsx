// What is printed and never changes: land, water, roofs, bridges, quays and names. Drawn once.
import { memo } from "react";
import { FormattedMessage } from "react-intl";
import { classes } from "@/kit/classes";
import { BLOCKS, BRIDGES, COLOURS, HEIGHT, RIVER, WAREHOUSES, WIDTH } from "../map";
import { GOOD_WORDS } from "../names";
import { Use, colourClass, namedColourClass, shapeSymbol } from "../symbols/Symbol";
import { Quays } from "./Quays";
import { CITY, LAYER, QUAY, arc, pointsOf, shrunk } from "./sheet";
import * as symbolsCss from "../symbols/symbols.module.css";
import * as css from "./board.module.css";

const DARK_ROOFS = new Set(["brown", "violet", "black"]);

function Land() {
  const { x, y, wide, high } = CITY;
  const bowl = (more: number) => `M${x - wide - more} ${y - 12}A${wide + more} ${high + more} 0 0 0 ${x + wide + more} ${y - 12}Z`;
  const stones = [62, 78, 122, 352, 424].flatMap((row) =>
    Array.from({ length: 23 }, (_, at) => 20 + (row % 37) + at * 61)
      .filter((left) => !(row > 300 && left > 620 && left < 770))
      .map((left) => `M${left} ${row}h${18 + ((left * 7) % 17)}`),
  );
  return (
    <>
      <defs>
        <pattern id="hb-ripple" width="46" height="20" patternUnits="userSpaceOnUse">
          <path className={css.hbRipple} d="M2 7q5-4 10 0t10 0M25 17q4-3 8 0t8 0" />
        </pattern>
        <pattern id="hb-field" width="60" height="44" patternUnits="userSpaceOnUse" patternTransform="rotate(-14)">
          <path className={css.hbDitch} d="M0 .5h60M0 22.5h60M22 0v22M44 22v22" />
        </pattern>
      </defs>
      <rect className={css.hbPolder} width={WIDTH} height={HEIGHT} />
      <rect width={WIDTH} height={HEIGHT} fill="url(#hb-field)" />
      <rect className={css.hbIj} width={WIDTH} height="433" />
      <rect y="130" width={WIDTH} height="214" fill="url(#hb-ripple)" />
      <path
        className={css.hbQuay}
        d={`M0 0H${WIDTH}V${QUAY.top}H0ZM0 ${QUAY.bottom}H636L664 440V446H0ZM${WIDTH} ${QUAY.bottom}H764L736 440V446H${WIDTH}Z`}
      />
      <path className={css.hbQuayEdge} d={`M0 133.5H${WIDTH}M0 ${QUAY.bottom}H636M764 ${QUAY.bottom}H${WIDTH}`} />
      <path className={css.hbStones} d={stones.join("")} />
      <path className={css.hbDyke} d={bowl(16)} />
      <path className={css.hbCanal} d={bowl(10)} />
      <polyline className={css.hbRiverEdge} points={pointsOf(RIVER.curve)} strokeWidth={2 * RIVER.half_width + 8} />
      <polyline className={css.hbRiver} points={pointsOf(RIVER.curve)} strokeWidth={2 * RIVER.half_width} />
      <path className={css.hbRiverMouth} d="M676 470C676 430 640 400 636 336H764C760 400 724 430 724 470Z" />
    </>
  );
}

/** A block of roofs around its court; the roof carries its colour's shape at two corners. */
function Roofs() {
  return BLOCKS.map(({ index, colour, x, y, shape }) => {
    const outline = pointsOf(shape);
    const corner = (sign: number) => shape.toSorted(([ax = 0, ay = 0], [bx = 0, by = 0]) => sign * (ax + ay - bx - by))[0] ?? [x, y];
    const crests = [corner(1), corner(-1)].map(([cx = 0, cy = 0]) => {
      const far = Math.hypot(x - cx, y - cy);
      return [cx + ((x - cx) / far) * 14, cy + ((y - cy) / far) * 14] as const;
    });
    return (
      <g key={index} className={classes(css.hbBlock, colourClass(colour))}>
        <clipPath id={`hb-block-${index}`}>
          <polygon points={outline} />
        </clipPath>
        <polygon className={css.hbShade} points={outline} transform="translate(0 2.5)" />
        <polygon className={css.hbCourt} points={outline} />
        <g clipPath={`url(#hb-block-${index})`}>
          <polygon className={css.hbRoof} points={outline} />
          <polygon className={css.hbRidge} points={outline} />
          <polygon className={css.hbSlope} points={outline} />
          <polygon className={css.hbLamps} points={shrunk(shape, x, y, 0.7)} />
          <polygon className={css.hbEave} points={outline} />
        </g>
        <g className={classes(css.hbCrest, DARK_ROOFS.has(COLOURS[colour] ?? "") && css.isLight)}>
          {crests.map(([cx, cy], at) => (
            <Use key={at} name={shapeSymbol(colour)} x={cx} y={cy} size={12} />
          ))}
        </g>
      </g>
    );
  });
}

function Bridge({ x, y, angle, length, half }: { x: number; y: number; angle: number; length: number; half: number }) {
  const long = length / 2;
  const rail = half - 3.2;
  return (
    <g transform={`translate(${x} ${y}) rotate(${angle})`}>
      <rect className={css.hbBridge} x={-long} y={-half} width={2 * long} height={2 * half} rx="3" />
      <path className={css.hbRail} d={`M${2 - long} ${-rail}H${long - 2}M${2 - long} ${rail}H${long - 2}`} />
    </g>
  );
}

function River() {
  return (
    <>
      {RIVER.spaces.slice(0, -1).map(({ space, x, y }) => (
        <g key={space}>
          <circle className={classes(css.hbSpace, space === RIVER.start_space && css.isStart)} cx={x} cy={y} r="15" />
          <text className={classes(css.hbNumber, space === RIVER.start_space && css.isStart)} x={x} y={y + 4.5}>
            {space}
          </text>
        </g>
      ))}
      {RIVER.spaces.slice(-1).map(({ x, y }) => (
        <rect key="mouth" className={css.hbSpace} x={x - 46} y={y - 38} width="92" height="76" rx="20" />
      ))}
      {RIVER.mouth_berths.map(({ berth, x, y }) => (
        <g key={berth}>
          <circle className={css.hbBerth} cx={x} cy={y} r="14" />
          <text className={css.hbNumber} x={x} y={y + 4.5}>
            {berth}
          </text>
        </g>
      ))}
    </>
  );
}

/** Names in the reader's language lie here, too: they change with nothing but the language. */
function Names() {
  return (
    <>
      {WAREHOUSES.map(({ index, good, building }) => (
        <text key={index} className={css.hbPlateName} x={(building?.[0] ?? 0) + 9} y={(building?.[1] ?? 0) + 40.5}>
          <GoodName good={good} />
        </text>
      ))}
      {NAMES.map(([id, name, far, from, to, colour]) => (
        <g key={id}>
          <path id={`hb-name-${id}`} className={css.hbUnseen} d={arc(far, from, to)} />
          <text className={classes(css.hbDistrict, namedColourClass(colour), far < 1 && css.isSmall)}>
            <textPath href={`#hb-name-${id}`} startOffset="50%">
              {name}
            </textPath>
          </text>
        </g>
      ))}
      <text className={classes(css.hbDistrict, css.isSmall, symbolsCss.hbCBrown)} x="490" y="434">
        Burgwallen
      </text>
      <text className={classes(css.hbDistrict, css.isSmall, symbolsCss.hbCViolet)} x="985" y="434">
        Nieuwmarkt
      </text>
      <text className={css.hbSea} x="486" y="243">
        Het IJ
      </text>
      <text className={classes(css.hbSea, css.isRiver)} x="1128" y="908">
        Amstel
      </text>
    </>
  );
}

const NAMES = [
  ["h", "Haarlemmerbuurt", 1.047, 178, 142, "grey"],
  ["j", "Jordaan", 1.06, 128, 78, "orange"],
  ["p", "Plantage", 1.06, 44, 8, "pink"],
  ["g", "Grachtengordel", 0.776, 128, 84, "black"],
] as const;

function GoodName({ good }: { good: number }) {
  return <FormattedMessage id={GOOD_WORDS[good] ?? GOOD_WORDS[0]} />;
}

export const Ground = memo(function Ground() {
  return (
    <svg {...LAYER} aria-hidden="true">
      <Land />
      <Roofs />
      {BRIDGES.filter((bridge) => !("river" in bridge)).map((bridge) => (
        <Bridge key={bridge.blocks.join()} {...bridge} half={6.5} />
      ))}
      <River />
      {RIVER.bridges.map((bridge) => (
        <Bridge key={bridge.id} {...bridge} half={8} />
      ))}
      <Quays />
      <Names />
    </svg>
  );
});
