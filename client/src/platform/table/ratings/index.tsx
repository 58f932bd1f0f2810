// Ratings at a rated table: fetched for such a table alone, and left away where they do not come.
import { Suspense } from "react";
import { extra } from "@/platform/shared/extra";
import * as css from "./Ratings.module.css";

const Line = extra(async () => ({ default: (await import("./SeatLine")).SeatLine }));
const Result = extra(async () => ({ default: (await import("./Result")).Result }));

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
