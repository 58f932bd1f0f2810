// The layers of the map: what never changes, what glows above it, and on top what is played, with its buttons.
import { memo, useMemo } from "react";
import { useIntl } from "react-intl";
import { classes } from "@/kit/classes";
import type { Gable } from "@/platform/game";
import { type Choice, payableWith } from "../choice";
import { FREE, HEIGHT, PLACES, ROUTES, ROUTES_AT, WIDTH, place } from "../map";
import { pointedRoute, usePointing } from "../pointing";
import { sayRoute, standing } from "../saying";
import { useRoutes } from "../table";
import { Carts, Discs, PointsToCome, type Standing } from "./Pieces";
import { PlaceName, PlaceShape } from "./PlaceShape";
import { Invitation, Reach, RouteShape, Shine } from "./RouteShape";
import { LABELS } from "./labels";
import { type Lights, lightsOf } from "./lights";
import { sheet } from "./sheet";
import type { Stand } from "./walking";
import * as css from "./board.module.css";

const LAYER = { className: css.routesLayer, width: WIDTH, height: HEIGHT, viewBox: `0 0 ${WIDTH} ${HEIGHT}` };

/** Drawn once: the drawing is ours, from sheet.ts. */
const City = memo(function City() {
  return <svg {...LAYER} aria-hidden="true" dangerouslySetInnerHTML={{ __html: sheet() }} />;
});

function Routes({ stop }: { stop: Stand }) {
  const intl = useIntl();
  const { view, facts, offered, seat, players, whose } = useRoutes();
  const { owners } = view.public;
  // Worded once a move: what is chosen meanwhile changes no label.
  const routes = useMemo(() => {
    const closed = new Set(facts.closed);
    return ROUTES.map(({ index }) => {
      const how = standing({ view, offered, seat, whose }, index, closed);
      const owner = players.find((player) => player.seat === owners[index]);
      return {
        index,
        owner: owner?.gable ?? null,
        isClosed: closed.has(index),
        isClaimable: how === "claimable",
        label: sayRoute(intl, index, how, owner),
      };
    });
  }, [intl, view, facts, offered, seat, players, whose, owners]);
  return routes.map((route) => <RouteShape key={route.index} {...route} isStop={stop.kind === "route" && stop.index === route.index} />);
}

function Places({ stop, lights }: { stop: Stand; lights: Lights }) {
  const intl = useIntl();
  const { whose } = useRoutes();
  return PLACES.map(({ index }) => {
    const light = lights.place(index);
    const values = { place: place(index).name, routes: ROUTES_AT[index]?.length ?? 0, light: light ?? "none", me: whose.me };
    return (
      <PlaceShape
        key={index}
        index={index}
        light={light}
        isStop={stop.kind === "place" && stop.index === index}
        label={intl.formatMessage({ id: "routes.place.label" }, values)}
      />
    );
  });
}

/** The route of the move in hand, and the one that is only looked at. */
function routesIn(choice: Choice | null): { chosen: number | null; looked: number | null } {
  return {
    chosen: choice?.kind === "claim" ? choice.claim.route : null,
    looked: choice?.kind === "blocked" && typeof choice.what === "object" && "route" in choice.what ? choice.what.route : null,
  };
}

/** What the contracts of the viewer and those that are weighed light up. */
function useLights(): Lights {
  const { view, choice, held, laid, shown } = useRoutes();
  const weighed = choice?.kind === "keep" ? [choice.contract] : choice?.kind === "both" ? view.offer : [];
  // Of what lies open at the end only what a hand is on: all of it together would light the whole board.
  return lightsOf([...held, ...laid.filter((one) => shown.has(one.contract))], new Set([...shown, ...weighed]));
}

/** Carts of all owners, and those that the move in hand would put there. */
function useCarts(chosen: number | null): Standing[] {
  const { view, seat, moment, player } = useRoutes();
  const { owners } = view.public;
  const fresh = new Set(moment?.events.flatMap((event) => (event.type === "RouteClaimed" ? [event.route] : [])));
  const gable = (at: number): Gable | undefined => player(at)?.gable;
  return ROUTES.flatMap(({ index }) => {
    const owner = owners[index] ?? FREE;
    const own = gable(owner === FREE && index === chosen ? seat : owner);
    return own ? [{ route: index, gable: own, isGhost: owner === FREE, isFresh: fresh.has(index) }] : [];
  });
}

/** Routes that can be claimed now, or with the card in hand. */
function Invitations({ isQuiet }: { isQuiet: boolean }) {
  const { offered, choice } = useRoutes();
  const inviting = choice?.kind === "card" ? payableWith(offered, choice.card) : new Set(offered.claims.keys());
  return (
    <svg {...LAYER} className={classes(css.routesLayer, css.routesInvitations, isQuiet && css.isQuiet)} aria-hidden="true">
      {[...inviting].map((index) => (
        <Invitation key={index} index={index} />
      ))}
    </svg>
  );
}

/** What shines under the routes, and where a finger reaches them. */
function Glow({ lights }: { lights: Lights }) {
  const { chosen, looked } = routesIn(useRoutes().choice);
  const pointed = pointedRoute(usePointing((state) => state.spot));
  return (
    <g aria-hidden="true">
      {lights.joined.map((index) => (
        <Shine key={index} index={index} kind="joined" />
      ))}
      {lights.way.map((index) => (
        <Shine key={index} index={index} kind="way" />
      ))}
      {chosen !== null && <Shine index={chosen} kind="chosen" />}
      {looked !== null && <Shine index={looked} kind="looked" />}
      {pointed !== null && <Shine key={pointed} index={pointed} kind="pointed" />}
      {ROUTES.map(({ index }) => (
        <Reach key={index} index={index} />
      ))}
    </g>
  );
}

/** Everything on the sheet; it does not know which part of it is seen. `stand` is where the keyboard stands. */
export const Layers = memo(function Layers({ stand }: { stand: Stand | null }) {
  const intl = useIntl();
  const { offered, choice } = useRoutes();
  const { chosen } = routesIn(choice);
  const lights = useLights();
  const carts = useCarts(chosen);
  const stop = stand ?? { kind: "route", index: [...offered.claims.keys()][0] ?? 0 };
  return (
    <>
      <City />
      <Invitations isQuiet={chosen !== null} />
      <svg
        {...LAYER}
        className={classes(css.routesLayer, offered.claims.size > 0 && css.routesWeighing)}
        role="group"
        aria-label={intl.formatMessage({ id: "routes.board" })}
      >
        <Glow lights={lights} />
        <Routes stop={stop} />
        <Discs />
        <Places stop={stop} lights={lights} />
        <g aria-hidden="true" className={css.routesPieces}>
          {LABELS.map((label) => (
            <PlaceName key={label.place} label={label} light={lights.place(label.place)} />
          ))}
          <Carts standing={carts} />
          {chosen !== null && <PointsToCome index={chosen} />}
        </g>
      </svg>
    </>
  );
});
