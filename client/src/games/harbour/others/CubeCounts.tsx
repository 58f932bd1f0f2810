// Cubes as figures: those of each colour with their number.
import { COLOURS } from "../map";
import { Symbol, cubeSymbol } from "../symbols/Symbol";
import * as css from "./facts.module.css";

export function CubeCounts({ counts, size = 15 }: { counts: readonly number[]; size?: number }) {
  return COLOURS.map((colour, at) =>
    counts[at] ? (
      <span key={colour} className={css.hbCubeCount}>
        <Symbol name={cubeSymbol(at)} size={size} />
        {counts[at]}
      </span>
    ) : null,
  );
}
