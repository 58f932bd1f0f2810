// Ratings at a rated table: fetched for such a table alone, and left away where they do not come.
import { type ComponentType, lazy, Suspense } from "react";
import * as css from "./Ratings.module.css";

/** A table without them is worth more than none. */
const orNothing = <Props,>(load: Promise<ComponentType<Props>>): Promise<{ default: ComponentType<Props> }> =>
  load.then(
    (part) => ({ default: part }),
    () => ({ default: () => null }),
  );

const Line = lazy(() => orNothing(import("./SeatLine").then((part) => part.SeatLine)));
const Result = lazy(() => orNothing(import("./Result").then((part) => part.Result)));

/** One line below a name before the game; its place is kept until it is there. */
export function SeatRating({ seat }: { seat: number }) {
  return (
    <span className={css.seatRating} data-rating={seat}>
      <Suspense fallback={null}>
        <Line seat={seat} />
      </Suspense>
    </span>
  );
}

/** What the game did to everybody's rating. */
export function ResultRatings() {
  return (
    <Suspense fallback={null}>
      <Result />
    </Suspense>
  );
}
