// The goods exchange: a row for each good, everybody's tile on its space, and where one's own would go.
import { useIntl } from "react-intl";
import { classes } from "@/kit/classes";
import type { Gable } from "@/platform/game";
import { OF } from "../Sign";
import { BONUS_SPACE, GOODS, LAST_SPACE, colony, goodName } from "../map";
import { readMove } from "../moves";
import { type Spot, goodSpot, usePointing } from "../pointing";
import { labelGood, sayGood } from "../saying";
import { afterSteps } from "../steps";
import { useMerchants } from "../table";
import type { ExchangeLayout } from "./exchangeLayout";
import * as css from "./board.module.css";

const BY_GOOD = { sugar: css.merGoodSugar, gems: css.merGoodGems, spice: css.merGoodSpice, silk: css.merGoodSilk };

interface Standing {
  gable: Gable;
  space: number;
  kind: "tile" | "ghost";
  isFresh: boolean;
}

const SPACES = Array.from({ length: LAST_SPACE }, (_, at) => at + 1);

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

function Tiles({ good, layout }: { good: number; layout: ExchangeLayout }) {
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

function Row({ good, layout, isStop }: { good: number; layout: ExchangeLayout; isStop: boolean }) {
  const intl = useIntl();
  const { view, seat, offered, choice, player } = useMerchants();
  const pointed = usePointing((state) => state.spot);
  const spot: Spot = goodSpot(good);
  const isOffered = offered.bySpot.has(spot) || offered.goods.length > 0;
  const isChosen = (choice?.kind === "move" && choice.spot === spot) || (choice?.kind === "goods" && choice.goods.includes(good));
  const isLooked = pointed === spot || (choice?.kind === "look" && choice.spot === spot);
  const [x, y, width, height] = layout.label(good);
  const ends = [layout.space(good, 1), layout.space(good, LAST_SPACE)];
  const left = Math.min(x, ...ends.map((box) => box[0]));
  const top = Math.min(y, ...ends.map((box) => box[1]));
  const right = Math.max(x + width, ...ends.map((box) => box[0] + box[2]));
  const bottom = Math.max(y + height, ...ends.map((box) => box[1] + box[3]));
  const whole = { x: left + 1, y: top + 1, width: right - left - 2, height: bottom - top - 2, rx: 5 };
  const standing = view.at.flatMap((at, other) => {
    const name = player(other)?.name ?? "";
    return at.exchange[good] ? [intl.formatMessage({ id: "merchants.exchange.at" }, { name, space: at.exchange[good] })] : [];
  });
  const label = intl.formatMessage(
    { id: "merchants.exchange.row" },
    {
      good: sayGood(intl, good),
      standing: intl.formatList(standing),
      count: standing.length,
      mine: view.at[seat]?.exchange[good] ?? 0,
      can: isOffered ? "yes" : "no",
    },
  );
  return (
    <>
      <g
        className={classes(css.merRow, css.merSite, isOffered && css.isOffered, isChosen && css.isChosen, isLooked && css.isLooked)}
        data-spot={spot}
        role="button"
        tabIndex={isStop ? 0 : -1}
        aria-label={label}
        aria-pressed={isChosen}
      >
        <title>{label}</title>
        {SPACES.map((space) => {
          const [cellX, cellY, cellWidth, cellHeight] = layout.space(good, space);
          return (
            <rect
              key={space}
              x={cellX}
              y={cellY}
              width={cellWidth}
              height={cellHeight}
              className={classes(css.merCell, space < BONUS_SPACE && css.isLow)}
            />
          );
        })}
        <rect x={x} y={y} width={width} height={height} className={classes(css.merRowName, BY_GOOD[goodName(good)])} />
        {layout.isUpright ? (
          <use href={`#mer-${GOODS[good]}`} x={x + width / 2 - 11} y={y + 2} width="22" height="22" />
        ) : (
          <use href={`#mer-${GOODS[good]}`} x={x + 5} y={y + height / 2 - 14} width="28" height="28" />
        )}
        <rect {...whole} className={css.merGlow} />
        <Tiles good={good} layout={layout} />
        <rect {...whole} className={css.merFocus} />
      </g>
      <g className={css.merFigures} aria-hidden="true">
        {!layout.isUpright &&
          SPACES.map((space) => {
            const [cellX, cellY] = layout.space(good, space);
            return (
              <text key={space} x={cellX + 6} y={cellY + 14} className={css.merSpace}>
                {space}
              </text>
            );
          })}
        {layout.isUpright ? (
          <text x={x + width / 2} y={y + 37} className={classes(css.merGoodName, css.isSmall)}>
            {labelGood(intl, good)}
          </text>
        ) : (
          <text x={x + 38} y={y + height / 2 + 5} className={css.merGoodName}>
            {labelGood(intl, good)}
          </text>
        )}
      </g>
    </>
  );
}

/** `stop` is the row where the keyboard stands. */
export function Exchange({ layout, stop }: { layout: ExchangeLayout; stop: number | null }) {
  const mark = (space: number) => layout.space(0, space);
  return (
    <>
      {layout.isUpright &&
        SPACES.map((space) => (
          <text
            key={space}
            x={11}
            y={mark(space)[1] + mark(space)[3] / 2 + 4.5}
            className={classes(css.merSpace, css.isMiddle)}
            aria-hidden="true"
          >
            {space}
          </text>
        ))}
      {GOODS.map((name, good) => (
        <Row key={name} good={good} layout={layout} isStop={stop === good} />
      ))}
    </>
  );
}
