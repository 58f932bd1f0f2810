// Sites for houses and colonies: vacant, taken, offered, or with the see-through tile of the move in hand.
import { type ReactNode, memo } from "react";
import { type Class, classes } from "@/kit/classes";
import type { Gable } from "@/platform/game";
import { OF } from "../Sign";
import { GOODS, colony, goodName, house } from "../map";
import { type Spot, colonySpot, houseSpot } from "../pointing";
import * as css from "./board.module.css";

const BY_GOOD = { sugar: css.merGoodSugar, gems: css.merGoodGems, spice: css.merGoodSpice, silk: css.merGoodSilk };

export interface SiteState {
  /** Whose tile stands there. */
  owner: Gable | null;
  /** Whose tile would stand there after the move in hand. */
  ghost: Gable | null;
  /** The tile would leave with the move in hand. */
  isLeaving: boolean;
  isOffered: boolean;
  isChosen: boolean;
  isLooked: boolean;
  /** It has just come. */
  isFresh: boolean;
  /** Whose tile has just left. */
  gone: Gable | null;
  isStop: boolean;
  /** Money that a tile here would earn at once, or cost; 0 for none. */
  money: number;
  label: string;
}

/** How a tile is drawn: as a ghost, as one that leaves, that has just come, that is gone; or as none of these. */
const lookOf = (state: SiteState) =>
  state.owner === null ? (state.ghost ? css.isGhost : css.isGone) : classes(state.isFresh && css.isFresh, state.isLeaving && css.isLeaving);

function Tile({ gable, size, look }: { gable: Gable; size: number; look: Class | undefined }) {
  const box = { href: `#mer-piece-${gable}`, x: -size / 2, y: -size / 2 - 1, width: size, height: size };
  return (
    <g className={classes(css.merTile, OF[gable], look)}>
      <use {...box} />
    </g>
  );
}

/** What a tile here would bring or cost at once. */
function Coin({ money }: { money: number }) {
  return (
    <g className={classes(css.merCoin, money < 0 && css.isLoss)} transform="translate(17 -17)">
      <rect x="-17" y="-9.5" width="34" height="19" rx="9.5" />
      <text y="4.6">{money > 0 ? `+${money}` : `−${-money}`}</text>
    </g>
  );
}

const isLike = (one: SiteProps, other: SiteProps): boolean =>
  one.site === other.site && (Object.keys(one.state) as (keyof SiteState)[]).every((key) => one.state[key] === other.state[key]);

interface SiteProps {
  site: number;
  state: SiteState;
}

interface FrameProps {
  spot: Spot;
  x: number;
  y: number;
  state: SiteState;
  /** What is printed there; the label of the button says it in words. */
  printed?: number | null;
  children: ReactNode;
}

function Frame({ spot, x, y, state, printed = null, children }: FrameProps) {
  const transform = `translate(${x} ${y})`;
  return (
    <>
      <g
        className={classes(
          css.merSite,
          state.isOffered && css.isOffered,
          state.isChosen && css.isChosen,
          state.isLooked && css.isLooked,
          state.owner && css.isTaken,
        )}
        data-spot={spot}
        transform={transform}
        role="button"
        tabIndex={state.isStop ? 0 : -1}
        aria-label={state.label}
        aria-pressed={state.isChosen}
      >
        <title>{state.label}</title>
        {children}
      </g>
      <g className={css.merFigures} transform={transform} aria-hidden="true">
        {printed !== null && (
          <text y="4.5" className={css.merNumber}>
            {printed}
          </text>
        )}
        {state.money !== 0 && (state.isOffered || state.isChosen) && <Coin money={state.money} />}
      </g>
    </>
  );
}

export const HouseSite = memo(function HouseSite({ site, state }: SiteProps) {
  const { x, y, number } = house(site);
  const shown = state.owner ?? state.ghost;
  const left = shown ?? state.gone;
  return (
    <Frame spot={houseSpot(site)} x={x} y={y} state={state} printed={shown ? null : number}>
      <rect x="-20" y="-20" width="40" height="40" rx="8" className={css.merGlow} />
      <rect x="-15.5" y="-15.5" width="31" height="31" rx="4" className={css.merPlot} />
      {left && <Tile gable={left} size={28} look={lookOf(state)} />}
      <rect x="-20" y="-20" width="40" height="40" rx="7" className={css.merFocus} />
    </Frame>
  );
}, isLike);

export const ColonySite = memo(function ColonySite({ site, state }: SiteProps) {
  const { x, y, good } = colony(site);
  const shown = state.owner ?? state.ghost;
  return (
    <Frame spot={colonySpot(site)} x={x} y={y} state={state}>
      <circle r="22" className={css.merGlow} />
      <circle r="17" className={classes(css.merPort, BY_GOOD[goodName(good)])} />
      {shown ? (
        <>
          <circle r="14" className={css.merPlot} />
          <Tile gable={shown} size={23} look={lookOf(state)} />
          <circle cx="13" cy="12" r="9.5" className={classes(css.merPort, BY_GOOD[goodName(good)])} />
          <use href={`#mer-${GOODS[good]}`} x="6" y="5" width="14" height="14" />
        </>
      ) : (
        <use href={`#mer-${GOODS[good]}`} x="-12" y="-12" width="24" height="24" />
      )}
      {!shown && state.gone && <Tile gable={state.gone} size={23} look={lookOf(state)} />}
      <circle r="21" className={css.merFocus} />
    </Frame>
  );
}, isLike);
