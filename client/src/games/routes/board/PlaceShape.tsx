// One place: a small building on its island, and its name beside it.
import { memo } from "react";
import { classes } from "@/kit/classes";
import { place } from "../map";
import { BUILDINGS } from "./buildings";
import type { Label } from "./labels";
import { short } from "./points";
import * as css from "./board.module.css";

const LIGHTS = { wanted: css.isWanted, joined: css.isJoined, shown: css.isShown };

/** Joined by a contract, on a contract that is still open, or shown because a hand is on its contract. */
export type PlaceLight = "joined" | "wanted" | "shown" | null;

interface PlaceProps {
  index: number;
  light: PlaceLight;
  label: string;
  isStop: boolean;
}

export const PlaceShape = memo(function PlaceShape({ index, light, label, isStop }: PlaceProps) {
  const { id, x, y } = place(index);
  return (
    <g
      className={classes(css.routesPlace, light && LIGHTS[light])}
      transform={`translate(${x} ${y})`}
      role="button"
      tabIndex={isStop ? 0 : -1}
      aria-label={label}
      data-place={index}
    >
      {(light === "joined" || light === "shown") && <circle r="33" className={css.routesHalo} />}
      <circle r="33" className={css.routesPlaceRing} />
      <circle r="28.5" className={css.routesMoat} />
      <circle r="24.5" className={css.routesIsle} />
      <path d="M-22 11C-12 14.5 12 14.5 22 11A24.5 24.5 0 0 1 -22 11Z" className={css.routesQuay} />
      {/* The drawing is ours, from buildings.ts. */}
      <g transform="translate(0 12)" dangerouslySetInnerHTML={{ __html: BUILDINGS[id] ?? "" }} />
    </g>
  );
});

export const PlaceName = memo(function PlaceName({ label, light }: { label: Label; light: PlaceLight }) {
  const { x, y, width, height, lines } = label;
  return (
    <g className={classes(css.routesName, light && LIGHTS[light])}>
      <rect x={short(x - width / 2)} y={short(y - height / 2)} width={short(width)} height={height} rx="4" />
      {lines.map((line, at) => (
        <text key={line} x={short(x)} y={short(y - (lines.length - 1) * 9 + at * 18 + 5.4)}>
          {line}
        </text>
      ))}
    </g>
  );
});
