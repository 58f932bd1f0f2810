// The tiles on a row of the goods exchange: everybody's on its space, and where one's own would go.
import { classes } from "@/kit/classes";
import type { Gable } from "@/platform/game";
import { OF } from "../Sign";
import { colony } from "../map";
import { readMove } from "../moves";
import { afterSteps } from "../steps";
import { useMerchants } from "../table";
import { type ExchangeLayout, SPACES } from "./exchangeLayout";
import * as css from "./board.module.css";

interface Standing {
  gable: Gable;
  space: number;
  kind: "tile" | "ghost";
  isFresh: boolean;
}

/** The spaces after the move in hand, by good; null where it moves no good. */
function useAfter(): readonly number[] | null {
  const table = useMerchants();
  const { choice } = table;
  if (choice?.kind === "goods") return afterSteps(table, choice.goods);
  const move = choice?.kind === "move" ? readMove(choice.move) : null;
  if (move?.kind === "found") return afterSteps(table, [colony(move.site).good]);
  return move?.kind === "advance" || move?.kind === "back" ? afterSteps(table, [move.good]) : null;
}

function useTiles(good: number): Standing[] {
  const { view, seat, player, moment } = useMerchants();
  const after = useAfter();
  const tiles = view.at.flatMap((at, other): Standing[] => {
    const gable = player(other)?.gable;
    const space = at.exchange[good] ?? 0;
    const isFresh = moment?.events.some((event) => event.type === "GoodMoved" && event.seat === other && event.good === good) ?? false;
    return gable && space > 0 ? [{ gable, space, kind: "tile", isFresh }] : [];
  });
  const [mine, to] = [player(seat)?.gable, after?.[good] ?? 0];
  const moves = mine !== undefined && to > 0 && to !== view.at[seat]?.exchange[good];
  return moves ? [...tiles, { gable: mine, space: to, kind: "ghost", isFresh: false }] : tiles;
}

const TILE = 27;

export function ExchangeTiles({ good, layout }: { good: number; layout: ExchangeLayout }) {
  const tiles = useTiles(good);
  return SPACES.map((space) => {
    const here = tiles.filter((tile) => tile.space === space);
    const [x, y, width, height] = layout.space(good, space);
    // The number of the space keeps its corner where rows lie flat.
    const room = width - (layout.isUpright ? 4 : 18);
    const step = here.length > 1 ? Math.min(TILE - 1, (room - TILE) / (here.length - 1)) : 0;
    const first = x + width - room / 2 - 2 - (step * (here.length - 1)) / 2;
    return here.map(({ gable, kind, isFresh }, at) => (
      <g key={`${gable}${kind}`} transform={`translate(${first + step * at} ${y + height / 2})`}>
        <g className={classes(css.merTile, OF[gable], kind === "ghost" && css.isGhost, isFresh && css.isFresh)}>
          <use href={`#mer-piece-${gable}`} x={-TILE / 2} y={-TILE / 2 - 1} width={TILE} height={TILE} />
        </g>
      </g>
    ));
  });
}
