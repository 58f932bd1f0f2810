// The goods exchange: a row for each good, with everybody's tile on its space.
import { useIntl } from "react-intl";
import { classes } from "@/kit/classes";
import { BONUS_SPACE, GOODS, LAST_SPACE, goodName } from "../map";
import { type Spot, goodSpot, usePointing } from "../pointing";
import { labelGood, sayGood } from "../saying";
import { useMerchants } from "../table";
import { ExchangeTiles } from "./ExchangeTiles";
import { type ExchangeLayout, SPACES } from "./exchangeLayout";
import * as css from "./board.module.css";

const BY_GOOD = { sugar: css.merGoodSugar, gems: css.merGoodGems, spice: css.merGoodSpice, silk: css.merGoodSilk };

interface PartProps {
  good: number;
  layout: ExchangeLayout;
}

/** How a row stands for the viewer now. */
function useRow(good: number): { spot: Spot; isOffered: boolean; isChosen: boolean; isLooked: boolean } {
  const { offered, choice } = useMerchants();
  const pointed = usePointing((state) => state.spot);
  const spot = goodSpot(good);
  return {
    spot,
    isOffered: offered.bySpot.has(spot) || offered.goods.length > 0,
    isChosen: (choice?.kind === "move" && choice.spot === spot) || (choice?.kind === "goods" && choice.goods.includes(good)),
    isLooked: pointed === spot || (choice?.kind === "look" && choice.spot === spot),
  };
}

/** The row in words: its good, who stands where, and whether it can be chosen. */
function useLabel(good: number, isOffered: boolean): string {
  const intl = useIntl();
  const { view, seat, player } = useMerchants();
  const standing = view.at.flatMap((at, other) => {
    const name = player(other)?.name ?? "";
    return at.exchange[good] ? [intl.formatMessage({ id: "merchants.exchange.at" }, { name, space: at.exchange[good] })] : [];
  });
  return intl.formatMessage(
    { id: "merchants.exchange.row" },
    {
      good: sayGood(intl, good),
      standing: intl.formatList(standing),
      count: standing.length,
      mine: view.at[seat]?.exchange[good] ?? 0,
      can: isOffered ? "yes" : "no",
    },
  );
}

/** A frame around a whole row, its label and all its spaces. */
function frameOf(layout: ExchangeLayout, good: number) {
  const [x, y, width, height] = layout.label(good);
  const ends = [layout.space(good, 1), layout.space(good, LAST_SPACE)];
  const left = Math.min(x, ...ends.map((box) => box[0]));
  const top = Math.min(y, ...ends.map((box) => box[1]));
  const right = Math.max(x + width, ...ends.map((box) => box[0] + box[2]));
  const bottom = Math.max(y + height, ...ends.map((box) => box[1] + box[3]));
  return { x: left + 1, y: top + 1, width: right - left - 2, height: bottom - top - 2, rx: 5 };
}

/** The printed spaces, and the symbol of the good at their end. */
function Spaces({ good, layout }: PartProps) {
  const [x, y, width, height] = layout.label(good);
  return (
    <>
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
    </>
  );
}

/** The name of the good, and the numbers of its spaces where rows lie flat. */
function Figures({ good, layout }: PartProps) {
  const intl = useIntl();
  const [x, y, width, height] = layout.label(good);
  return (
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
  );
}

function Row({ good, layout, isStop }: PartProps & { isStop: boolean }) {
  const { spot, isOffered, isChosen, isLooked } = useRow(good);
  const label = useLabel(good, isOffered);
  const frame = frameOf(layout, good);
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
        <Spaces good={good} layout={layout} />
        <rect {...frame} className={css.merGlow} />
        <ExchangeTiles good={good} layout={layout} />
        <rect {...frame} className={css.merFocus} />
      </g>
      <Figures good={good} layout={layout} />
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
