// The port as it stands: covered roofs, dockers on their pontoons, and what it costs to sail to each berth.
import { type Class, classes } from "@/kit/classes";
import { DOCKERS, NOTHING, SPACES, type Space, pieces } from "../map";
import { gableOf } from "../names";
import { usePointing } from "../pointing";
import { Use, dockerSymbol, goodSymbol, markSymbol, pieceSymbol, seatClass } from "../symbols/Symbol";
import { useHarbour } from "../table";
import { type Thing, keyOf } from "../things";
import { Figure } from "./Figure";
import { Touchable } from "./Touchable";
import { dockerLabel, spaceLabel, useLabels } from "./labels";
import { dockerPlace } from "./mooring";
import * as css from "./board.module.css";

const PONTOONS: Readonly<Record<string, Class | undefined>> = {
  brown: css.isBrown,
  "light-blue": css.isLightBlue,
  white: css.isWhite,
  yellow: css.isYellow,
  pink: css.isPink,
  "light-green": css.isLightGreen,
};

/** Points on roofs that wait, goods on roofs that are covered. */
function Roofs({ space }: { space: Space }) {
  const { view, facts, moment } = useHarbour();
  const covered = view.roofs[space.good] ?? 0;
  const isFresh =
    moment?.events.some(
      (event) =>
        (event.type === "GoodDelivered" && event.depot === NOTHING && event.good === space.good) ||
        (event.type === "TomDelivered" && event.good === space.good),
    ) ?? false;
  return space.roofs.map((roof) => {
    const isCovered = space.points.indexOf(roof.points) < covered;
    return isCovered ? (
      <g key={roof.points} className={classes(isFresh && space.points.indexOf(roof.points) === covered - 1 && css.isFresh)}>
        <circle className={css.hbDisc} cx={roof.x} cy={roof.y + 4} r="13.5" />
        <Use name={goodSymbol(space.good)} x={roof.x} y={roof.y + 4} size={21} />
      </g>
    ) : (
      <g key={roof.points}>
        <circle className={classes(css.hbDisc, css.isEmpty)} cx={roof.x} cy={roof.y + 4} r="12" />
        <text className={classes(css.hbPoints, facts.roofs[space.good] === roof.points && css.isNext)} x={roof.x} y={roof.y + 10}>
          {roof.points}
        </text>
      </g>
    );
  });
}

function Depot({ space, any }: { space: Space; any: string }) {
  const { view } = useHarbour();
  const good = view.depots[space.number] ?? NOTHING;
  const [x = 0, y = 0] = space.building ?? [];
  return (
    <>
      <circle className={classes(css.hbDisc, good === NOTHING && css.isEmpty)} cx={x} cy={y + 3} r="13" />
      {good === NOTHING ? (
        <>
          <text className={classes(css.hbPoints, css.isDepot)} x={x} y={y + 9}>
            {space.points[0]}
          </text>
          <text className={css.hbAny} x={x} y={y + 26}>
            {any}
          </text>
        </>
      ) : (
        <Use name={goodSymbol(good)} x={x} y={y + 3} size={21} />
      )}
    </>
  );
}

/** Two places for dockers; those that can be taken are touched one by one. */
function Pontoon({ space }: { space: Space }) {
  const { view } = useHarbour();
  const { x, y } = space;
  const standing = pieces(view.pontoons[space.number] ?? []);
  return (
    <g className={classes(css.hbPontoon, PONTOONS[DOCKERS[space.docker] ?? ""])}>
      <rect className={css.hbShade} x={x - 31} y={y - 19} width="62" height="42" rx="5" />
      <rect className={css.hbRaft} x={x - 31} y={y - 21} width="62" height="42" rx="5" />
      <path className={css.hbPlank} d={`M${x - 29} ${y - 8}H${x + 29}M${x - 29} ${y + 7}H${x + 29}`} />
      {[0, 1].map((at) => {
        const { x: left } = dockerPlace(space, at);
        const docker = standing[at];
        return docker === undefined ? (
          <circle key={at} className={css.hbHollow} cx={left} cy={y} r="11" />
        ) : (
          <g key={at}>
            <circle className={css.hbDisc} cx={left} cy={y} r="13" />
            <Use name={dockerSymbol(docker)} x={left} y={y - 1} size={21} />
          </g>
        );
      })}
      <circle className={css.hbPontoonMark} cx={x} cy={y - 21} r="10" />
      <g className={css.hbPontoonSign}>
        <Use name={markSymbol(space.docker)} x={x} y={y - 21} size={13} />
      </g>
    </g>
  );
}

