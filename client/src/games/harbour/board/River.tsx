// The Amstel as it stands: tolls of the bridges, and the space that one's pawn can reach next.
import { classes } from "@/kit/classes";
import { MOUTH, MOUTH_POINTS, RIVER } from "../map";
import { useHarbour } from "../table";
import type { Thing } from "../things";
import { Touchable } from "./Touchable";
import { riverLabel, useLabels } from "./labels";
import { riverPoint } from "./sheet";
import * as css from "./board.module.css";

const RIVER_THING: Thing = { kind: "river" };

export function Tolls() {
  const mouth = riverPoint(MOUTH);
  return (
    <g aria-hidden="true">
      {[...RIVER.bridges, { id: "mouth", points: MOUTH_POINTS, ...mouth }].map(({ id, points, x, y }, at) => (
        <g key={id} data-info={`bridge ${at}`} pointerEvents="auto">
          <circle className={css.hbToll} cx={x} cy={y} r="12.5" />
          <text className={css.hbTollPoints} x={x} y={y + 5.5}>
            {points}
          </text>
        </g>
      ))}
    </g>
  );
}

/** The space ahead of one's pawn, where it can be moved to; what it costs stands beside it. */
export function NextSpace({ stop }: { stop: string }) {
  const { facts, isOpen, isChosen } = useHarbour();
  const { intl } = useLabels();
  if (!isOpen(RIVER_THING) || !facts.river) return null;
  const { space, is_mouth: isMouth, cubes: price = 0 } = facts.river;
  const { x, y } = riverPoint(space);
  const glow = classes(css.hbGlow, isChosen(RIVER_THING) ? css.isChosen : css.isOpen);
  return (
    <>
      <Touchable thing={RIVER_THING} stop={stop} label={riverLabel(intl, facts.river)}>
        <circle className={css.hbHit} cx={x} cy={y} r="22" />
        {isMouth ? (
          <rect className={classes(glow)} x={x - 47} y={y - 39} width="94" height="78" rx="21" />
        ) : (
          <circle className={classes(glow)} cx={x} cy={y} r="17" />
        )}
        <circle className={css.hbRing} cx={x} cy={y} r="20" />
      </Touchable>
      {price > 0 && (
        <g className={css.hbPrice} aria-hidden="true">
          <circle cx={x + 20} cy={y - 9} r="10" />
          <text x={x + 20} y={y - 4}>
            {price}
          </text>
        </g>
      )}
    </>
  );
}
