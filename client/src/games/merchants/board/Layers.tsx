// Everything on the sheet: the printed ground, the years, the sites with their tiles; it does not know which part of it is seen.
import { memo, useMemo } from "react";
import { useIntl } from "react-intl";
import type { Size } from "@/kit/camera";
import { classes } from "@/kit/classes";
import { OF } from "../Sign";
import { BRIDGES, COLONIES, CONTINENTS, FIRST_BRIDGE, house } from "../map";
import { type Spot, readSpot, usePointing } from "../pointing";
import { sayColony, sayContinent } from "../saying";
import { useMerchants } from "../table";
import { Exchange } from "./Exchange";
import { AT_FOOT } from "./exchangeLayout";
import { Ground } from "./Ground";
import { ColonySite, HouseSite } from "./Sites";
import { Years } from "./Years";
import { placeLabels } from "./labels";
import { PRINTED, isOnSheet } from "./sheet";
import { useSites } from "./useSites";
import * as css from "./board.module.css";

/** Bridges with both ends in one hand, in that player's colour. */
function OwnBridges() {
  const { view, player } = useMerchants();
  const pointed = usePointing((state) => state.spot);
  return (
    <g aria-hidden="true">
      {BRIDGES.map(({ index, ends: [from, to] }) => {
        const gable = player(view.at.findIndex(({ bonuses }) => bonuses.includes(FIRST_BRIDGE + index)))?.gable;
        const isPointed = pointed === `bridge:${index}`;
        if (!gable && !isPointed) return null;
        const [one, other] = [house(from), house(to)];
        return (
          <path
            key={index}
            className={classes(css.merBridgeOwn, gable && OF[gable], isPointed && css.isLooked)}
            d={`M${one.x} ${one.y}L${other.x} ${other.y}`}
          />
        );
      })}
    </g>
  );
}

const Names = memo(function Names() {
  const intl = useIntl();
  const labels = useMemo(
    () =>
      placeLabels(
        COLONIES.map(({ index }) => sayColony(intl, index)),
        CONTINENTS.map((_, index) => sayContinent(intl, index)),
      ),
    [intl],
  );
  return (
    <g className={css.merNames} aria-hidden="true">
      {labels.map(({ site, x, y, anchor }) => (
        <text key={site} x={x} y={y} textAnchor={anchor}>
          {sayColony(intl, site)}
        </text>
      ))}
    </g>
  );
});

/** Where the keyboard comes in: at something that is offered, or else at the city. */
function useStop(stand: Spot | null, sheet: Size): Spot {
  const { offered } = useMerchants();
  const first = [...offered.bySpot.keys()].find((spot) => isOnSheet(spot, sheet));
  return stand ?? first ?? "house:0";
}

/** `stand` is where the keyboard stands. */
export const Layers = memo(function Layers({ sheet, stand }: { sheet: Size; stand: Spot | null }) {
  const intl = useIntl();
  const { view, choice } = useMerchants();
  const pointed = usePointing((state) => state.spot);
  const stop = useStop(stand, sheet);
  const { houses, colonies } = useSites(stop);
  const at = readSpot(stop);
  const looked = pointed ?? (choice?.kind === "look" ? choice.spot : null);
  const lit = looked && readSpot(looked);
  return (
    <>
      <Ground sheet={sheet} />
      <svg
        className={classes(css.merLayer, choice?.kind === "move" && css.hasChoice)}
        width={sheet.width}
        height={sheet.height}
        viewBox={`0 0 ${sheet.width} ${sheet.height}`}
        role="group"
        aria-label={intl.formatMessage({ id: "merchants.board" })}
      >
        <OwnBridges />
        {colonies.map((state, site) => (
          <ColonySite key={site} site={site} state={state} />
        ))}
        {houses.map((state, site) => (
          <HouseSite key={site} site={site} state={state} />
        ))}
        <Names />
        <Years now={view.square} stop={at.kind === "square" ? at.index : null} lit={lit?.kind === "square" ? lit.index : null} />
        {sheet === PRINTED && <Exchange layout={AT_FOOT} stop={at.kind === "good" ? at.index : null} />}
      </svg>
    </>
  );
});