function Start({ space }: { space: Space }) {
  const { view, players } = useHarbour();
  const { x, y } = space;
  return (
    <>
      <rect className={css.hbShade} x={x - 48} y={y - 28} width="96" height="60" rx="8" />
      <rect className={css.hbStart} x={x - 48} y={y - 30} width="96" height="60" rx="8" />
      {space.berths.slice(0, view.seats).map((berth, seat) => (
        <g key={seat} className={classes(seatClass(gableOf(players, seat)))}>
          <rect className={css.hbStartBerth} x={berth.x - 18} y={berth.y - 9} width="36" height="18" rx="9" />
          <Use name={pieceSymbol(gableOf(players, seat))} x={berth.x} y={berth.y} size={13} />
        </g>
      ))}
    </>
  );
}

/** The outline that glows around a space. */
function Outline({ space, name }: { space: Space; name: Class | undefined }) {
  const { kind, x, y } = space;
  if (kind === "pontoon") return <rect className={classes(name)} x={x - 33} y={y - 23} width="66" height="46" rx="7" />;
  if (kind === "start") return <rect className={classes(name)} x={x - 50} y={y - 32} width="100" height="64" rx="10" />;
  return <circle className={classes(name)} cx={x} cy={y} r={kind === "water" ? 13 : 17} />;
}

/** Where the price of a berth stands, so that it covers nothing. */
function pricePlace({ kind, x, y }: Space): readonly [number, number] {
  if (kind === "pontoon") return [x + 26, y - 22];
  if (kind === "start") return [x + 44, y + 29];
  return kind === "water" ? [x, y] : [x + 16, y + 15];
}

export function Port({ stop }: { stop: string }) {
  const { view, isOpen, isChosen, chosen } = useHarbour();
  const labels = useLabels();
  const pointed = usePointing((state) => state.spot);
  return SPACES.map((space) => {
    const { index } = space;
    const thing: Thing = { kind: "space", space: index };
    const glow = isChosen(thing)
      ? css.isChosen
      : chosen?.route.includes(index)
        ? css.isWay
        : pointed === keyOf(thing)
          ? css.isPointed
          : isOpen(thing) && css.isOpen;
    return (
      <Touchable key={index} thing={thing} stop={stop} label={spaceLabel(labels, index)}>
        {space.building && (
          <rect className={css.hbHit} x={(space.building[0] ?? 0) - 57} y={(space.building[1] ?? 0) - 30} width="114" height="78" />
        )}
        <Outline space={space} name={classes(css.hbHit, css.isBerth)} />
        {space.kind === "pontoon" && <Pontoon space={space} />}
        {space.kind === "start" && <Start space={space} />}
        {glow && <Outline space={space} name={classes(css.hbGlow, glow)} />}
        {view.foreman === index && <Figure kind="foreman" x={space.x - 22} y={space.y + ((space.building?.[1] ?? 0) < space.y ? -4 : 4)} />}
        <Outline space={space} name={css.hbRing} />
      </Touchable>
    );
  });
}

/** Figures on houses and berths. They lie above the buttons, whose labels say the same in words. */
export function PortFigures() {
  const { intl } = useLabels();
  const { prices } = useHarbour();
  return (
    <g className={css.hbFigures} aria-hidden="true">
      {SPACES.map((space) => {
        const price = prices.get(space.index) ?? 0;
        const [x, y] = pricePlace(space);
        return (
          <g key={space.index}>
            {space.kind === "warehouse" && <Roofs space={space} />}
            {space.kind === "depot" && <Depot space={space} any={intl.formatMessage({ id: "harbour.depot.any" })} />}
            {price > 0 && (
              <g className={css.hbPrice}>
                <circle cx={x} cy={y} r="10" />
                <text x={x} y={y + 5}>
                  {price}
                </text>
              </g>
            )}
          </g>
        );
      })}
    </g>
  );
}

/** Dockers that can be taken where one's barge lies, each for itself. */
export function Dockers({ stop }: { stop: string }) {
  const { view, seat, isOpen, isChosen } = useHarbour();
  const labels = useLabels();
  const space = SPACES[view.at[seat]?.barge ?? -1];
  if (space?.kind !== "pontoon") return null;
  return pieces(view.pontoons[space.number] ?? []).map((docker, at) => {
    const thing: Thing = { kind: "docker", docker, at: "pontoon" };
    if (!isOpen(thing)) return null;
    const { x, y } = dockerPlace(space, at);
    return (
      <Touchable key={at} thing={thing} stop={stop} label={dockerLabel(labels, docker)}>
        <circle className={css.hbHit} cx={x} cy={y} r="14" />
        <circle className={classes(css.hbGlow, isChosen(thing) ? css.isChosen : css.isOpen)} cx={x} cy={y} r="13" />
        <circle className={css.hbRing} cx={x} cy={y} r="15" />
      </Touchable>
    );
  });
}
