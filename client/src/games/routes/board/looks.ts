// Looks by colour: of a card or a route, and of whoever owns it; and what comes one after the other.
import type { Gable } from "@/platform/game";
import * as css from "./board.module.css";

export const BY_COLOUR = {
  pink: css.routesTPink,
  blue: css.routesTBlue,
  green: css.routesTGreen,
  black: css.routesTBlack,
  red: css.routesTRed,
  orange: css.routesTOrange,
  grey: css.routesTGrey,
  wild: css.routesTWild,
};
const OF = { step: css.routesOfStep, neck: css.routesOfNeck, bell: css.routesOfBell, spout: css.routesOfSpout, flat: css.routesOfFlat };
const LATE = [undefined, css.routesLate1, css.routesLate2, css.routesLate3, css.routesLate4];

export const ofClass = (gable: Gable | undefined) => gable && OF[gable];
export const lateClass = (number: number) => LATE[number];
