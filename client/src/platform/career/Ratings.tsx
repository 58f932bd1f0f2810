// A player's ratings at a game, one for each pace: how strong, how far off that may be, and how it came to it.
import { useId } from "react";
import { FormattedMessage } from "react-intl";
import { RatingCourse } from "./RatingCourse";
import type { CareerRating } from "@/wire/http";
import * as css from "./Ratings.module.css";

export function Ratings({ ratings }: { ratings: readonly CareerRating[] }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <header className={css.subhead}>
        <h3 id={id}>
          <FormattedMessage id="career.rating" />
        </h3>
        <small>
          <FormattedMessage id="career.rating.about" />
        </small>
      </header>
      {ratings.map((one) => (
        <Rating key={one.pace} {...one} />
      ))}
    </section>
  );
}

function Rating({ pace, rating: { rating, doubt, games, needed }, course }: CareerRating) {
  return (
    <>
      <p className={css.rating}>
        <span>
          <FormattedMessage id="career.rating.pace" values={{ pace }} />
        </span>{" "}
        {rating === null ? (
          <FormattedMessage id="career.rating.few" values={{ games, needed }} />
        ) : (
          <>
            <small>
              <FormattedMessage id="career.rating.games" values={{ games }} />
            </small>{" "}
            <span className={css.strength}>
              <b>{rating}</b> <span className={css.doubt}>±{doubt}</span>
            </span>
          </>
        )}
      </p>
      {course.length > 1 && <RatingCourse course={course} isWhole={course.length === games} />}
    </>
  );
}
