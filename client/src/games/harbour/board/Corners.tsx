// The two corners of the board: the docker building and the black market.
import { classes } from "@/kit/classes";
import { DOCKER_PLACES, GOODS, MARKET_CELLS } from "../map";
import { usePointing } from "../pointing";
import { Use, dockerSymbol, goodSymbol } from "../symbols/Symbol";
import { useHarbour } from "../table";
import { type Thing, keyOf } from "../things";
import { Figure } from "./Figure";
import { Touchable } from "./Touchable";
import { marketLabel, useLabels } from "./labels";
import * as css from "./board.module.css";

export function DockerBuilding() {
  const { view, facts } = useHarbour();
  const pointed = usePointing((state) => state.spot === "building");
  const [top, last] = [DOCKER_PLACES[0], DOCKER_PLACES.at(-1)];
  if (!top || !last) return null;
  const wall = `M${top.x - 62} ${last.y + 40}V${top.y - 10}L${top.x} ${top.y - 52}L${top.x + 62} ${top.y - 10}V${last.y + 40}Z`;
  return (
    <g aria-hidden="true" data-piece="building">
      <path className={css.hbShade} d={wall} transform="translate(0 2.5)" />
      <path className={css.hbBuilding} d={wall} />
      {pointed && <path className={classes(css.hbGlow, css.isPointed)} d={wall} />}
      <g className={css.hbBuildingSign}>
        <Use name="docker" x={top.x} y={top.y - 33} size={20} />
      </g>
      {DOCKER_PLACES.map(({ place, points, x, y, holds }, at) => {
        const wide = holds === 1 ? 46 : 54;
        const high = holds === 1 ? 21 : 30;
        const housed = holds === 1 ? view.building.slice(at, at + 1) : view.building.slice(at);
        const isNext = at === facts.docker_place;
        return (
          <g key={place}>
            <rect
              className={classes(css.hbDockerPlace, isNext && css.isNext)}
              x={x - wide}
              y={y - high}
              width={2 * wide}
              height={2 * high}
              rx="6"
            />
            <text className={css.hbDockerPoints} x={x - wide + 22} y={y + 8}>
              {points}
            </text>
            {housed.length === 0 && <circle className={classes(css.hbHollow, css.isHouse)} cx={x + 16} cy={y} r="12" />}
            {holds === 1
              ? housed.map((docker) => <Use key={docker} name={dockerSymbol(docker)} x={x + 16} y={y - 1} size={30} />)
              : housed.map((docker, nth) => (
                  <Use
                    key={nth}
                    name={dockerSymbol(docker)}
                    x={x - 6 + (nth % 4) * (housed.length > 3 ? 16 : 24)}
                    y={y - (housed.length > 4 ? 12 : 0) + Math.floor(nth / 4) * 25}
                    size={housed.length > 3 ? 20 : 25}
                  />
                ))}
          </g>
        );
      })}
    </g>
  );
}

export function BlackMarket({ stop }: { stop: string }) {
  const { view, isOpen, isChosen } = useHarbour();
  const labels = useLabels();
  const pointed = usePointing((state) => state.spot);
  const [first] = MARKET_CELLS;
  if (!first) return null;
  const [left, top] = [first.x, first.y];
  return (
    <>
      <rect className={css.hbShade} x={left - 34} y={top - 52} width="172" height="192" rx="10" />
      <rect className={css.hbBlackMarket} x={left - 34} y={top - 54} width="172" height="192" rx="10" />
      <Use name="black-market" x={left - 13} y={top - 38} size={20} />
      <text className={css.hbBlackMarketName} x={left + 62} y={top - 32}>
        {labels.intl.formatMessage({ id: "harbour.blackMarket" })}
      </text>
      {GOODS.map((_, good) => {
        const cell = MARKET_CELLS[good];
        const thing: Thing = { kind: "good", good, at: "market" };
        const sold = view.sold.includes(good);
        const glow = isChosen(thing) ? css.isChosen : pointed === keyOf(thing) ? css.isPointed : isOpen(thing) && css.isOpen;
        return (
          cell && (
            <Touchable key={good} thing={thing} stop={stop} label={marketLabel(labels, good)}>
              <rect className={classes(css.hbCell, sold && css.isSold)} x={cell.x - 23} y={cell.y - 23} width="46" height="46" rx="5" />
              <Use name={goodSymbol(good)} x={cell.x} y={cell.y} size={31} className={classes(!sold && css.hbUnsold)} />
              {glow && <rect className={classes(css.hbGlow, glow)} x={cell.x - 23} y={cell.y - 23} width="46" height="46" rx="5" />}
              {view.pawn === good && <Figure kind="dealer" x={cell.x + 14} y={cell.y + 8} />}
              <rect className={css.hbRing} x={cell.x - 24} y={cell.y - 24} width="48" height="48" rx="6" />
            </Touchable>
          )
        );
      })}
    </>
  );
}
