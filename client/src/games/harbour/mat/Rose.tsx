// The compass rose: seven petals, six with cubes. The arrow points at the pool: when the rose turns, slot 1 pours into it.
import { useIntl } from "react-intl";
import { classes } from "@/kit/classes";
import { cubesSaid } from "./saying";
import { COLOURS, pieces, total } from "../map";
import { useHarbour } from "../table";
import { comingCubes } from "./coming";
import * as css from "./rose.module.css";

const STEP = 360 / 7;
const at = (far: number, degrees: number): readonly [number, number] => {
  const turn = (degrees * Math.PI) / 180;
  return [100 + far * Math.cos(turn), 100 + far * Math.sin(turn)];
};
const point = (far: number, degrees: number): string =>
  at(far, degrees)
    .map((one) => one.toFixed(1))
    .join(" ");

/** A petal from its inner to its outer rim; slot 0 is the arrow, the others follow against the clock. */
function petal(slot: number): string {
  const middle = -slot * STEP;
  const [from, to] = [middle - STEP / 2 + 1.1, middle + STEP / 2 - 1.1];
  return `M${point(30, from)}L${point(91, from)}A91 91 0 0 1 ${point(91, to)}L${point(30, to)}A30 30 0 0 0 ${point(30, from)}z`;
}

const PETALS = Array.from({ length: 7 }, (_, slot) => petal(slot));
const TICKS = Array.from(
  { length: 56 },
  (_, tick) => `M${point(93, (tick * 360) / 56)}L${point(tick % 8 ? 97.5 : 99, (tick * 360) / 56)}`,
).join("");
const STAR = Array.from({ length: 8 }, (_, ray) => {
  const long = ray % 2 === 0 ? 27 : 17;
  const turn = ray * 45;
  return [`M100 100L${point(7, turn + 22.5)}L${point(long, turn)}z`, `M100 100L${point(7, turn - 22.5)}L${point(long, turn)}z`] as const;
});

interface Lying {
  colour: number;
  x: number;
  y: number;
  size: number;
  /** Not there yet: it comes with the die in hand. */
  isComing: boolean;
  /** More cubes than there is room for lie as one with their number. */
  count: number;
}

/** Where the cubes of a slot lie. */
function layOut(slot: number, there: readonly number[], coming: readonly number[]): Lying[] {
  const all = [
    ...pieces(there).map((colour) => ({ colour, isComing: false })),
    ...pieces(coming).map((colour) => ({ colour, isComing: true })),
  ];
  const grouped = all.length > 9;
  const shown = grouped
    ? COLOURS.flatMap((_, colour) => {
        const count = (there[colour] ?? 0) + (coming[colour] ?? 0);
        return count > 0 ? [{ colour, isComing: false, count }] : [];
      })
    : all.map((one) => ({ ...one, count: 1 }));
  const columns = shown.length > 4 ? 3 : 2;
  const rows = Math.ceil(shown.length / columns);
  const size = shown.length > 6 ? 14 : 16;
  const wide = grouped ? size + 11 : size + 0.6;
  const [middleX, middleY] = at(70, -slot * STEP);
  return shown.map((one, index) => {
    const row = Math.floor(index / columns);
    const inRow = Math.min(columns, shown.length - row * columns);
    const x = middleX + ((index % columns) - (inRow - 1) / 2) * wide - wide / 2;
    return { ...one, x, y: middleY + (row - (rows - 1) / 2) * (size + 0.6) - size / 2, size };
  });
}

function Ground() {
  return (
    <svg className={css.hbRoseLayer} viewBox="-2 -2 216 204" aria-hidden="true">
      <circle cx="100" cy="100" r="99" className={css.hbRoseRim} />
      <circle cx="100" cy="100" r="93" className={css.hbRoseLine} />
      <path d={TICKS} className={css.hbRoseTicks} />
      {PETALS.map((path, slot) => (
        <path key={slot} d={path} className={classes(css.hbRosePetal, slot === 0 ? css.isArrow : slot === 1 && css.isNext)} />
      ))}
      {PETALS.slice(1).map((_, index) => {
        const [x, y] = at(36.5, -(index + 1) * STEP);
        return (
          <text key={index} x={x} y={y + 4.3} className={css.hbRoseNumber}>
            {index + 1}
          </text>
        );
      })}
    </svg>
  );
}

/** Arrow and star; the star goes round with the cubes, in a layer of its own so that only layers move. */
function Arrow() {
  return (
    <svg className={css.hbRoseLayer} viewBox="-2 -2 216 204" aria-hidden="true">
      <path d="M142 91H176V80L212 100L176 120V109H142Z" className={css.hbRoseArrow} />
    </svg>
  );
}

export function Rose() {
  const intl = useIntl();
  const table = useHarbour();
  const { view, seat, moment } = table;
  const rose = view.at[seat]?.rose ?? [];
  const coming = comingCubes(table);
  const hasTurned = moment?.events.some((event) => event.type === "RosesTurned") ?? false;
  const slots = rose.flatMap((cubes, index) =>
    total(cubes) > 0 ? [intl.formatMessage({ id: "harbour.mat.rose.slot" }, { slot: index + 1, cubes: cubesSaid(intl, cubes) })] : [],
  );
  const label = intl.formatMessage(
    { id: "harbour.mat.rose" },
    { slots: slots.length > 0 ? intl.formatList(slots, { type: "unit" }) : "", empty: slots.length > 0 ? "no" : "yes" },
  );
  return (
    <div className={css.hbRose} role="img" aria-label={label}>
      <Ground />
      <svg
        key={hasTurned ? moment?.key : 0}
        className={classes(css.hbRoseLayer, css.hbRoseWheel, hasTurned && css.hasTurned)}
        viewBox="-2 -2 216 204"
        aria-hidden="true"
      >
        {rose.flatMap((cubes, index) =>
          layOut(index + 1, cubes, coming[index + 1] ?? []).map(({ colour, x, y, size, isComing, count }, key) => (
            <g key={`${index}-${key}`} className={classes(isComing && css.isComing)}>
              <use href={`#hb-cube-${COLOURS[colour]}`} x={x} y={y} width={size} height={size} />
              {isComing && <rect x={x - 1} y={y - 1} width={size + 2} height={size + 2} rx="4" className={css.hbRoseComing} />}
              {count > 1 && (
                <text x={x + size + 0.5} y={y + size - 4} className={css.hbRoseCount}>
                  {count}
                </text>
              )}
            </g>
          )),
        )}
        {STAR.map(([dark, light], ray) => (
          <g key={ray}>
            <path d={dark} className={css.hbRoseDark} />
            <path d={light} className={css.hbRoseLight} />
          </g>
        ))}
      </svg>
      <Arrow />
    </div>
  );
}
